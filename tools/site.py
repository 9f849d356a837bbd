"""Pages of the documentation site that don't lie in `docs/`: those of the root, and those made of the code.

A hook of mkdocs. Links between pages are those that work in the repository; here they are turned to where the pages are
on the site.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path, PurePosixPath
from typing import Any

import msgspec
from mkdocs.structure.files import File

ROOT = Path(__file__).resolve().parent.parent
ELSEWHERE = {
    "README.md": "index.md",
    "ARCHITECTURE.md": "architecture.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "SECURITY.md": "security.md",
    "bench/README.md": "bench.md",
    "bench/strength.md": "strength.md",
}
"""Pages of the repository outside of `docs/`, and where they are on the site."""
LINK = re.compile(r"(!?)\[([^\[\]]*)\]\(([^)\s:]+)\)")
PUBLIC = {
    "Matches and bots": ["igroteka"],
    "A match": ["igroteka.engine.match", "igroteka.engine.errors"],
    "A game": ["igroteka.engine.game", "igroteka.engine.catalogue", "igroteka.engine.options"],
    "Bots": ["igroteka.bots.base", "igroteka.bots.budget", "igroteka.bots.priority"],
    "The arena": ["igroteka.arena", "igroteka.arena.statistics"],
    "Environments": ["igroteka.envs.gymnasium", "igroteka.envs.pettingzoo", "igroteka.envs.openspiel"],
}
"""What the reference of the Python API shows."""


def on_files(files: Any, config: Any) -> Any:
    """Add the pages that aren't in `docs/`."""
    for source, page in ELSEWHERE.items():
        text = (ROOT / source).read_text(encoding="utf-8")
        files.append(File.generated(config, page, content=relinked(text, PurePosixPath(source), page)))
    files.append(File.generated(config, "reference/python.md", content=python_reference()))
    files.append(File.generated(config, "reference/http.md", content=http_reference()))
    return files


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """Turn the links of a page in `docs/` to those that lie elsewhere."""
    source = page.file.src_uri
    made = source in ELSEWHERE.values() or source.startswith("reference/")
    return markdown if made else relinked(markdown, PurePosixPath("docs") / source, source)


def relinked(text: str, source: PurePosixPath, page: str) -> str:
    """A page's text with links that lead to the same pages on the site; code and folders are named, not linked."""

    def turn(found: re.Match[str]) -> str:
        path, mark, place = found[3].partition("#")
        if not path:
            return found[0]
        target = os.path.normpath(source.parent / path)
        if target in ELSEWHERE:
            there = ELSEWHERE[target]
        elif target.startswith("docs/") and PurePosixPath(target).suffix:
            there = target.removeprefix("docs/")
        else:
            return found[2]
        return f"{found[1]}[{found[2]}]({os.path.relpath(there, PurePosixPath(page).parent)}{mark}{place})"

    return LINK.sub(turn, text)


def python_reference() -> str:
    """The Python API, from its docstrings."""
    lines = ["# Python", "", "What a program can use; the examples are run by the test suite."]
    for title, modules in PUBLIC.items():
        lines += ["", f"# {title}"]
        lines += [line for module in modules for line in ("", f"::: {module}")]
    return "\n".join(lines) + "\n"


def http_reference() -> str:
    """The HTTP and live API, from the server's OpenAPI document."""
    command = [sys.executable, "-m", "igroteka.server", "openapi"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "IGROTEKA_PURE": "1"}
    said = subprocess.run(command, check=True, capture_output=True, env=environment, cwd=ROOT).stdout
    document = msgspec.json.decode(said)
    lines = ["# HTTP and live", "", document["info"].get("description", ""), ""]
    by_tag: dict[str, list[str]] = {}
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            tag = (operation.get("tags") or ["other"])[0]
            about = operation.get("description") or operation.get("summary") or ""
            rows = by_tag.setdefault(tag, [])
            rows += [f"### `{method.upper()} {path}`", "", about, ""]
            body = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
            if body:
                rows += [f"Takes {shape(body)}.", ""]
            for code, answer in operation.get("responses", {}).items():
                schema = answer.get("content", {}).get("application/json", {}).get("schema")
                if code.startswith("2") and schema:
                    rows += [f"Gives {shape(schema)}.", ""]
    for tag, rows in by_tag.items():
        lines += [f"## {tag.capitalize()}", "", *rows]
    lines += ["## Shapes", ""]
    for name, schema in sorted(document["components"]["schemas"].items()):
        lines += [f"### {name}", "", schema.get("description", ""), ""]
        fields = schema.get("properties")
        if fields:
            required = set(schema.get("required", ()))
            lines += ["| field | type | |", "|---|---|---|"]
            for field, inner in fields.items():
                told = "" if field in required else "may be left out"
                lines.append(f"| `{field}` | {shape(inner)} | {told} |")
            lines.append("")
    return "\n".join(lines) + "\n"


def shape(schema: dict[str, Any]) -> str:
    """A schema in a few words, linked to what it names."""
    if "$ref" in schema:
        name = schema["$ref"].rsplit("/", 1)[-1]
        return f"[{name}](#{name.lower()})"
    if "anyOf" in schema:
        return " or ".join(shape(each) for each in schema["anyOf"])
    if "enum" in schema:
        return ", ".join(f"`{value}`" for value in schema["enum"])
    kind = schema.get("type", "anything")
    if kind == "array":
        items = schema.get("items")
        return f"list of {shape(items)}" if isinstance(items, dict) else "list"
    return str(kind)
