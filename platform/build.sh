#!/usr/bin/env bash
# Sets a machine up and builds: what play.sh and test.sh both do first. Arguments are targets (none: everything).
# BUILD names another build folder, BUILD_OPTIONS adds options for cmake.
set -euo pipefail
cd "$(dirname "$0")/.."

packages=(
  g++ cmake ninja-build ccache mold pkg-config
  libsdl2-dev libsdl2-image-dev libsdl2-ttf-dev libsdl2-mixer-dev libsndfile1-dev
  nlohmann-json3-dev libcli11-dev libgtest-dev libbenchmark-dev libbullet-dev libimgui-dev
  librsvg2-dev libcairo2-dev libpng-dev libtinyxml2-dev libstb-dev
  libfluidsynth-dev libebur128-dev musescore-general-soundfont-small
  fonts-lato fonts-lobstertwo fonts-league-spartan
)
# It fetches the typefaces; without it (and it may be there from elsewhere) the fonts above stand in for them.
command -v npm >/dev/null || packages+=(npm)

missing=()
if command -v dpkg-query >/dev/null; then
  for package in "${packages[@]}"; do
    [ "$(dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null)" = installed ] || missing+=("$package")
  done
fi
if [ ${#missing[@]} -gt 0 ]; then
  if [ "$(id -u)" = 0 ]; then as_root=(); elif command -v sudo >/dev/null; then as_root=(sudo); else
    echo "These packages are missing, and only root or sudo can install them: ${missing[*]}" >&2
    exit 1
  fi
  echo "Installing ${missing[*]}"
  install=("${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends "${missing[@]}")
  # An old list of packages is the usual reason for a failure: fetch a new one only then.
  "${install[@]}" >/dev/null 2>&1 || { "${as_root[@]}" apt-get update -q >/dev/null && "${install[@]}" >/dev/null; }
fi

build=${BUILD:-build}
if [ ! -f "$build/build.ninja" ] || [ -n "${BUILD_OPTIONS:-}" ]; then
  # shellcheck disable=SC2086 # options are words
  cmake -S . -B "$build" -G Ninja -DCMAKE_BUILD_TYPE=Release ${BUILD_OPTIONS:-} >"$build.log" 2>&1 || { cat "$build.log" >&2; exit 1; }
  rm -f "$build.log"
fi
cmake --build "$build" ${1:+--target "$@"}
