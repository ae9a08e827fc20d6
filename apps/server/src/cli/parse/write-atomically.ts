import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

/** Writes a file atomically: it is either complete or absent. Creates its folders. */
export async function writeAtomically(path: string, content: string | Uint8Array | Iterable<string>): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  // The temporary file is in the same folder, because a rename is atomic only within one file system.
  const temporary = join(dirname(path), `.${basename(path).slice(0, 200)}.${process.pid}.tmp`);
  try {
    await writeFile(temporary, content);
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}
