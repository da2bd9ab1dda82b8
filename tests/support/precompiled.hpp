// What nearly every test reads, compiled once: the build precompiles this header, tests include what they use as ever.
#pragma once

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>
#include <vector>
