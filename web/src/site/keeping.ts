/**
 * The browser's own file system, as Python's: the database lies there. What is written to it is written at once, so that
 * nothing which was acknowledged is lost, though the tab be closed in the same moment. One worker has it at a time.
 */
import type { PyodideAPI } from "pyodide";

const FOLDER = "igroteka";
/** SQLite's file and its journal; there are no others. */
const FILES = ["igroteka.db", "igroteka.db-journal"];
const IS_FOLDER = 0o40777;
const IS_FILE = 0o100666;
const [NO_SUCH_FILE, INVALID, NO_SPACE] = [44, 28, 51];

/** What a worker can do with a file that is its own. */
interface Handle {
  read(into: ArrayBufferView, how: { at: number }): number;
  write(from: ArrayBufferView, how: { at: number }): number;
  truncate(size: number): void;
  getSize(): number;
  flush(): void;
  close(): void;
}

/** As much of Emscripten's file system as is needed to be one; its types don't tell. */
interface Node {
  name: string;
  mode: number;
  id: number;
  rdev: number;
  node_ops: object;
  stream_ops: object;
}
interface Stream {
  node: Node;
  position: number;
}
interface Files {
  createNode(parent: Node | null, name: string, mode: number, dev: number): Node;
  ErrnoError: new (number: number) => Error;
  mkdirTree(path: string): void;
  mount(kind: object, options: object, at: string): void;
}

/** Another tab has the files. */
export class Taken extends Error {}

/** So often one tries again while another tab lets go of them. */
const TRIES = 12;
const PAUSE = 250;

/** Open the files, when another tab has let go of them; `Taken` if it doesn't. */
export async function openFiles(): Promise<Map<string, Handle> | null> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await openNow();
    } catch (error) {
      if (tries === TRIES && error instanceof Taken) throw error;
      if (tries === TRIES) return null;
      await new Promise((later) => setTimeout(later, PAUSE));
    }
  }
}

/** Open the files; `Taken` if another tab has them, null if this browser has no such files (in a private window). */
async function openNow(): Promise<Map<string, Handle> | null> {
  let folder: FileSystemDirectoryHandle;
  try {
    folder = await (await navigator.storage.getDirectory()).getDirectoryHandle(FOLDER, { create: true });
  } catch {
    return null;
  }
  const opened = new Map<string, Handle>();
  for (const name of FILES) {
    const file = await folder.getFileHandle(name, { create: true });
    if (!("createSyncAccessHandle" in file)) return null;
    try {
      opened.set(name, await (file.createSyncAccessHandle as () => Promise<Handle>)());
    } catch (error) {
      for (const handle of opened.values()) handle.close();
      throw error instanceof DOMException && error.name === "NoModificationAllowedError" ? new Taken() : error;
    }
  }
  return opened;
}

/** Show them to Python in a folder. */
export function mount({ FS }: PyodideAPI, handles: Map<string, Handle>, at: string) {
  const files = FS as unknown as Files;
  const fail = (number: number): never => {
    throw new files.ErrnoError(number);
  };
  const handle = (node: Node): Handle => handles.get(node.name) ?? fail(NO_SUCH_FILE);
  const isFile = (node: Node) => node.mode === IS_FILE;
  const times = { atime: new Date(), mtime: new Date(), ctime: new Date() };

  const ofNodes = {
    getattr: (node: Node) => {
      const size = isFile(node) ? handle(node).getSize() : 4096;
      const owner = { nlink: 1, uid: 0, gid: 0, rdev: node.rdev };
      return { dev: 1, ino: node.id, mode: node.mode, ...owner, size, ...times, blksize: 4096, blocks: size >> 12 };
    },
    setattr: (node: Node, change: { size?: number }) => {
      if (change.size !== undefined) handle(node).truncate(change.size);
    },
    lookup: (parent: Node, name: string) => (handles.has(name) ? made(parent, name, IS_FILE) : fail(NO_SUCH_FILE)),
    mknod: (parent: Node, name: string) => (handles.has(name) ? made(parent, name, IS_FILE) : fail(INVALID)),
    // A file that is empty is as good as gone.
    unlink: (_: Node, name: string) => handles.get(name)?.truncate(0),
    readdir: () => [".", "..", ...handles.keys()],
  };
  const ofStreams = {
    read: ({ node }: Stream, into: Int8Array, offset: number, length: number, position: number) =>
      handle(node).read(into.subarray(offset, offset + length), { at: position }),
    write: ({ node }: Stream, from: Int8Array, offset: number, length: number, position: number) => {
      try {
        return handle(node).write(from.subarray(offset, offset + length), { at: position });
      } catch {
        return fail(NO_SPACE);
      }
    },
    llseek: (stream: Stream, offset: number, whence: number) =>
      offset + (whence === 1 ? stream.position : whence === 2 ? handle(stream.node).getSize() : 0),
    fsync: ({ node }: Stream) => {
      handle(node).flush();
      return 0;
    },
  };
  function made(parent: Node | null, name: string, mode: number): Node {
    const node = files.createNode(parent, name, mode, 0);
    node.node_ops = ofNodes;
    node.stream_ops = ofStreams;
    return node;
  }

  files.mkdirTree(at);
  files.mount({ mount: () => made(null, "/", IS_FOLDER) }, {}, at);
}
