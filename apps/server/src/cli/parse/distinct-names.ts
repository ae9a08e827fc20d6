/**
 * Names of renderings, by the documents alone. `in/minutes.txt` becomes `minutes`; where `in/minutes.csv` is read as well, both keep
 * their extension: `minutes.txt`, `minutes.csv`. Two `report.pdf` of two folders become `2023/report.pdf` and `2024/report.pdf`.
 * The order of the documents decides nothing.
 */
import { createHash } from "node:crypto";
import { extname } from "node:path";
import type { Found } from "./found.ts";

/** What a name is made of. */
export type Nameable = Pick<Found, "name" | "identity">;

/** Each document with the level of its name (`nameAt`): the lowest at which no other document has the same. */
export function distinctLevels(documents: readonly Nameable[]): readonly number[] {
  const levels = documents.map(() => 0);
  for (let isDistinct = false; !isDistinct;) {
    isDistinct = true;
    for (const same of groupByName(documents, levels)) {
      if (same.length === 1) continue;
      // Those with the shortest names give way: next to a file `a.pdf.pdf`, the name `a.pdf` is that of `a.pdf`.
      const lowest = Math.min(...same.map((index) => levels[index] ?? 0));
      for (const index of same) {
        const document = documents[index];
        if (document === undefined || levels[index] !== lowest || lowest >= lastLevel(document)) continue;
        levels[index] = lowest + 1;
        isDistinct = false;
      }
    }
  }
  return levels;
}

function groupByName(documents: readonly Nameable[], levels: readonly number[]): Iterable<readonly number[]> {
  const groups = new Map<string, number[]>();
  for (const [index, document] of documents.entries()) {
    const key = nameKey(nameAt(document, levels[index] ?? 0));
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [index]);
    else group.push(index);
  }
  return groups.values();
}

/** Names are equal where a file system of macOS or Windows takes them for equal: case and composition count for nothing. */
export function nameKey(name: string): string {
  return name.normalize("NFC").toLowerCase();
}

/**
 * The name of a document's rendering, without the ending of its format. Level 0: without the document's extension; 1: with it; then
 * below one more of the folders that the document is in each; at last with a digest of where it is.
 */
export function nameAt(document: Nameable, level: number): string {
  const { name, identity } = document;
  if (level === 0) return withoutExtension(name);
  if (level === 1) return name;
  if (level >= lastLevel(document)) {
    return `${name}-${createHash("sha256").update(identity).digest("hex").slice(0, 12)}`;
  }
  const folders = foldersOf(document);
  return [...folders.slice(folders.length - (level - 1)), name].join("/");
}

export function lastLevel(document: Nameable): number {
  return foldersOf(document).length + 2;
}

/** The folders above those that are part of the name already. */
function foldersOf({ name, identity }: Nameable): readonly string[] {
  const depth = partsOf(name).length;
  // Neither a drive nor the port of an address can be part of a file's name on Windows.
  return partsOf(identity)
    .slice(0, -depth)
    .map((part) => part.replaceAll(/[:*?"<>|]/g, "-"));
}

function partsOf(path: string): readonly string[] {
  return path.split(/[\\/]/).filter((part) => part !== "");
}

function withoutExtension(path: string): string {
  return path.slice(0, path.length - extname(path).length);
}
