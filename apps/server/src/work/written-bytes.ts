import { lstat, opendir } from "node:fs/promises";
import { join } from "node:path";

/** More files than any run leaves: an office program writes a hundred. */
const MAX_FILES = 2000;

/**
 * Bytes on disk in some folders, without following links. Stops at more than `most`, because a process may write faster than this counts.
 * Too many files count as infinitely many bytes.
 */
export async function writtenBytes(folders: readonly string[], most: number): Promise<number> {
  const waiting = [...folders];
  let bytes = 0;
  let files = 0;
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    // It was removed in the meantime, or is not readable.
    const entries = await opendir(folder).catch(() => undefined);
    if (entries === undefined) continue;
    for await (const entry of entries) {
      const path = join(folder, entry.name);
      const found = await lstat(path).catch(() => undefined);
      // Its disk usage, not its apparent size.
      bytes += (found?.blocks ?? 0) * 512;
      files += 1;
      if (files > MAX_FILES) return Number.POSITIVE_INFINITY;
      if (bytes > most) return bytes;
      if (entry.isDirectory()) waiting.push(path);
    }
  }
  return bytes;
}
