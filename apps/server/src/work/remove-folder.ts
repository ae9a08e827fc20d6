import { lstatSync, readdirSync, rmdirSync, unlinkSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";

/** Removing larger files takes the disk long enough to delay other work. */
const MAX_REMOVED_AT_ONCE_BYTES = 1024 ** 2;

/** Removes a folder that only the service writes to; synchronously if its files are small, which avoids other threads. */
export async function removeFolder(path: string): Promise<void> {
  if (!isRemovedAtOnce(path)) await rm(path, { recursive: true, force: true });
}

function isRemovedAtOnce(path: string): boolean {
  try {
    for (const name of readdirSync(path)) {
      const file = join(path, name);
      if (lstatSync(file).size > MAX_REMOVED_AT_ONCE_BYTES) return false;
      unlinkSync(file);
    }
    rmdirSync(path);
    return true;
  } catch {
    // It contains a folder, or something is changing at the same time.
    return false;
  }
}
