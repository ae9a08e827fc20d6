import { randomUUID } from "node:crypto";
import { closeSync, fsync, openSync } from "node:fs";
import { constants, copyFile, link, open, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { promisify } from "node:util";

/**
 * Creates a file atomically and durably, unless it exists: if several processes create it at once, all then read what one of them wrote. Its
 * folder must exist.
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
    // On a disk without links, such as an SMB share, the copy takes two steps: it exists, but is empty, before it is complete.
    await link(temporary, path).catch(() => copyFile(temporary, path, constants.COPYFILE_EXCL));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    await rm(temporary, { force: true });
  }
  await syncDirectory(dirname(path));
}

interface Sync {
  readonly done: Promise<void>;
  isBegun: boolean;
}

/** The latest sync of each directory, until it is done. */
const syncs = new Map<string, Sync>();

/**
 * Makes a rename or a new entry in a directory durable. Calls that wait while a sync of the directory runs share the next one, which
 * includes all changes made before it begins.
 */
export function syncDirectory(path: string): Promise<void> {
  const last = syncs.get(path);
  if (last?.isBegun === false) return last.done;
  const begin = async (): Promise<void> => {
    await last?.done.catch(() => undefined);
    sync.isBegun = true;
    try {
      await syncNow(path);
    } finally {
      if (syncs.get(path) === sync) syncs.delete(path);
    }
  };
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const sync: Sync = { done: promise, isBegun: false };
  syncs.set(path, sync);
  void begin().then(resolve, reject);
  return promise;
}

const syncFile = promisify(fsync);

async function syncNow(path: string): Promise<void> {
  // Windows syncs no directory (EPERM): NTFS keeps new names in its own journal.
  if (process.platform === "win32") return;
  const directory = openSync(path, "r");
  try {
    await syncFile(directory);
  } finally {
    closeSync(directory);
  }
}
