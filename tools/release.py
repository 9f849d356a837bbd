"""`make release`: checks version, changelog and tests, then builds sdist and wheel into `dist/`.

`make wheel` only builds the wheel: with pages and compiled engines, so that whoever installs it needs neither a
compiler nor Node.
"""

from __future__ import annotations

import argparse
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

from tools.compiling import ROOT

DIST = ROOT / "dist"


def complaints() -> list[str]:
    """What has to be put right before this can be released."""
    with open(ROOT / "pyproject.toml", "rb") as file:
        version: str = tomllib.load(file)["project"]["version"]
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    page = (ROOT / "web" / "package.json").read_text(encoding="utf-8")
    found = []
    heading = re.search(r"^## (\S+), (.+)$", changelog, re.MULTILINE)
    if heading is None or heading[1] != version:
        found.append(f"CHANGELOG.md doesn't begin with {version}, which pyproject.toml names.")
    elif not re.fullmatch(r"\d{4}-\d\d-\d\d", heading[2]):
        found.append(f"CHANGELOG.md has {heading[2]!r} where the day of {version} belongs, as 2026-01-31.")
    if f'"version": "{version}"' not in page:
        found.append(f"web/package.json has another version than {version}.")
    if said("git", "status", "--porcelain"):
        found.append("There are changes that aren't committed.")
    if said("git", "tag", "--list", f"v{version}"):
        found.append(f"There is a tag v{version} already.")
    return found


def said(*command: str) -> str:
    """What a command says."""
    return subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout.strip()


def build(*kinds: str) -> list[Path]:
    """Build distributions into a fresh `dist/`."""
    shutil.rmtree(DIST, ignore_errors=True)
    words = [f"--{kind}" for kind in kinds]
    subprocess.run(
        [sys.executable, "-m", "build", "--no-isolation", *words, "--outdir", str(DIST)], cwd=ROOT, check=True
    )
    return sorted(DIST.iterdir())


def lacking(wheel: Path) -> list[str]:
    """What a wheel should have and hasn't."""
    names = zipfile.ZipFile(wheel).namelist()
    found = []
    if "igroteka/web/index.html" not in names:
        found.append("the pages (build/pages.log may tell why)")
    if not any(name.endswith((".so", ".pyd")) for name in names):
        found.append("compiled engines (build/compile.log may tell why)")
    return found


def main() -> int:
    """Check and build."""
    parser = argparse.ArgumentParser(description="Build what is published.")
    parser.add_argument("--wheel", action="store_true", help="only the wheel, without checks")
    asked = parser.parse_args()
    if not asked.wheel:
        found = complaints()
        if found:
            print("\n".join(["Not released:", *found]), file=sys.stderr)
            return 1
        if subprocess.run([sys.executable, "-m", "tools.stages"], cwd=ROOT, check=False).returncode:
            print("Not released: a test failed.", file=sys.stderr)
            return 1
    made = build("wheel") if asked.wheel else build("sdist", "wheel")
    missing = [what for path in made if path.suffix == ".whl" for what in lacking(path)]
    if missing:
        print(f"The wheel lacks {' and '.join(missing)}.", file=sys.stderr)
        return 1
    print("\n".join(str(path.relative_to(ROOT)) for path in made))
    return 0


if __name__ == "__main__":
    sys.exit(main())
