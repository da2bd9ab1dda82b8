#!/usr/bin/env bash
# Plays Nightcap: installs what is missing, builds, starts. Arguments go to the game.
set -euo pipefail
here=$(cd "$(dirname "$0")/.." && pwd)
"$here/platform/build.sh" nightcap nightcap-rules

needs_display=yes
for argument in "$@"; do
  case $argument in --offscreen | --help | --version) needs_display=no ;; esac
done
if [ $needs_display = yes ] && [ -z "${DISPLAY:-}${WAYLAND_DISPLAY:-}${SDL_VIDEODRIVER:-}" ]; then
  echo "There is no display here; to see the game offscreen: platform/play.sh --offscreen --game martinis-and-men --screenshot table.png" >&2
  exit 1
fi
exec "$here/build/nightcap" "$@"
