/**
 * Small files, read and written on the service's own thread: each trip to another one costs ten times the processor time of what it does
 * there, and a file in the kernel's cache is no longer a wait than the database's own reads are. The disk alone is waited for elsewhere.
 */
import { closeSync, fstatSync, fsync, openSync, readSync, writevSync } from "node:fs";
import { promisify } from "node:util";

export const SMALL_BYTES: number = 64 * 1024;

const sync = promisify(fsync);

/** The bytes that a file has just now; undefined for one of more than {@link SMALL_BYTES}, and for none. */
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
    // No more than that, also of a file that somebody still writes to.
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

/** Makes a file that is durable when this settles. There must be none yet. */
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
