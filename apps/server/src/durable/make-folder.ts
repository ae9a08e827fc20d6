import { mkdir, stat } from "node:fs/promises";
import { dirname, resolve } from "node:path";

/**
 * Creates a folder and its parents one by one: `mkdir` with `recursive` never returns on a file system that answers ENOENT for a new folder
 * in an existing one, as `/proc` does (Node 24).
 *
 * @throws the file system's own error
 */
export async function makeFolder(path: string, mode: number): Promise<void> {
  await mkdir(path, { mode }).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code === "EEXIST" && (await isFolder(path))) return;
    const parent = dirname(resolve(path));
    if (error.code !== "ENOENT" || parent === resolve(path) || (await isFolder(parent))) throw error;
    await makeFolder(parent, mode);
    await mkdir(path, { mode });
  });
}

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (one) => one.isDirectory(),
    () => false,
  );
}
