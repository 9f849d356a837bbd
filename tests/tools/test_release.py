"""What is published: a wheel can be built of the sdist, which has everything where the build looks for it."""

from pathlib import Path

import pytest
from hatchling.builders.plugin.interface import BuilderInterface
from hatchling.builders.sdist import SdistBuilder
from hatchling.builders.wheel import WheelBuilder

from tools import compiling, release

ROOT = compiling.ROOT


def files(builder: type[BuilderInterface]) -> dict[str, str]:  # type: ignore[type-arg]  # which of both doesn't matter
    """What goes into a distribution: where it lies there, and here."""
    found = builder(str(ROOT)).recurse_included_files()
    return {file.distribution_path: Path(file.path).relative_to(ROOT).as_posix() for file in found}


def test_the_sdist_has_everything_where_the_build_looks_for_it() -> None:
    there = files(SdistBuilder)
    assert all(path == here for path, here in there.items())
    modules = [path.relative_to(ROOT).as_posix() for paths in compiling.groups().values() for path in paths]
    assert set(modules) < set(there)
    scripts = ["hatch_build.py", "constraints.txt", "tools/compiling.py", "tools/play.py"]
    pages = ["web/package-lock.json", "web/index.html", "web/vite.config.ts", "web/node.py", "web/src/main.ts"]
    assert {*scripts, *pages} < set(there)
    assert not [path for path in there if path.startswith("web/node_modules/")]


def test_the_wheel_has_the_package_and_nothing_else() -> None:
    there = files(WheelBuilder)
    assert there["igroteka/__init__.py"] == "src/igroteka/__init__.py"
    assert all(path.startswith("igroteka/") for path in there)


def test_what_isnt_ready_is_not_released(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "web").mkdir()
    for name, text in {
        "pyproject.toml": '[project]\nversion = "1.2.3"',
        "CHANGELOG.md": "# Changelog\n\n## 1.2.3, not yet released\n",
        "web/package.json": '{ "version": "1.2.2" }',
    }.items():
        (tmp_path / name).write_text(text, "utf-8")
    monkeypatch.setattr(release, "ROOT", tmp_path)
    monkeypatch.setattr(release, "said", lambda *command: " M README.md" if "status" in command else "v1.2.3")
    told = "\n".join(release.complaints())
    for part in ("the day of 1.2.3 belongs", "another version", "aren't committed", "a tag v1.2.3 already"):
        assert part in told
    for name, text in {
        "CHANGELOG.md": "# Changelog\n\n## 1.2.3, 2026-01-31\n",
        "web/package.json": '{ "version": "1.2.3" }',
    }.items():
        (tmp_path / name).write_text(text, "utf-8")
    monkeypatch.setattr(release, "said", lambda *command: "")
    assert release.complaints() == []
