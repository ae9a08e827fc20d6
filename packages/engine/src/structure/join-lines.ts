/** Chinese and Japanese set no space between words, nor between lines: ideographs, kana, and their punctuation. */
const WITHOUT_SPACES = /^[\u3001-\u30ff\u3400-\u9fff\uf900-\ufaff\uff01-\uff60]/;
/** The first of them: nearly every text is told apart by that. */
const FIRST_WITHOUT_SPACES = 0x3001;

/** Dots that lead to a page number: the line is an entry of its own. */
export const CONTENTS_LINE: RegExp = /(?:\.{4,}|(?:\. ){4,}|…{2,})\s*\S{1,8}$/;

// Shown by join-lines.test.ts; fixture report (contents page).

/** An entry of a contents page is known by its last chars. */
const END = 40;

/**
 * Joins the lines of a paragraph. A hyphen that breaks a word at the end of a line goes, one that belongs to a compound
 * stays: the document's own words decide, and where they are silent the word counts as broken.
 *
 * @param vocabulary - of the document, hyphened compounds with it
 */
export function joinLines(lines: readonly string[], vocabulary: Vocabulary): string {
  let text = "";
  // The last chars of the text, which grows with every line: to look at its own end would copy all of it each time.
  let end = "";
  for (const drawn of lines) {
    // Where a hyphen was drawn at the line's end, the soft one that it stands for may follow on the next line.
    const line = drawn.charCodeAt(0) === 0xad ? drawn.replace(/^\u00ad\s*/, "") : drawn;
    const last = end.charCodeAt(end.length - 1);
    if (isHyphen(last)) text = joinAtHyphen(text, line, vocabulary);
    else if (text === "" || (isWithoutSpaces(last) && isWithoutSpaces(line.charCodeAt(0)))) text += line;
    else if (CONTENTS_LINE.test(end)) text += `\n${line}`;
    else text += ` ${line}`;
    end = line.length >= END ? line.slice(-END) : text.slice(-END);
  }
  return text;
}

function isHyphen(code: number): boolean {
  return code === 0x2d || code === 0xad || code === 0x2010;
}

function isWithoutSpaces(code: number): boolean {
  return code >= FIRST_WITHOUT_SPACES && WITHOUT_SPACES.test(String.fromCharCode(code));
}

function joinAtHyphen(text: string, line: string, vocabulary: Vocabulary): string {
  const broken = /(\p{L}+).$/u.exec(text.slice(text.lastIndexOf(" ") + 1));
  const next = broken === null ? null : /^(\p{Ll}+)/u.exec(line);
  if (CONTENTS_LINE.test(text.slice(-END))) return `${text}\n${line}`;
  if (broken === null || next === null) {
    return /[-\u2010]$/.test(text) && /^\p{L}/u.test(line) ? text + line : `${text} ${line}`;
  }
  const compound = `${broken[1]}-${next[1]}`.toLowerCase();
  const whole = `${broken[1]}${next[1]}`.toLowerCase();
  return (vocabulary.has(compound) && !vocabulary.has(whole) ? text : text.slice(0, -1)) + line;
}

/** Tells whether a lower-case word is one of the document's. */
export type Vocabulary = Pick<ReadonlySet<string>, "has">;

/** Two words of letters with a hyphen: no other can be what a broken word is compared with. */
const COMPOUND = /^[\p{L}\p{M}]+-[\p{L}\p{M}]+$/u;

/** Adds the compounds of a line as they stand inside it, where no break can have cut them. */
export function collectCompounds(line: string, compounds: Set<string>): void {
  if (!line.includes("-")) return;
  for (const word of line.split(" ").slice(0, -1)) {
    const compound = word.includes("-") ? bare(word) : "";
    if (COMPOUND.test(compound)) compounds.add(compound);
  }
}

/**
 * The words of a document that tell how a broken one is to be joined: its compounds, and these as one word. The latter are sought when the
 * first is asked for, which is when a broken word is a known compound, and rare.
 *
 * @param lines - of the document, to be gone through once at most
 */
export function toVocabulary(compounds: ReadonlySet<string>, lines: () => Iterable<string>): Vocabulary {
  let words: ReadonlySet<string> | undefined;
  return {
    has: (word) => (word.includes("-") ? compounds.has(word) : (words ??= findJoined(compounds, lines())).has(word)),
  };
}

/** Those of the compounds that stand in the lines as one word, too. */
function findJoined(compounds: ReadonlySet<string>, lines: Iterable<string>): Set<string> {
  const sought = new Set<string>();
  for (const compound of compounds) sought.add(compound.replace("-", ""));
  const found = new Set<string>();
  const meet = (word: string): void => {
    if (sought.has(word)) found.add(word);
  };
  for (const line of lines) {
    if (line.includes("-")) {
      for (const word of line.split(" ").slice(0, -1)) meet(bare(word));
    } else {
      // Short words are never broken.
      for (const word of line.split(" ")) if (word.length > 5) meet(withoutStops(word.toLowerCase()));
    }
  }
  return found;
}

function bare(word: string): string {
  return word.toLowerCase().replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
}

/** Most words end in a plain letter, and need no pattern. */
function withoutStops(word: string): string {
  const last = word.charCodeAt(word.length - 1);
  return last >= 0x61 && last <= 0x7a ? word : word.replace(/[^\p{L}]+$/u, "");
}
