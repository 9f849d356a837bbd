"""What is compiled, and what is kept."""

from pathlib import Path

import pytest

from tools import compiling, play


def test_all_of_a_room_is_compiled_but_what_is_read_once_or_seen(tmp_path: Path) -> None:
    for name, text in {
        "__init__.py": "class Chess: ...",
        "rules.py": "",
        "view.py": "",
        "look.py": "",
        "components.py": "",
        "bots/__init__.py": "from x import y\nALL = (y,)",
        "bots/regular.py": "",
        "sets/__init__.py": "def known() -> int:\n    return 1",
        "sets/base/draw.py": "",
        "sets/base/militia.py": "",
    }.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    found = [path.relative_to(tmp_path).as_posix() for path in compiling.of_room(tmp_path)]
    assert found == ["bots/regular.py", "look.py", "rules.py", "sets/__init__.py", "sets/base/militia.py"]


def test_every_room_is_a_library() -> None:
    rooms = {path.parent.name for path in compiling.PACKAGE.glob("games/*/components.toml")}
    house = {"igroteka_engine", "igroteka_search", "igroteka_server"}
    assert set(compiling.groups()) == house | {f"igroteka_{room}" for room in rooms}


def test_a_mirror_has_what_is_there_and_keeps_what_was_compiled(tmp_path: Path) -> None:
    source, copy = tmp_path / "source", tmp_path / "copy"
    (source / "texts").mkdir(parents=True)
    (source / "rules.py").write_text("1", "utf-8")
    (source / "texts" / "en.ftl").write_text("old = Old", "utf-8")
    compiling.mirror(source, copy)
    (copy / "rules.so").write_bytes(b"compiled")
    (source / "texts" / "en.ftl").write_text("new = Newer", "utf-8")
    (source / "rules.py").unlink()
    compiling.mirror(source, copy)
    assert (copy / "texts" / "en.ftl").read_text("utf-8") == "new = Newer"
    assert sorted(path.name for path in copy.iterdir()) == ["rules.so", "texts"]


def test_an_object_is_known_by_its_headers_too(tmp_path: Path) -> None:
    (tmp_path / "room.c").write_text('#include "room.h"\n#include <Python.h>\n', "utf-8")
    (tmp_path / "room.h").write_text('#include "engine.h"\n', "utf-8")
    (tmp_path / "engine.h").write_text("int one;\n", "utf-8")
    before = compiling.digest(*compiling.with_headers(tmp_path / "room.c", tmp_path))
    assert before == compiling.digest(*compiling.with_headers(tmp_path / "room.c", tmp_path))
    (tmp_path / "engine.h").write_text("int two;\n", "utf-8")
    assert before != compiling.digest(*compiling.with_headers(tmp_path / "room.c", tmp_path))


def test_a_failing_program_says_why(tmp_path: Path) -> None:
    with pytest.raises(play.Trouble, match=r"all that it said: .*pip.log\n  no such package"):
        play.Programs().run(["sh", "-c", "echo no such package; exit 3"], tmp_path / "pip.log")


def test_a_failing_compiler_is_told_in_a_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiling, "LOG", tmp_path / "compile.log")
    compiling.LOG.write_text("room.c\nroom.c:3: error: no such file\n", "utf-8")
    assert compiling.why(OSError("anything")) == "room.c:3: error: no such file"
    compiling.LOG.write_text("", "utf-8")
    told = compiling.why(RuntimeError(f"Command 'false {'-O3 ' * 999}' returned non-zero exit status 1."))
    assert told.startswith("RuntimeError: Command 'false -O3")
    assert told.endswith("returned non-zero exit status 1.")
    assert len(told) < 300


def test_what_was_left_half_made_goes_but_not_what_somebody_makes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiling, "BUILD", tmp_path)
    monkeypatch.setattr(compiling, "CACHE", tmp_path / "mypyc")
    half = tmp_path / ".compiling-1"
    half.mkdir()
    with compiling.alone():
        compiling.clear_away()
        assert half.exists()
    compiling.clear_away()
    assert not half.exists()


def test_on_windows_the_compiler_is_looked_for_where_setuptools_finds_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.platform", "win32")
    monkeypatch.setenv("PROGRAMFILES(X86)", str(tmp_path))
    assert not compiling.has_compiler(), "a gcc on the path is none that setuptools would take"
    installer = tmp_path / "Microsoft Visual Studio" / "Installer" / "vswhere.exe"
    installer.parent.mkdir(parents=True)
    for says, found in (("", False), ("C:/BuildTools", True)):
        installer.write_text(f"#!/bin/sh\necho {says}\n", "utf-8")
        installer.chmod(0o755)
        assert compiling.has_compiler() == found
