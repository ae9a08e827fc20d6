/** Section numbers, which distinguish the second line of a heading from the next heading. */
import type { Line } from "../../text/runs-to-lines.ts";
import { endsSentence } from "./sentences.ts";

// Shown by section-numbers.test.ts.

const NUMBER = /^(?:\d{1,3}(?:\.\d{1,3}){0,4}\.?|[IVX]{1,5}\.|[A-Z]\.?)$/;
const SECTION = /^(\d{1,3}(?:\.\d{1,3}){0,4})\.?\s/;
/** A number with a part and a title; "3.2 of the lease" continues a sentence. */
const TITLED_PART = /^(\d{1,3}(?:\.\d{1,3}){1,4})\.?\s+[^\p{Ll}\s]/u;
/** The number of a note before a sentence. */
const NOTE = /^(\d{1,2})\s\p{Lu}/u;
/** The page number at the end of each line of a table of contents, which is one block. */
const PAGE_NUMBER = /[\s.]\d{1,4}$/;

/** Whether the second line of a heading is aligned with the first word after its number. First lines of paragraphs are not indented as much. */
export function hangsBehindNumber(first: Line, line: Line): boolean {
  const [number, word] = first.words;
  if (word === undefined || !NUMBER.test(number!.text)) return false;
  return Math.abs(word.left - line.left) < 0.1 * line.size;
}

/** Whether a number is that of the next section, or of the first part of this one: "3.1 Data" under "3 Methods", "3.2 Results" under "3.1 Data". */
export function isNextSection(first: string, text: string): boolean {
  if (!beginsWithDigit(text) || !beginsWithDigit(first)) return false;
  const before = SECTION.exec(first)?.[1];
  const number = TITLED_PART.exec(text)?.[1];
  if (before === undefined || number === undefined) return false;
  if (PAGE_NUMBER.test(first) && PAGE_NUMBER.test(text)) return false;
  const at = before.lastIndexOf(".") + 1;
  return number === `${before}.1` || number === `${before.slice(0, at)}${Number(before.slice(at)) + 1}`;
}

/** Whether a line is the next of two notes at one edge, each a sentence: "2 By the yard." under "1 By the pound.". */
export function isNextNote(first: Line, previous: Line, line: Line): boolean {
  if (!beginsWithDigit(line.text) || !beginsWithDigit(first.text)) return false;
  const [before, number] = [NOTE.exec(first.text)?.[1], NOTE.exec(line.text)?.[1]];
  if (before === undefined || Number(number) !== Number(before) + 1) return false;
  // Leaders look like the end of a sentence.
  if (PAGE_NUMBER.test(previous.text)) return false;
  return Math.abs(first.left - line.left) < 0.3 * line.size && endsSentence(previous.text);
}

/** Checked first, because few lines begin with a digit. */
function beginsWithDigit(text: string): boolean {
  const code = text.charCodeAt(0);
  return code >= 0x30 && code <= 0x39;
}
