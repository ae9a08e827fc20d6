import {
  chmodSync,
  chownSync,
  constants,
  copyFileSync,
  linkSync,
  lstatSync,
  opendirSync,
  renameSync,
  statSync,
  unlinkSync,
} from "node:fs";
import type { Dir } from "node:fs";
import { chmod, chown, copyFile, mkdir, mkdtemp } from "node:fs/promises";
import { join } from "node:path";
import type { ChildFolders } from "../isolation/isolation.ts";
import type { Owner } from "../isolation/owner.ts";
import { removeTree } from "./remove-tree.ts";

/** Up to this size, files are copied on the main thread. */
const MAX_COPIED_AT_ONCE_BYTES = 1024 ** 2;
/** More files than a run leaves in a folder, except with programs that print. */
const MAX_LEFT_FILES = 256;

/** The maximum of a child's output, which is one file. */
export const MAX_OUTPUT_BYTES: number = 1024 ** 3;

/**
 * The folders of one child process during its lifetime. Input files are placed there, and output files are moved out. Nothing in `output`
 * and `temporary` is trusted: the child may create links and folders there, and replace them at any moment.
 */
export class ChildWorkspace implements AsyncDisposable {
  readonly folders: ChildFolders;
  /** The child's user, if it differs from the service's. */
  readonly owner: Owner | undefined;
  readonly #path: string;

  private constructor(path: string, owner: Owner | undefined) {
    this.#path = path;
    this.owner = owner;
    this.folders = { input: join(path, "in"), output: join(path, "out"), temporary: join(path, "tmp") };
  }

  static async open(scratch: string, owner?: Owner): Promise<ChildWorkspace> {
    const workspace = new ChildWorkspace(await mkdtemp(join(scratch, "child-")), owner);
    const { input, output, temporary } = workspace.folders;
    for (const folder of [input, output, temporary]) await mkdir(folder, { mode: 0o700 });
    if (owner === undefined) return workspace;
    // Only its group may enter and read the input.
    for (const folder of [workspace.#path, input]) {
      await chown(folder, 0, owner.gid);
      await chmod(folder, 0o750);
    }
    for (const folder of [output, temporary]) {
      // The launcher passes through it before it becomes the owner.
      await chmod(folder, 0o711);
      await chown(folder, owner.uid, owner.gid);
    }
    return workspace;
  }

  /** Makes a file available to the child, under a path that it can read. */
  async bring(file: string, name: string): Promise<string> {
    const path = join(this.folders.input, name);
    // Read-only for the child in both cases. A link costs nothing, but is impossible across file systems, or if another user must read the
    // file.
    if (this.owner === undefined) {
      if (!isLinked(file, path)) await copy(file, path);
    } else {
      await copy(file, path);
      chownSync(path, 0, this.owner.gid);
      chmodSync(path, 0o440);
    }
    return path;
  }

  outputPath(name: string): string {
    return join(this.folders.output, name);
  }

  /** Moves a file that the child wrote to a path that the child cannot access. False if it wrote no usable file. */
  async take(name: string, destination: string): Promise<boolean> {
    try {
      renameSync(this.outputPath(name), destination);
    } catch {
      return false;
    }
    // Checked where the child can no longer replace it: through a link, the service would read what the child could not.
    const taken = lstatSync(destination);
    if (taken.isFile() && taken.nlink === 1 && taken.size <= MAX_OUTPUT_BYTES) return true;
    await removeTree(destination);
    return false;
  }

  /**
   * Empties the folders, so that the next run sees nothing of the previous one.
   *
   * @throws if the child has created folders, or very many files, or is still creating some: they cannot be emptied safely while it runs,
   * and are removed when it is gone
   */
  clear(): void {
    for (const folder of Object.values(this.folders)) {
      const entries = opendirSync(folder);
      try {
        empty(folder, entries);
      } finally {
        entries.closeSync();
      }
    }
  }

  /** Only after the end of the child. */
  async [Symbol.asyncDispose](): Promise<void> {
    await removeTree(this.#path);
  }
}

/** No call here follows a link, and the folder itself is not a link, because the child cannot replace it. */
function empty(folder: string, entries: Dir): void {
  let left = MAX_LEFT_FILES;
  for (let entry = entries.readSync(); entry !== null; entry = entries.readSync()) {
    if (left-- === 0) throw new Error("a run left too many files");
    unlinkSync(join(folder, entry.name));
  }
}

function isLinked(file: string, path: string): boolean {
  try {
    linkSync(file, path);
    return true;
  } catch {
    return false;
  }
}

async function copy(file: string, path: string): Promise<void> {
  if (statSync(file).size <= MAX_COPIED_AT_ONCE_BYTES) copyFileSync(file, path, constants.COPYFILE_FICLONE);
  else await copyFile(file, path, constants.COPYFILE_FICLONE);
}
