import { lstatSync, readdirSync, rmdirSync, unlinkSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";

/** Larger ones take the disk long enough to hold up other work. */
const MAX_REMOVED_AT_ONCE_BYTES = 1024 ** 2;

/** Removes a folder that the service alone writes to: at once where its files are small, which saves trips to other threads. */
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
    // A folder in it, or something that changes meanwhile.
    return false;
  }
}
