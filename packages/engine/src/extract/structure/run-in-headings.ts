import type { JoinedText } from "./joined-text.ts";

/** "4. Governing law." at the start of a paragraph: a number, few words, a stop. */
const NUMBER = /^(?:§\s?)?\(?\d{1,2}(?:\.\d{1,2})*[.)]?$/u;
const MAX_WORDS = 6;

/** Token after a heading at the start of a paragraph's own text; 0 if it has none. */
export function runInHeading({ place: { tokens } }: JoinedText): number {
  if (!NUMBER.test(tokens[0]?.text ?? "")) return 0;
  for (let at = 1; at < Math.min(tokens.length - 1, MAX_WORDS + 1); at++) {
    const { text } = tokens[at]!;
    if (at === 1 && !/^\p{Lu}/u.test(text)) return 0;
    if (/\p{L}[.:]$/u.test(text)) return /^[\p{Lu}\d(„“"]/u.test(tokens[at + 1]!.text) ? at + 1 : 0;
    if (!/^[\p{L}'’,&/-]+$/u.test(text)) return 0;
  }
  return 0;
}
