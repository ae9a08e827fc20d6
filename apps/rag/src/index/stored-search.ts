import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { countWords, rarityOf, type Rarity } from "../search/rarity.ts";
import { createSearch, writeSearch, type Search } from "../search/search.ts";
import type { IndexedPassage } from "./refresh.ts";
import { writeWhole } from "./write-whole.ts";

/** What a question needs: the search over the passages, and the rarity of their words. */
export interface Library {
  readonly search: Search;
  readonly rarity: Rarity;
}

/** The library of each list of passages, for as long as the list is in use. */
const LIBRARIES = new WeakMap<readonly IndexedPassage[], Library>();

export function libraryOf(passages: readonly IndexedPassage[]): Library {
  return (
    LIBRARIES.get(passages) ??
    keep(passages, { index: writeSearch(passages), words: [...countWords(textsOf(passages))] })
  );
}

/**
 * Opens the library that is stored on disk. If documents were added, deleted or changed since, rebuilds
 * and stores it.
 *
 * @param contents - changes when the passages change
 */
export async function openLibrary(
  directory: string,
  contents: string,
  passages: readonly IndexedPassage[],
): Promise<Library> {
  const path = join(directory, "search.json");
  const key = createHash("sha256").update(`${FORMAT}\n${contents}`).digest("hex");
  const kept = await readStoredIndex(path, key);
  if (kept) return keep(passages, kept);
  const made = { index: writeSearch(passages), words: [...countWords(textsOf(passages))] };
  await writeWhole(path, JSON.stringify({ key, ...made } satisfies Kept));
  return keep(passages, made);
}

function keep(passages: readonly IndexedPassage[], { index, words }: Omit<Kept, "key">): Library {
  const library = { search: createSearch(passages, index), rarity: rarityOf(new Map(words), passages.length) };
  LIBRARIES.set(passages, library);
  return library;
}

interface Kept {
  readonly key: string;
  readonly index: string;
  readonly words: readonly (readonly [string, number])[];
}

/** Increased when tokenisation or the searched fields change. */
const FORMAT = 7;

async function readStoredIndex(path: string, key: string): Promise<Kept | undefined> {
  try {
    const kept = JSON.parse(await readFile(path, "utf8")) as Kept;
    return kept.key === key ? kept : undefined;
  } catch {
    // Missing or incompletely written: rebuild it.
    return undefined;
  }
}

function textsOf(passages: readonly IndexedPassage[]): readonly string[] {
  return passages.map(({ text }) => text);
}
