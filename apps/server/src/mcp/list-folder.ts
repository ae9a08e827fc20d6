import { readdir, realpath, stat } from "node:fs/promises";
import { extname, join, relative } from "node:path";
import { DOCUMENT_EXTENSIONS } from "@docsvc/client/records";
import type { ListedDocument } from "./tool.ts";

const EXTENSIONS: ReadonlySet<string> = new Set(DOCUMENT_EXTENSIONS.map((extension) => `.${extension}`));
/** More are no list that a model reads; the answer says that there are more. */
export const MAX_LISTED = 1000;

/**
 * The documents of the folders and of the folders within, by name. Hidden ones and links are none of them, as for reading.
 *
 * @param folders - with one, names are within it; with several, whole paths
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
  // By code units: the same order on every machine.
  for (const entry of entries.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (entry.name.startsWith(".")) continue;
    if (entry.isDirectory()) yield* pathsOf(path);
    else if (entry.isFile() && EXTENSIONS.has(extname(entry.name).toLowerCase())) yield path;
  }
}
