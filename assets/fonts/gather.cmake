# Gathers the faces of scene::Font in DATA/NAME.ttf, each with its licence: from the packages that package-lock.json
# names, which are fetched into WORK once; where that can't be done, from fonts that the system has. Never fails: the
# program sets its texts in any face that is there. Run by `cmake -P` with SOURCE, WORK, DATA and STAMP.
cmake_policy(VERSION 3.25)
set(scope @expo-google-fonts)
set(packages ${WORK}/node_modules/${scope})

# name | in the packages | the system's stand-in | the package that has it
set(faces
  "body|jost/500Medium/Jost_500Medium.ttf|Lato-Medium.ttf|fonts-lato"
  "medium|jost/600SemiBold/Jost_600SemiBold.ttf|Lato-Semibold.ttf|fonts-lato"
  "bold|jost/700Bold/Jost_700Bold.ttf|Lato-Bold.ttf|fonts-lato"
  "heavy|jost/800ExtraBold/Jost_800ExtraBold.ttf|Lato-Heavy.ttf|fonts-lato"
  "script|yellowtail/400Regular/Yellowtail_400Regular.ttf|LobsterTwo-BoldItalic.otf|fonts-lobstertwo"
  "display|limelight/400Regular/Limelight_400Regular.ttf|LeagueSpartan-Bold.otf|fonts-league-spartan"
  "name|federo/400Regular/Federo_400Regular.ttf|Lato-Medium.ttf|fonts-lato")

# What is fetched for this lock stays; a changed one is fetched anew.
file(SHA256 ${SOURCE}/package-lock.json wanted)
set(fetched "")
if(EXISTS ${WORK}/fetched)
  file(READ ${WORK}/fetched fetched)
endif()
set(trouble "")
if(NOT fetched STREQUAL wanted)
  find_program(npm npm)
  if(npm)
    file(MAKE_DIRECTORY ${WORK})
    foreach(file package.json package-lock.json .npmrc)
      configure_file(${SOURCE}/${file} ${WORK}/${file} COPYONLY)
    endforeach()
    execute_process(
      COMMAND ${npm} ci --ignore-scripts --no-audit --no-fund --no-update-notifier --prefer-offline --loglevel=error
              --fetch-retries=1 --fetch-retry-mintimeout=500 --fetch-retry-maxtimeout=2000 --fetch-timeout=20000
      WORKING_DIRECTORY ${WORK}
      TIMEOUT 120
      RESULT_VARIABLE result
      OUTPUT_VARIABLE said
      ERROR_VARIABLE said)
    if(result EQUAL 0)
      file(WRITE ${WORK}/fetched ${wanted})
      set(fetched ${wanted})
    else()
      set(trouble "npm could not fetch ${scope}/* (no network?)")
    endif()
  else()
    set(trouble "there is no npm to fetch ${scope}/* with")
  endif()
endif()

file(MAKE_DIRECTORY ${DATA})
set(plain "")
foreach(row IN LISTS faces)
  string(REPLACE "|" ";" row "${row}")
  list(GET row 0 name)
  list(GET row 1 file)
  list(GET row 2 instead)
  list(GET row 3 package)
  string(REGEX REPLACE "/.*" "" folder ${file})
  set(from ${packages}/${file})
  set(licence ${packages}/${folder}/LICENSE_FONT)
  if(NOT fetched STREQUAL wanted OR NOT EXISTS ${from})
    list(APPEND plain ${name})
    file(GLOB_RECURSE found /usr/share/fonts/${instead} /usr/local/share/fonts/${instead})
    list(POP_FRONT found from)
    set(licence /usr/share/doc/${package}/copyright)
  endif()
  set(to ${DATA}/${name}.ttf)
  file(REMOVE ${to} ${DATA}/${name}.licence.txt)
  if(from)
    configure_file(${from} ${to} COPYONLY)
    if(EXISTS ${licence})
      configure_file(${licence} ${DATA}/${name}.licence.txt COPYONLY)
    endif()
  endif()
endforeach()

if(plain)
  if(NOT trouble)
    set(trouble "the packages ${scope}/* lack files")
  endif()
  message(WARNING "The game's typefaces are missing: ${trouble}. Its texts are set in stand-ins. To have the right ones, "
                  "install npm (Debian: apt-get install npm), see that it reaches its registry, and run cmake again; for "
                  "better stand-ins install fonts-lato, fonts-league-spartan and fonts-lobstertwo.")
endif()
file(WRITE ${STAMP} "${plain}")
