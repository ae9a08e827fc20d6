import { constants } from "node:fs";
import { copyFile, link, lstat, mkdir, mkdtemp, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { ChildFolders } from "../isolation/isolation.ts";

/** The folders of one child process, for as long as it lives. What a run needs is brought in, what it made is taken out. */
export class Room implements AsyncDisposable {
  readonly folders: ChildFolders;
  readonly #path: string;

  private constructor(path: string) {
    this.#path = path;
    this.folders = { input: join(path, "in"), output: join(path, "out"), temporary: join(path, "tmp") };
  }

  static async open(scratch: string): Promise<Room> {
    const room = new Room(await mkdtemp(join(scratch, "child-")));
    for (const folder of Object.values(room.folders)) await mkdir(folder, { mode: 0o700 });
    return room;
  }

  /** Shows the child a file, under a path that it can read. */
  async bring(file: string, name: string): Promise<string> {
    const path = join(this.folders.input, name);
    // Read-only for the child either way. A link costs nothing, and is not possible from another file system.
    await link(file, path).catch(() => copyFile(file, path, constants.COPYFILE_FICLONE));
    return path;
  }

  outputPath(name: string): string {
    return join(this.folders.output, name);
  }

  /** Moves a file that the child wrote to a path that it cannot reach. False when it wrote none. */
  async take(name: string, destination: string): Promise<boolean> {
    try {
      await rename(this.outputPath(name), destination);
    } catch {
      return false;
    }
    // Looked at where the child cannot swap it any more: a link would have the service read what the child could not.
    if ((await lstat(destination)).isFile()) return true;
    await rm(destination, { force: true, recursive: true });
    return false;
  }

  /** Nothing of a job stays for the next one to see. */
  async clear(): Promise<void> {
    for (const folder of [this.folders.input, this.folders.output]) {
      for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true, force: true });
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await rm(this.#path, { recursive: true, force: true });
  }
}
