# Shared by the scripts: makes .venv with everything the project's files ask for.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
say() { printf '\n== %s\n' "$*"; }

# install GROUP...: sync .venv from uv.lock with these dependency groups
install() {
    if [ ! -x .venv/bin/python ]; then
        say "Making .venv"
        python3 -m venv .venv || {
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
