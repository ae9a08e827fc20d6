/** Chars that models interchange: quotes and dashes. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/[\u2018\u2019\u201A\u201B\u2032`´]/gu, "'"],
  [/[\u201C-\u201F\u2033«»]/gu, '"'],
  [/[\u2010-\u2015\u2212]/gu, "-"],
];

/** The chars of a text without its spaces: what two readings of the same print have in common. */
export function lettersOf(text: string): string {
  const folded = text.normalize("NFKC").replaceAll(/[\s\u00AD\u200B]+/gu, "");
  return ALIKE.reduce((letters, [signs, sign]) => letters.replaceAll(signs, sign), folded);
}
