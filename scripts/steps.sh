# shellcheck shell=sh
# Set-up steps of `play`, `check` and `scripts/lock`. Source it from the root of the repository.

unset PYTHONPATH PYTHONHOME VIRTUAL_ENV
unset PYTHONDONTWRITEBYTECODE # kept bytecode makes the next start three times as fast
export UV_PYTHON_DOWNLOADS=never

say() { if [ -t 1 ]; then printf '\n\033[1m== %s\033[0m\n' "$*"; else printf '\n== %s\n' "$*"; fi; }

find_python() { # sets PYTHON: the first Python that is new enough
    for PYTHON in python3 python3.14 python3.13 python3.12 python3.11; do
        "$PYTHON" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && return
    done
    echo "Comares needs Python 3.11 or newer (python3)." >&2
    exit 1
}

find_uv() { # sets UV: the uv of this machine, or one in .tools
    UV=$(command -v uv) && return
    UV=.tools/bin/uv
    "$UV" --version >/dev/null 2>&1 && return
    find_python
    "$PYTHON" -m venv --clear .tools
    .tools/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/uv.txt
}

# A checksum of what an environment is made from. The compiler is part of it: with a new one the engine is built again.
fingerprint() { # fingerprint PATHS...
    {
        find "$@" \( -name __pycache__ -o -name node_modules -o -name dist \) -prune -o -type f -exec cksum {} + | sort
        command -v "${CC:-cc}" || true
    } | cksum
}

works() { "$1/bin/python" -c '' 2>/dev/null; }

# env_is ENV FINGERPRINT: whether ENV works and was made from that.
env_is() { [ "$(cat "$1/made-from" 2>/dev/null)" = "$2" ] && works "$1"; }

# make_env ENV LOCKS...: installs the packages of LOCKS into ENV and removes all others.
make_env() {
    find_uv
    rm -f "$1/made-from"
    if ! works "$1"; then
        find_python
        rm -rf "$1"
        "$UV" venv --quiet --python "$PYTHON" "$1"
    fi
    env=$1
    shift
    "$UV" pip sync --quiet --require-hashes --python "$env/bin/python" "$@"
}

# tree_env ENV LOCKS...: the tools, the packages of LOCKS and the sources of the tree, uncompiled.
tree_env() {
    made_from=$(fingerprint requirements pyproject.toml hatch_build.py)
    env_is "$1" "$made_from" && return
    make_env "$@" requirements/dev.txt
    "$UV" pip install --quiet --no-deps --no-build-isolation --python "$1/bin/python" --editable .
    echo "$made_from" >"$1/made-from"
}

# wheel_env ENV LOCK: the packages of LOCK and the wheel built from the tree.
wheel_env() {
    made_from=$(fingerprint src web docs requirements pyproject.toml hatch_build.py mkdocs.yml README.md LICENSE)
    env_is "$1" "$made_from" && return
    make_env "$1" "$2"
    rm -rf "$1/wheel"
    "$UV" build --wheel --python "$1/bin/python" --build-constraints requirements/build.txt --require-hashes \
        --out-dir "$1/wheel" .
    "$UV" pip install --quiet --no-deps --reinstall --python "$1/bin/python" "$1"/wheel/*.whl
    echo "$made_from" >"$1/made-from"
}

find_browser() { # installs Chromium for the browser tests
    for name in chromium-headless-shell chromium chromium-browser google-chrome; do
        command -v "$name" >/dev/null && return
    done
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        apt-get update -qq
        for name in chromium-headless-shell chromium; do # the shell draws no windows of its own: a third of the work
            DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "$name" >/dev/null 2>&1 && return
        done
    fi
    echo "Chromium is not installed, so the browser tests are skipped." >&2
}
