# Writes the list of scenario tests, by the rule in the name of their suite: TEST(MM_3_6, Name) is of MM-3.6.
file(GLOB files ${FOLDER}/*/*.cpp)
list(SORT files)
set(rows "")
foreach(file IN LISTS files)
  file(STRINGS ${file} lines REGEX "^TEST(_F)?\\([A-Z]+_[0-9]+_[0-9]+, *[A-Za-z0-9_]+")
  foreach(line IN LISTS lines)
    string(REGEX REPLACE "^TEST(_F)?\\(([A-Z]+)_([0-9]+)_([0-9]+), *([A-Za-z0-9_]+).*$" "    {\"\\2-\\3.\\4\", \"\\5\"}," row "${line}")
    string(APPEND rows "${row}\n")
  endforeach()
endforeach()
file(WRITE ${OUT} "// Written by the build: one line for each scenario test.
#include \"game/app/scenarios.hpp\"

namespace nightcap::app {

std::span<const Scenario> scenarios() {
  static constexpr Scenario kList[] = {
${rows}  };
  return kList;
}

}  // namespace nightcap::app
")
