#!/usr/bin/env bash
# Tests Nightcap: installs what is missing, builds everything, runs every test. Arguments go to ctest.
set -euo pipefail
here=$(cd "$(dirname "$0")/.." && pwd)
"$here/platform/build.sh"
ctest --test-dir "$here/build" --output-on-failure -j "$(nproc)" "$@"
