import { constants } from "node:fs";
import { type FileHandle, open, realpath, stat } from "node:fs/promises";
import { basename, isAbsolute, relative, resolve, sep } from "node:path";
import { RefusedError } from "./tool.ts";

export interface LocalFile {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Changes when the file is written again. */
  readonly key: string;
}

export interface LocalFilesOptions {
  readonly folders: readonly string[];
  readonly mostBytes: number;
}

/**
 * Reads a file that a model has named, if it is in the given folders after links are resolved. Hidden files and folders are refused, because
 * they contain settings and keys.
 *
 * @throws {@link RefusedError} with the same message for missing and forbidden files
 */
export async function readLocalFile(path: string, { folders, mostBytes }: LocalFilesOptions): Promise<LocalFile> {
  const real = await findWithin(path, folders);
  const state = real === undefined ? undefined : await stat(real).catch(() => undefined);
  // Reading a pipe or a device might never end.
  if (real === undefined || !state?.isFile()) throw nothingThere(path);
  // If a link has replaced it in the meantime, it is not followed.
  const file = await open(real, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0)).catch(() => undefined);
  if (file === undefined) throw nothingThere(path);
  try {
    const opened = await file.stat();
    if (!opened.isFile() || opened.ino !== state.ino || opened.dev !== state.dev) throw nothingThere(path);
    if (opened.size > mostBytes) {
      throw new RefusedError(`The file is larger than ${Math.floor(mostBytes / 1_000_000)} MB.`);
    }
    const bytes = await readAll(file, opened.size);
    return { name: basename(real), bytes, key: `file ${real} ${opened.size} ${opened.mtimeMs} ${opened.ino}` };
  } finally {
    await file.close();
  }
}

/** Undefined if it is in none of the folders. */
async function findWithin(path: string, folders: readonly string[]): Promise<string | undefined> {
  for (const folder of folders) {
    const root = await realpath(folder).catch(() => undefined);
    if (root === undefined) continue;
    const real = await realpath(isAbsolute(path) ? path : resolve(root, path)).catch(() => undefined);
    if (real === undefined) continue;
    const below = relative(root, real);
    if (below === "" || isAbsolute(below)) continue;
    // `..` also begins with a dot.
    if (below.split(sep).every((part) => !part.startsWith("."))) return real;
  }
  return undefined;
}

/** Reads the bytes that the file had when it was opened, even if it is growing. */
async function readAll(file: FileHandle, size: number): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(size);
  let at = 0;
  while (at < size) {
    const { bytesRead } = await file.read(bytes, at, size - at, at);
    if (bytesRead === 0) break;
    at += bytesRead;
  }
  return bytes.subarray(0, at);
}

function nothingThere(path: string): RefusedError {
  return new RefusedError(
    `${JSON.stringify(path)} is no file in the folders that this server was given, or a hidden one.`,
  );
}
