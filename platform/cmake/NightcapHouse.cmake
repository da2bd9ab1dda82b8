# How every room of the house is built: one folder, one target, and the link line is the only way in.

option(NIGHTCAP_TESTS "Build the tests" ON)
option(NIGHTCAP_SANITIZE "Build everything with the address and undefined-behaviour sanitizers" OFF)

find_program(NIGHTCAP_CCACHE ccache)
if(NIGHTCAP_CCACHE)
  set(CMAKE_CXX_COMPILER_LAUNCHER ${NIGHTCAP_CCACHE})
endif()
find_program(NIGHTCAP_MOLD mold)
if(NIGHTCAP_MOLD)
  add_link_options(-fuse-ld=mold)
endif()

set(CMAKE_CXX_FLAGS_RELEASE "-O2 -DNDEBUG")

add_library(nightcap_options INTERFACE)
target_include_directories(nightcap_options INTERFACE ${CMAKE_SOURCE_DIR})
if(CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64")
  # Every such processor since 2009: sets of cards are counted by one instruction.
  target_compile_options(nightcap_options INTERFACE -march=x86-64-v2)
endif()
target_compile_options(nightcap_options INTERFACE -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wno-sign-conversion -Werror)
if(NIGHTCAP_SANITIZE)
  target_compile_options(nightcap_options INTERFACE -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer)
  target_link_options(nightcap_options INTERFACE -fsanitize=address,undefined)
endif()

# The folder as the library `name`: all its sources, and what it may use. HOT: optimised for speed above all.
function(nightcap_library name)
  cmake_parse_arguments(ROOM "HOT" "" "USES" ${ARGN})
  file(GLOB sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/*.cpp)
  if(sources)
    add_library(${name} STATIC ${sources})
    target_link_libraries(${name} PUBLIC nightcap_options ${ROOM_USES})
    if(ROOM_HOT)
      target_compile_options(${name} PRIVATE $<$<CONFIG:Release>:-O3>)
    endif()
  else()
    add_library(${name} INTERFACE)
    target_link_libraries(${name} INTERFACE nightcap_options ${ROOM_USES})
  endif()
endfunction()
