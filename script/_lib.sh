# Shared by the scripts: makes .venv with everything the project's files ask for.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
say() { printf '\n== %s\n' "$*"; }
fail() {
    echo "$*" >&2
    exit 1
}

# interpreter: name the Python to be used. One that was built here without profiling, as pyenv does
# unless it is told, takes a sixth more computing for everything than that of the system.
# VELKAHRA_PYTHON names another one.
interpreter() {
    [ -z "${VELKAHRA_PYTHON:-}" ] || { echo "$VELKAHRA_PYTHON" && return; }
    if ! python3 -c '
import sys, sysconfig
sys.exit("--enable-optimizations" not in (sysconfig.get_config_var("CONFIG_ARGS") or ""))
' && /usr/bin/python3 -c '
import ensurepip, pathlib, sys, sysconfig
compiles = pathlib.Path(sysconfig.get_path("include"), "Python.h").exists()
sys.exit(sys.version_info < (3, 11) or not compiles)
'; then echo /usr/bin/python3; else echo python3; fi 2>/dev/null
}

make_venv() {
    local python
    python=$(interpreter)
    command -v "$python" >/dev/null || fail "Python 3.11 or newer is needed: there is no python3 here."
    "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' ||
        fail "Python 3.11 or newer is needed; $python is $("$python" -c 'import platform; print(platform.python_version())')."
    say "Making .venv"
    "$python" -m venv .venv ||
        fail "python3 with its venv module is needed (Debian: apt install python3-venv)."
}

# wanted: what an installation depends on, in one line
wanted() { cat pyproject.toml uv.lock script/_lib.sh src/velkahra/__init__.py | cksum; }

# install GROUP...: sync .venv from uv.lock with these dependency groups
install() {
    local name="$*"
    local stamp=.venv/installed-${name// /-}.stamp
    [ ! -x .venv/bin/velkahra ] || [ "$(cat "$stamp" 2>/dev/null)" != "$(wanted)" ] || return 0
    [ -w . ] || fail "$PWD cannot be written to: copy it to a folder of yours, or install the wheel (README)."
    exec 9>.install.lock # two scripts at once would make the same .venv
    ! command -v flock >/dev/null || flock 9
    [ -x .venv/bin/python ] || make_venv
    [ -x .venv/bin/uv ] || .venv/bin/python -m pip install --quiet --disable-pip-version-check uv ||
        fail "The libraries cannot be had: is there a network? Nothing was changed."
    local groups=()
    for group in "$@"; do groups+=(--group "$group"); done
    say "Installing the locked libraries"
    .venv/bin/uv sync --quiet --locked --inexact --python .venv/bin/python "${groups[@]}" ||
        fail "The libraries cannot be installed: is there a network, and room on the disk?"
    wanted >"$stamp"
    exec 9>&-
}

# assets [--tools]: what pages load, and what checks their scripts
assets() {
    .venv/bin/python script/assets.py "$@" ||
        fail "The pages' assets cannot be collected: is there a network, and room on the disk?"
}

# build [--require]: assets and compiled rules, where they are not up to date
build() {
    assets
    .venv/bin/python script/compile.py "$@"
}
