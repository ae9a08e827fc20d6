// Shown by lines-to-paragraphs.test.ts.

/** A full stop or similar, possibly followed by quotes, brackets and the number of a note. */
const SENTENCE_END = /[.!?:;。．！？：；؟؛۔।]["”’)\]」』）]*\s?\d{0,3}$/;
/** Start of a sentence: a capital, a letter of a script without case, a number, or a sign before these. */
const OPENING = /^[\p{Lu}\p{Lo}\d“‘"„«¿¡§(]/u;

/** No sentence ends after these: a comma, a hyphen. */
const OPEN = ",-";

/** Whether a text ends with the end of a sentence. Most lines end in a letter and skip the pattern, which looks at all of their chars. */
export function endsSentence(text: string): boolean {
  // Lower-cases ASCII letters.
  const last = text.charCodeAt(text.length - 1) | 0x20;
  const isLetter = last >= 0x61 && last <= 0x7a;
  return !isLetter && !OPEN.includes(text.charAt(text.length - 1)) && SENTENCE_END.test(text);
}

export function opensSentence(text: string): boolean {
  return OPENING.test(text);
}
