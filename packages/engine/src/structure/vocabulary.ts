/** Returns whether a lower-case word is one of the document's. */
export type Vocabulary = Pick<ReadonlySet<string>, "has">;

/** What is looked at of a page for its words. */
interface WrittenPage {
  readonly blocks: readonly { readonly lines: readonly WrittenLine[] }[];
}

export interface WrittenLine {
  readonly text: string;
}

/** Two words of letters with a hyphen: no other can be what a broken word is compared with. */
const COMPOUND = /^[\p{L}\p{M}]+-[\p{L}\p{M}]+$/u;

/** Adds the compounds of a line as they are inside it, where no break can have cut them. */
export function collectCompounds(line: string, compounds: Set<string>): void {
  let hyphen = line.indexOf("-");
  while (hyphen >= 0) {
    const end = line.indexOf(" ", hyphen);
    if (end < 0) return;
    const compound = bare(line.slice(line.lastIndexOf(" ", hyphen) + 1, end));
    if (COMPOUND.test(compound)) compounds.add(compound);
    hyphen = line.indexOf("-", end);
  }
}

/**
 * The words of a document that tell how a broken one is to be joined: its compounds, and these as one word. The latter are sought when the
 * first is asked for, which is when a broken word is a known compound, and rare.
 *
 * @param pages - of the document, to be gone through once at most
 */
export function toVocabulary(compounds: ReadonlySet<string>, pages: Iterable<WrittenPage>): Vocabulary {
  let words: ReadonlySet<string> | undefined;
  return {
    has: (word) => (word.includes("-") ? compounds.has(word) : (words ??= findJoined(compounds, pages)).has(word)),
  };
}

/** Those of the compounds that are on the pages as one word, too. */
function findJoined(compounds: ReadonlySet<string>, pages: Iterable<WrittenPage>): ReadonlySet<string> {
  const sought = new Set<string>();
  const lengths = new Map([[NO_LETTERS, SHORTEST]]);
  for (const compound of compounds) {
    const word = compound.replace("-", "");
    const beginning = beginningOf(word, 0);
    sought.add(word);
    lengths.set(beginning, Math.max(SHORTEST, Math.min(word.length, lengths.get(beginning) ?? word.length)));
  }
  const search: Search = { sought, lengths, found: new Set() };
  for (const page of pages) searchPage(page, search);
  return search.found;
}

interface Search {
  readonly sought: ReadonlySet<string>;
  /** Chars of the shortest of them that begins so: nearly every word of a document is distinguished from all of them by that. */
  readonly lengths: ReadonlyMap<number, number>;
  readonly found: Set<string>;
}

function searchPage({ blocks }: WrittenPage, search: Search): void {
  for (const { lines } of blocks) for (const { text } of lines) searchLine(text, search);
}

/** Shorter words are never broken. */
const SHORTEST = 6;
const SPACE = 0x20;

function searchLine(line: string, { sought, lengths, found }: Search): void {
  let start = 0;
  for (let end = 0; end <= line.length; end++) {
    if (end < line.length && line.charCodeAt(end) !== SPACE) continue;
    if (end - start >= SHORTEST && end - start >= (lengths.get(beginningOf(line, start)) ?? Infinity)) {
      const word = wordWithin(line, start, end);
      if (sought.has(word)) found.add(word);
    }
    start = end + 1;
  }
}

/** What a line with hyphens ends with may be half a word: it is none. */
function wordWithin(line: string, start: number, end: number): string {
  const drawn = line.slice(start, end);
  if (!line.includes("-")) return drawn.toLowerCase().replace(STOPS, "");
  return end === line.length ? "" : bare(drawn);
}

const NO_LETTERS = -1;

/** A word's first three letters as one number, whatever their case; letters outside of ASCII give {@link NO_LETTERS}. */
function beginningOf(text: string, start: number): number {
  let beginning = 0;
  for (let at = start; at < start + 3; at++) {
    const letter = text.charCodeAt(at) | 0x20;
    if (letter < 0x61 || letter > 0x7a) return NO_LETTERS;
    beginning = beginning * 32 + (letter & 31);
  }
  return beginning;
}

const STOPS = /[^\p{L}]+$/u;

function bare(word: string): string {
  return word
    .toLowerCase()
    .replace(/^[^\p{L}]+/u, "")
    .replace(STOPS, "");
}
