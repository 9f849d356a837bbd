"""Compiled code has the docstrings of its sources."""

import ast
import inspect
from pathlib import Path
from typing import Any

import pytest

import igroteka
from tools import compiling, docstrings

SOURCES = Path(igroteka.__file__).parent
MODULES = [path.relative_to(compiling.PACKAGE) for paths in compiling.groups().values() for path in paths]

WRITTEN = r"""
{"play",
 (PyCFunction)CPyPy_box___match___Match___play,
 METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("play($self, move)\n--\n\n")},
{"_load", (PyCFunction)CPyPy_box___match____load, METH_FASTCALL, PyDoc_STR(NULL) /* docstring */},
{"over",
 (getter)box___match___Match_get_over,
NULL, NULL, NULL},
static PyTypeObject CPyType_box___match___Match_template_ = {
    .tp_doc = PyDoc_STR("Match(\'\"\')\n--\n\n"),
static struct PyModuleDef box___matchmodule = {
    PyModuleDef_HEAD_INIT,
    "box.match",
    NULL, /* docstring */
"""


def test_docstrings_are_put_where_python_looks_for_them() -> None:
    source = '''
"""The “box”?"""
class Match:
    """A game."""
    def play(self, move: int) -> None:
        """Play.

        A "move"."""
    @property
    def over(self) -> bool:
        """Whether."""
def _load() -> None:
    """Load."""
'''
    found = docstrings.explained(WRITTEN, docstrings.found_in("box.match", source))
    assert [new for old, new in zip(WRITTEN.split("\n"), found.split("\n"), strict=True) if old != new] == [
        r""" METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("play($self, move)\n--\n\n" "Play.\012\012A \042move\042.")},""",
        r"""{"_load", (PyCFunction)CPyPy_box___match____load, METH_FASTCALL, PyDoc_STR("Load.") /* docstring */},""",
        """NULL, "Whether.", NULL},""",
        r"""    .tp_doc = PyDoc_STR("Match(\'\"\')\n--\n\n" "A game."),""",
        r"""    "The \342\200\234box\342\200\235\077", /* docstring */""",
    ]


@pytest.mark.once
@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.as_posix())
def test_help_tells_what_the_source_says(path: Path) -> None:
    source = SOURCES / path
    name = compiling.module_of(compiling.PACKAGE / path)
    module = pytest.importorskip(name, reason="it wants C, so only compiled builds have it", exc_type=ImportError)
    tree = ast.parse(source.read_text("utf-8"))
    untold = [] if same_words(module, tree) else [path.as_posix()]
    for node in tree.body:
        if isinstance(node, ast.FunctionDef) and not same_words(getattr(module, node.name), node):
            untold.append(node.name)
        if isinstance(node, ast.ClassDef):
            kind = getattr(module, node.name)
            methods = [each for each in node.body if isinstance(each, ast.FunctionDef) and each.name[:2] != "__"]
            named = issubclass(kind, tuple)  # which Python makes of its fields when the module is run
            untold += [] if named or same_words(kind, node) else [node.name]
            untold += [f"{node.name}.{each.name}" for each in methods if not same_words(vars(kind)[each.name], each)]
    assert untold == []


def same_words(thing: Any, node: ast.Module | ast.ClassDef | ast.FunctionDef) -> bool:
    """Whether `help` says of a thing what its source does, if that says anything."""
    told = ast.get_docstring(node)
    return told is None or inspect.cleandoc(thing.__doc__ or "") == told
