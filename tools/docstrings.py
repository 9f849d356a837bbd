"""Gives compiled code the docstrings of its sources.

mypyc writes signatures into its C and leaves docstrings out, so that `help(igroteka.Match.play)` and a notebook's `?`
would tell less of a compiled build than of an interpreted one. Here they are put in, where Python looks for them:
behind signatures, and where C says that there is nothing.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator

DEFINITIONS = (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
LITERAL = r'(?:"(?:[^"\\]|\\.)*"|NULL)'
FUNCTION = re.compile(rf"\(PyCFunction\)(\w+),\s*[\w |]+,\s*PyDoc_STR\(({LITERAL})\)")
CLASS = re.compile(rf"PyTypeObject (\w+) = {{[^;]*?\.tp_doc = PyDoc_STR\(({LITERAL})\)")
PROPERTY = re.compile(r"\(getter\)(\w+),\s*(?:\(setter\)\w+|NULL),\s*(NULL), NULL}")
MODULE = re.compile(r'PyModuleDef (\w+) = {\s*PyModuleDef_HEAD_INIT,\s*"[^"]+",\s*(NULL),')
PLACES = (FUNCTION, CLASS, PROPERTY, MODULE)
"""Where docstrings belong: first what it is called in C, then what stands there as yet."""


def in_c(name: str) -> str:
    """What mypyc calls something in C."""
    return name.replace("___", "___3_").replace(".", "___")


def found_in(module: str, source: str) -> Iterator[tuple[str, str]]:
    """Each docstring of a module, with what C calls the thing that it explains."""
    tree = ast.parse(source)
    if words := ast.get_docstring(tree):
        yield f"{in_c(module)}module", words
    waiting: list[tuple[str, bool, ast.stmt]] = [(module, False, each) for each in tree.body]
    while waiting:
        place, in_class, node = waiting.pop()
        if not isinstance(node, DEFINITIONS):
            continue
        name = f"{place}.{node.name}"
        words = ast.get_docstring(node)
        if isinstance(node, ast.ClassDef):
            waiting += [(name, True, each) for each in node.body]
            if words:
                yield f"CPyType_{in_c(name)}_template_", words
        elif words:
            yield f"CPyPy_{in_c(name)}", words
            if in_class:
                yield f"{in_c(place)}_get_{in_c(node.name)}", words


def as_c(words: str) -> str:
    """A string as C writes it."""
    plain = set(range(32, 127)) - set(b'"\\?')  # of question marks C makes other signs
    return '"' + "".join(chr(each) if each in plain else f"\\{each:03o}" for each in words.encode()) + '"'


def explained(code: str, docstrings: Iterable[tuple[str, str]]) -> str:
    """C as mypyc has written it, with these docstrings."""
    known = dict(docstrings)

    def put(found: re.Match[str]) -> str:
        words = known.get(found[1])
        if words is None:
            return found[0]
        begin, end = found.start(2) - found.start(), found.end(2) - found.start()
        before = "" if found[2] == "NULL" else f"{found[2]} "
        return f"{found[0][:begin]}{before}{as_c(words)}{found[0][end:]}"

    for place in PLACES:
        code = place.sub(put, code)
    return code
