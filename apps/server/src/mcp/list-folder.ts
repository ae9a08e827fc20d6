import { readdir, realpath, stat } from "node:fs/promises";
import { extname, join, relative } from "node:path";
import { DOCUMENT_EXTENSIONS } from "@docsvc/client/records";
import type { ListedDocument } from "./tool.ts";

const EXTENSIONS: ReadonlySet<string> = new Set(DOCUMENT_EXTENSIONS.map((extension) => `.${extension}`));
/** A longer list is useless to a model; the answer says that there are more. */
export const MAX_LISTED = 1000;

/**
 * The documents of folders and their subfolders, by name. Hidden files and links are left out, as in reading.
 *
 * @param folders - with one, names are relative to it; with several, they are absolute paths
 */
export async function listFolders(folders: readonly string[]): Promise<readonly ListedDocument[]> {
  const listed: ListedDocument[] = [];
  for (const folder of folders) {
    const root = await realpath(folder).catch(() => undefined);
    if (root === undefined) continue;
    for await (const path of pathsOf(root)) {
      if (listed.length > MAX_LISTED) return listed;
      const { size, mtime } = await stat(path);
      const document = folders.length === 1 ? relative(root, path).replaceAll("\\", "/") : path;
      listed.push({ document, type: extname(path).slice(1).toLowerCase(), bytes: size, changed: mtime.toISOString() });
    }
  }
  return listed;
}

async function* pathsOf(folder: string): AsyncGenerator<string, void, undefined> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  // Compared by code units, for the same order on every machine.
  for (const entry of entries.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (entry.name.startsWith(".")) continue;
    if (entry.isDirectory()) yield* pathsOf(path);
    else if (entry.isFile() && EXTENSIONS.has(extname(entry.name).toLowerCase())) yield path;
  }
}
