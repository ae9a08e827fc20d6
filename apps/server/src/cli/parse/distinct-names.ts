/**
 * Names of renderings, which depend only on the set of documents. `in/minutes.txt` becomes `minutes`; if `in/minutes.csv` is read too, both
 * keep their extension: `minutes.txt`, `minutes.csv`. Two `report.pdf` in different folders become `2023/report.pdf` and `2024/report.pdf`.
 * The order of the documents has no influence.
 */
import { createHash } from "node:crypto";
import { extname } from "node:path";
import type { Found } from "./found.ts";

/** The parts of a document that its name is built from. */
export type Nameable = Pick<Found, "name" | "identity">;

/** Each document with the level of its name (`nameAt`): the lowest at which no other document has the same name. */
export function distinctLevels(documents: readonly Nameable[]): readonly number[] {
  const levels = documents.map(() => 0);
  for (let isDistinct = false; !isDistinct;) {
    isDistinct = true;
    for (const same of groupByName(documents, levels)) {
      if (same.length === 1) continue;
      // Documents with the shortest names get a longer one: next to a file `a.pdf.pdf`, the name `a.pdf` belongs to `a.pdf`.
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

/** Names are equal if a file system of macOS or Windows treats them as equal, which ignores case and composition. */
export function nameKey(name: string): string {
  return name.normalize("NFC").toLowerCase();
}

/**
 * The name of a document's rendering, without the extension of its format. Level 0: without the document's extension; 1: with it; each
 * further level adds one parent folder; the last level adds a digest of its location.
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

/** The parent folders that are not yet part of the name. */
function foldersOf({ name, identity }: Nameable): readonly string[] {
  const depth = partsOf(name).length;
  // Neither a drive nor the port of an address is allowed in a file name on Windows.
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
