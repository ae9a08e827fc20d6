// Shown by lines-to-paragraphs.test.ts.

/** A stop, with quotes, brackets and a note's number after it. */
const SENTENCE_END = /[.!?:;。．！？：；؟؛۔।]["”’)\]」』）]*\s?\d{0,3}$/;
/** How sentences begin: with a capital, a letter of a script that has none, a number, or a sign before these. */
const OPENING = /^[\p{Lu}\p{Lo}\d“‘"„«¿¡§(]/u;

/** Most lines break off at a small letter, and need no pattern. */
export function endsSentence(text: string): boolean {
  const last = text.charCodeAt(text.length - 1);
  return (last < 0x61 || last > 0x7a) && SENTENCE_END.test(text);
}

export function opensSentence(text: string): boolean {
  return OPENING.test(text);
}
