import { joinsWithoutSpace } from "../text/without-spaces.ts";
import type { Vocabulary, WrittenLine } from "./vocabulary.ts";

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
export function joinLines(lines: readonly WrittenLine[], vocabulary: Vocabulary): string {
  let text = "";
  let before = "";
  for (const { text: drawn } of lines) {
    // Where a hyphen was drawn at the line's end, the soft one that it stands for may follow on the next line.
    const line = drawn.charCodeAt(0) === 0xad ? drawn.replace(/^\u00ad\s*/, "") : drawn;
    const last = before.charCodeAt(before.length - 1);
    if (isHyphen(last)) text = joinAtHyphen(text, line, vocabulary);
    else if (text === "" || joinsWithoutSpace(before, line)) text += line;
    else if (CONTENTS_LINE.test(lastChars(before, text))) text += `\n${line}`;
    else text += ` ${line}`;
    before = line;
  }
  return text;
}

/** The end of a text that grows with every line: to look at its own would copy all of it each time. */
function lastChars(line: string, text: string): string {
  return (line.length >= END ? line : text).slice(-END);
}

function isHyphen(code: number): boolean {
  return code === 0x2d || code === 0xad || code === 0x2010;
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
