// Shown by lines-to-paragraphs.test.ts.

/** A stop, with quotes, brackets and a note's number after it. */
const SENTENCE_END = /[.!?:;。．！？：；؟؛۔।]["”’)\]」』）]*\s?\d{0,3}$/;
/** How sentences begin: with a capital, a letter of a script that has none, a number, or a sign before these. */
const OPENING = /^[\p{Lu}\p{Lo}\d“‘"„«¿¡§(]/u;

/** Behind these no sentence ends: a comma, a hyphen. */
const OPEN = ",-";

/** Most lines break off at a letter, and need no pattern, which looks at all of their chars. */
export function endsSentence(text: string): boolean {
  // Capitals as small letters.
  const last = text.charCodeAt(text.length - 1) | 0x20;
  const isLetter = last >= 0x61 && last <= 0x7a;
  return !isLetter && !OPEN.includes(text.charAt(text.length - 1)) && SENTENCE_END.test(text);
}

export function opensSentence(text: string): boolean {
  return OPENING.test(text);
}
