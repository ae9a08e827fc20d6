import { constants } from "node:fs";
import { copyFile, mkdir, open, readdir } from "node:fs/promises";
import { join } from "node:path";
import { syncDirectory } from "../durable/durable.ts";

export interface Copied {
  readonly files: number;
  readonly bytes: number;
}

/** Copies the content of a folder durably. Files that are deleted in the meantime are left out. */
export async function copyFolder(from: string, to: string): Promise<Copied> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  let files = 0;
  let bytes = 0;
  const entries = await readdir(from, { withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) {
      const inner = await copyFolder(source, target);
      files += inner.files;
      bytes += inner.bytes;
      continue;
    }
    const copied = await copyDurably(source, target);
    if (copied === undefined) continue;
    files += 1;
    bytes += copied;
  }
  await syncDirectory(to);
  return { files, bytes };
}

/** Returns the size; undefined if there is no such file. */
export async function copyDurably(source: string, target: string): Promise<number | undefined> {
  try {
    // Makes a clone if the file system supports it, which takes no space and no time.
    await copyFile(source, target, constants.COPYFILE_FICLONE);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
  const handle = await open(target, "r+");
  try {
    await handle.sync();
    return (await handle.stat()).size;
  } finally {
    await handle.close();
  }
}
