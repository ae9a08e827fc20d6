import { randomUUID } from "node:crypto";
import { closeSync, fsync, openSync } from "node:fs";
import { constants, copyFile, link, open, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { promisify } from "node:util";

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

interface Sync {
  readonly done: Promise<void>;
  isBegun: boolean;
}

/** The newest of each directory, until it is done. */
const syncs = new Map<string, Sync>();

/**
 * Makes a rename or a new entry in a directory survive a power cut. What waits for one sync of a directory shares the next one: it includes all that
 * was changed before it begins.
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
  const directory = openSync(path, "r");
  try {
    await syncFile(directory);
  } finally {
    closeSync(directory);
  }
}
