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

/** What is copied on the service's own thread. */
const MAX_COPIED_AT_ONCE_BYTES = 1024 ** 2;
/** More files than a run leaves in a folder, but for programs that print. */
const MAX_LEFT_FILES = 256;

/** A child's whole output is one file. */
export const MAX_OUTPUT_BYTES: number = 1024 ** 3;

/**
 * The folders of one child process, for as long as it lives. What a run needs is brought in, what it made is taken out. Nothing in
 * `output` and `temporary` is trusted: the child may make links and folders there, and exchange them at any moment.
 */
export class ChildWorkspace implements AsyncDisposable {
  readonly folders: ChildFolders;
  /** The user that the child is, where it is another than the service. */
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
    // Its group alone may go in and read what is brought.
    for (const folder of [workspace.#path, input]) {
      await chown(folder, 0, owner.gid);
      await chmod(folder, 0o750);
    }
    for (const folder of [output, temporary]) {
      // The launcher goes through it before it becomes the owner.
      await chmod(folder, 0o711);
      await chown(folder, owner.uid, owner.gid);
    }
    return workspace;
  }

  /** Shows the child a file, under a path that it can read. */
  async bring(file: string, name: string): Promise<string> {
    const path = join(this.folders.input, name);
    // Read-only for the child either way. A link costs nothing, and is not possible from another file system, nor to a file that
    // another user is to read.
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

  /** Moves a file that the child wrote to a path that it cannot reach. False when it wrote none that can be used. */
  async take(name: string, destination: string): Promise<boolean> {
    try {
      renameSync(this.outputPath(name), destination);
    } catch {
      return false;
    }
    // Looked at where the child cannot swap it any more: a link would have the service read what the child could not.
    const taken = lstatSync(destination);
    if (taken.isFile() && taken.nlink === 1 && taken.size <= MAX_OUTPUT_BYTES) return true;
    await removeTree(destination);
    return false;
  }

  /**
   * Empties the folders, so that nothing of a run stays for the next one to see.
   *
   * @throws where the child has made folders: they cannot be emptied under its hands, and go when it is gone. So does what is in it where it has
   * left very many files, or still makes them.
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

/** No call here follows a link, and the folder itself is no link: the child cannot exchange it. */
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
