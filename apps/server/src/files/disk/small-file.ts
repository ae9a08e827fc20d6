/**
 * Reads and writes small files on the main thread: handing them to another thread costs ten times the processor time of the operation, and a
 * file in the kernel's cache takes no longer than the database's own reads. Only syncing waits on another thread.
 */
import { closeSync, fstatSync, fsync, openSync, readSync, writevSync } from "node:fs";
import { promisify } from "node:util";

export const SMALL_BYTES: number = 64 * 1024;

const sync = promisify(fsync);

/** The current bytes of a file; undefined if it is larger than {@link SMALL_BYTES} or does not exist. */
export function readSmall(path: string): Buffer | undefined {
  let file: number;
  try {
    file = openSync(path, "r");
  } catch {
    return undefined;
  }
  try {
    const { size } = fstatSync(file);
    if (size > SMALL_BYTES) return undefined;
    const bytes = Buffer.allocUnsafe(size);
    let read = 0;
    // Reads no more than the size, even if another process is still writing to the file.
    while (read < size) {
      const more = readSync(file, bytes, read, size - read, read);
      if (more === 0) break;
      read += more;
    }
    return bytes.subarray(0, read);
  } finally {
    closeSync(file);
  }
}

/** Creates a file that is durable when the promise resolves. It must not exist yet. */
export async function writeSmall(path: string, chunks: readonly Uint8Array[]): Promise<void> {
  const file = openSync(path, "wx", 0o600);
  try {
    const bytes = Buffer.concat(chunks);
    for (let written = 0; written < bytes.length;) written += writevSync(file, [bytes.subarray(written)]);
    await sync(file);
  } finally {
    closeSync(file);
  }
}
