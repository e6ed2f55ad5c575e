#!/bin/sh
# install.sh FROM TO: make an environment at TO of the wheel in FROM, compiled if it fits this Python.
set -eu
from=$1 to=$2
python3 -m venv "$to"
tag=$("$to/bin/python" -c 'import sys; print("cp%d%d" % sys.version_info[:2])')
wheel=$(ls "$from"/velkahra-*-"$tag"-*"$(uname -m)".whl 2>/dev/null || ls "$from"/velkahra-*-none-any.whl)
pip() { "$to/bin/pip" install --quiet --disable-pip-version-check "$@"; }
pip --require-hashes --requirement "$from/locked.txt"
pip --no-deps "$wheel"
