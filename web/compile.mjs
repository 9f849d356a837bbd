/**
 * Compiles Python for the site, by the very Python that will run it there: `node compile.mjs FROM INTO`.
 *
 * Every `x.py` of a folder becomes `x.pyc` in the other, without docstrings and asserts; everything else is left to the
 * caller. `node compile.mjs --library INTO` does the same with the standard library of Pyodide.
 * `node compile.mjs --squeeze FROM INTO` compresses the files of a folder, as small as can be.
 */
import { dirname, resolve } from "node:path";
import { createRequire } from "node:module";
import { mkdirSync } from "node:fs";
import { loadPyodide } from "pyodide";

const COMPILE = `
import ast, os, sys, zipfile
import importlib._bootstrap_external as files

# Where a function says what it takes and gives, code is made that tells it whoever asks. Nobody does, but of routes, by
# whose signatures requests are read, and of what Pyodide binds to JavaScript.
ASKED = ("igroteka/server/", "pyodide/", "_pyodide/")

class Plain(ast.NodeTransformer):
    """Leaves out what is for readers and type checkers: annotations of functions and modules, and overloads."""

    def visit_Module(self, module):
        self.generic_visit(module)
        module.body = [plain for each in module.body for plain in unannotated(each)]
        return module

    def visit_If(self, branch):
        self.generic_visit(branch)
        if getattr(branch.test, "id", getattr(branch.test, "attr", "")) == "TYPE_CHECKING":
            return branch.orelse or ast.Pass()
        return branch

    def visit_FunctionDef(self, function):
        self.generic_visit(function)
        marks = [getattr(mark, "id", getattr(mark, "attr", "")) for mark in function.decorator_list]
        if "overload" in marks:
            return ast.Pass()
        if "register" in marks:  # by what it takes, it is chosen
            return function
        takes = function.args
        for each in (*takes.posonlyargs, *takes.args, *takes.kwonlyargs, takes.vararg, takes.kwarg):
            if each is not None:
                each.annotation = None
        function.returns = None
        return function

    visit_AsyncFunctionDef = visit_FunctionDef

def unannotated(statement):
    if not isinstance(statement, ast.AnnAssign):
        return [statement]
    if statement.value is None:
        return []
    return [ast.copy_location(ast.Assign([statement.target], statement.value), statement)]

def nowhere(code):
    # Where each instruction stands is a third of the bytecode, and only tracebacks tell it. An entry of this table
    # says of up to eight instructions that nothing is known.
    eights, rest = divmod(len(code.co_code) // 2, 8)
    return bytes([0xFF]) * eights + (bytes([0xF8 | rest - 1]) if rest else b"")

def by_line(code):
    # The same with lines, but not with the columns that make most of it.
    table = bytearray()
    last = code.co_firstlineno
    for start, end, line in code.co_lines():
        count = (end - start) // 2
        while count > 0:
            some = min(count, 8)
            if line is None:
                table.append(0xF8 | some - 1)
            else:
                table.append(0xE8 | some - 1)
                delta = line - last
                delta = (-delta << 1) | 1 if delta < 0 else delta << 1
                while delta >= 64:
                    table.append(0x40 | delta & 63)
                    delta >>= 6
                table.append(delta)
                last = line
            count -= some
    return bytes(table)

def plain(code, places):
    inner = tuple(plain(each, places) if hasattr(each, "co_code") else each for each in code.co_consts)
    return code.replace(co_linetable=places(code), co_consts=inner)

def to_bytecode(source, name):
    tree = ast.parse(source, name)
    if not name.startswith(ASKED):
        tree = ast.fix_missing_locations(Plain().visit(tree))
    code = compile(tree, name, "exec", dont_inherit=True, optimize=2)
    code = plain(code, by_line if name.startswith("igroteka/") else nowhere)
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

def squeeze(source, into):
    from compression import zstd
    best = {zstd.CompressionParameter.compression_level: 22}
    # Weights hardly repeat. Where three or four of them do by chance, saying so takes more than it saves.
    of_weights = {**best, zstd.CompressionParameter.min_match: 7}
    for name in os.listdir(source):
        with open(os.path.join(source, name), "rb") as file:
            options = of_weights if name.startswith("network-") else best
            put(os.path.join(into, name), zstd.compress(file.read(), options=options))
`;

const python = await loadPyodide();
const words = process.argv.slice(2);
const [how, from] = words.length > 2 ? ["squeeze", words[1]] : ["compile_all", words[0]];
const into = words.at(-1) ?? "";
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
  python.FS.mount(python.FS.filesystems.NODEFS, { root: resolve(from ?? "") }, seen("/from"));
  python.runPython(`${how}("/from", "/into")`);
}
