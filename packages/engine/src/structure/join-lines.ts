import { joinsWithoutSpace } from "../text/without-spaces.ts";
import type { Vocabulary, WrittenLine } from "./vocabulary.ts";

/** Leaders before a page number: the line is an entry of its own. */
export const CONTENTS_LINE: RegExp = /(?:[.·]{4,}|(?:[.·] ){4,}|…{2,})\s*\S{1,8}$/;

// Shown by join-lines.test.ts; fixture report (contents page).

/** Number of last chars in which an entry of a contents page is recognised. */
const END = 40;

/**
 * Joins the lines of a paragraph. A hyphen that breaks a word at the end of a line is removed, one that belongs to a compound
 * stays. The words of the document decide; if they give no evidence, the hyphen is removed.
 *
 * @param vocabulary - the words of the document, including hyphenated compounds
 */
export function joinLines(lines: readonly WrittenLine[], vocabulary: Vocabulary): string {
  let text = "";
  let before = "";
  for (const { text: drawn } of lines) {
    // After a hyphen drawn at the line's end, the soft hyphen that it represents may follow on the next line.
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

/** The end of a text that grows with every line: searching the whole text would copy all of it each time. */
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
