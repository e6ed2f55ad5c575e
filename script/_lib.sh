# Shared by the scripts: makes .venv with everything the project's files ask for.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
say() { printf '\n== %s\n' "$*"; }

# interpreter: name the Python to be used. One that was built here without profiling, as pyenv does
# unless it is told, takes a sixth more computing for everything than that of the system.
interpreter() {
    if ! python3 -c '
import sys, sysconfig
sys.exit("--enable-optimizations" not in (sysconfig.get_config_var("CONFIG_ARGS") or ""))
' && /usr/bin/python3 -c '
import ensurepip, pathlib, sys, sysconfig
compiles = pathlib.Path(sysconfig.get_path("include"), "Python.h").exists()
sys.exit(sys.version_info < (3, 11) or not compiles)
'; then echo /usr/bin/python3; else echo python3; fi 2>/dev/null
}

# install GROUP...: sync .venv from uv.lock with these dependency groups
install() {
    if [ ! -x .venv/bin/python ]; then
        say "Making .venv"
        "$(interpreter)" -m venv .venv || {
            echo "python3 with its venv module is needed (Debian: apt install python3 python3-venv)." >&2
            exit 1
        }
    fi
    [ -x .venv/bin/uv ] || .venv/bin/python -m pip install --quiet --disable-pip-version-check uv
    local groups=()
    for group in "$@"; do groups+=(--group "$group"); done
    say "Installing the locked libraries"
    .venv/bin/uv sync --quiet --locked --inexact --python .venv/bin/python "${groups[@]}"
}

build() {
    .venv/bin/python script/assets.py
    .venv/bin/python script/compile.py "$@"
}
