/** Returns whether a lower-case word occurs in the document. */
export type Vocabulary = Pick<ReadonlySet<string>, "has">;

/** The part of a page that is searched for words. */
interface WrittenPage {
  readonly blocks: readonly { readonly lines: readonly WrittenLine[] }[];
}

export interface WrittenLine {
  readonly text: string;
}

/** Two words of letters with a hyphen: a broken word can only be compared with these. */
const COMPOUND = /^[\p{L}\p{M}]+-[\p{L}\p{M}]+$/u;

/** Adds the compounds inside a line, where no line break can have made them. */
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
 * The words of a document that show how to join a broken word: its compounds, and these as one word. The latter are collected on first
 * use, which is when a broken word is a known compound, and rare.
 *
 * @param pages - of the document, iterated at most once
 */
export function toVocabulary(compounds: ReadonlySet<string>, pages: Iterable<WrittenPage>): Vocabulary {
  let words: ReadonlySet<string> | undefined;
  return {
    has: (word) => (word.includes("-") ? compounds.has(word) : (words ??= findJoined(compounds, pages)).has(word)),
  };
}

/** The compounds that also occur as one word. */
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
  /** Length of the shortest compound that begins with these letters: this excludes nearly every word of a document. */
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

/** The last word of a line with hyphens may be half a word, so it does not count. */
function wordWithin(line: string, start: number, end: number): string {
  const drawn = line.slice(start, end);
  if (!line.includes("-")) return drawn.toLowerCase().replace(STOPS, "");
  return end === line.length ? "" : bare(drawn);
}

const NO_LETTERS = -1;

/** A word's first three letters as one number, in any case; letters outside ASCII give {@link NO_LETTERS}. */
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
