/**
 * Compiles Python for the site, by the very Python that will run it there: `node compile.mjs FROM INTO`.
 *
 * Every `x.py` of a folder becomes `x.pyc` in the other, without docstrings and asserts; everything else is left to the
 * caller. `node compile.mjs --library INTO` does the same with the standard library of Pyodide.
 */
import { dirname, resolve } from "node:path";
import { createRequire } from "node:module";
import { mkdirSync } from "node:fs";
import { loadPyodide } from "pyodide";

const COMPILE = `
import importlib._bootstrap_external as files
import os, sys, zipfile

def plain(code):
    # Where each instruction stands is a third of the bytecode, and only tracebacks tell it. An entry of this table
    # says of up to eight instructions that nothing is known.
    inner = tuple(plain(each) if hasattr(each, "co_code") else each for each in code.co_consts)
    eights, rest = divmod(len(code.co_code) // 2, 8)
    nowhere = bytes([0xFF]) * eights + (bytes([0xF8 | rest - 1]) if rest else b"")
    return code.replace(co_linetable=nowhere, co_consts=inner)

def to_bytecode(source, name):
    code = compile(source, name, "exec", dont_inherit=True, optimize=2)
    if not name.startswith("igroteka/"):
        code = plain(code)
    return bytes(files._code_to_hash_pyc(code, bytes(8), False))

def put(path, data):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "wb") as file:
        file.write(data)

def compile_all(source, into):
    for folder, _, names in os.walk(source):
        for name in names:
            if name.endswith(".py"):
                path = os.path.join(folder, name)
                inside = os.path.relpath(path, source)
                with open(path, "rb") as file:
                    put(os.path.join(into, inside + "c"), to_bytecode(file.read(), inside))

def compile_library(archive, into):
    with zipfile.ZipFile(archive) as library:
        for name in library.namelist():
            data = library.read(name)
            if name.endswith(".py"):
                put(os.path.join(into, name + "c"), to_bytecode(data, name))
            elif not name.endswith("/"):
                put(os.path.join(into, name), data)
`;

const python = await loadPyodide();
const [from = "", into = ""] = process.argv.slice(2);
mkdirSync(into, { recursive: true });
const seen = (/** @type {string} */ path) => {
  python.FS.mkdirTree(path);
  return path;
};
python.FS.mount(python.FS.filesystems.NODEFS, { root: resolve(into) }, seen("/into"));
python.runPython(COMPILE);
if (from === "--library") {
  const home = dirname(createRequire(import.meta.url).resolve("pyodide/package.json"));
  python.FS.mount(python.FS.filesystems.NODEFS, { root: home }, seen("/from"));
  python.runPython(`compile_library("/from/python_stdlib.zip", "/into")`);
} else {
  python.FS.mount(python.FS.filesystems.NODEFS, { root: resolve(from) }, seen("/from"));
  python.runPython(`compile_all("/from", "/into")`);
}
