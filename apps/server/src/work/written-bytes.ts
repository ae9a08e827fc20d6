import { lstat, opendir } from "node:fs/promises";
import { join } from "node:path";

/** More files than any run leaves: an office program has a hundred. */
const MAX_FILES = 2000;

/**
 * What lies on the disk in some folders, in bytes; no link is followed. Stops as soon as it is more than `most`: who writes there may do so faster
 * than it is counted. Too many files are as bad as too many bytes, and infinitely many.
 */
export async function writtenBytes(folders: readonly string[], most: number): Promise<number> {
  const waiting = [...folders];
  let bytes = 0;
  let files = 0;
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    // Gone meanwhile, or not readable.
    const entries = await opendir(folder).catch(() => undefined);
    if (entries === undefined) continue;
    for await (const entry of entries) {
      const path = join(folder, entry.name);
      const found = await lstat(path).catch(() => undefined);
      // What it takes, not how long it says it is.
      bytes += (found?.blocks ?? 0) * 512;
      files += 1;
      if (files > MAX_FILES) return Number.POSITIVE_INFINITY;
      if (bytes > most) return bytes;
      if (entry.isDirectory()) waiting.push(path);
    }
  }
  return bytes;
}
