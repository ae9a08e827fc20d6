import { randomUUID } from "node:crypto";
import { constants, copyFile, link, open, rm } from "node:fs/promises";
import { dirname } from "node:path";

/**
 * Makes a file that is whole as soon as it is there and survives a power cut, unless it is there already: of several processes that
 * make it at once, all then read what one of them wrote. Its folder must be there.
 */
export async function makeOnce(path: string, content: Uint8Array | string): Promise<void> {
  const temporary = `${path}.${randomUUID()}`;
  try {
    const handle = await open(temporary, "wx", 0o600);
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    // A disk without links, such as one shared over SMB, has the copy in two steps: there, yet empty, and then whole.
    await link(temporary, path).catch(() => copyFile(temporary, path, constants.COPYFILE_EXCL));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    await rm(temporary, { force: true });
  }
  await syncDirectory(dirname(path));
}

/** Makes a rename or a new entry in a directory survive a power cut. */
export async function syncDirectory(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
