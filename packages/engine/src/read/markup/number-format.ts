import { numberInSigns } from "./number-signs.ts";
import { cardinalText, ordinal, ordinalText } from "./number-words.ts";

/**
 * Formats a list item's number: `decimal`, `lowerRoman`, `upperLetter` … (ECMA-376, 17.18.59).
 *
 * @param language - language of number words and ordinal endings; a BCP 47 tag
 */
export function formatNumber(value: number, format: string, language: string = "en"): string {
  if (format === "none") return "";
  const write = Object.hasOwn(FORMATS, format) ? FORMATS[format] : undefined;
  const isEnglish = /^en\b/i.test(language);
  return write?.(value, isEnglish) ?? numberInSigns(value, format) ?? String(value);
}

/** Whether its items can be marked like Markdown and HTML lists, whatever their letters. */
export function isPlainFormat(format: string): boolean {
  return /^(?:decimal|decimalZero|(?:lower|upper)(?:Letter|Roman))$/.test(format);
}

const FORMATS: Readonly<Record<string, (value: number, isEnglish: boolean) => string>> = {
  decimal: String,
  decimalZero: (value) => String(value).padStart(2, "0"),
  lowerLetter: letters,
  upperLetter: (value) => letters(value).toUpperCase(),
  lowerRoman: roman,
  upperRoman: (value) => roman(value).toUpperCase(),
  hex: (value) => value.toString(16).toUpperCase(),
  numberInDash: (value) => `- ${value} -`,
  chicago: (value) =>
    value < 1 ? String(value) : "*†‡§".charAt((value - 1) % 4).repeat(Math.min(20, Math.ceil(value / 4))),
  // Number words of other languages are not supported; their ordinals mostly end with a full stop.
  ordinal: (value, isEnglish) => (isEnglish ? ordinal(value) : `${value}.`),
  cardinalText: (value, isEnglish) => (isEnglish ? cardinalText(value) : String(value)),
  ordinalText: (value, isEnglish) => (isEnglish ? ordinalText(value) : `${value}.`),
};

/** `a` … `z`, then `aa`, `bb` … */
function letters(value: number): string {
  if (value < 1) return String(value);
  return String.fromCodePoint(97 + ((value - 1) % 26)).repeat(Math.min(20, Math.ceil(value / 26)));
}

const ROMAN: readonly (readonly [number, string])[] = [
  [1000, "m"],
  [900, "cm"],
  [500, "d"],
  [400, "cd"],
  [100, "c"],
  [90, "xc"],
  [50, "l"],
  [40, "xl"],
  [10, "x"],
  [9, "ix"],
  [5, "v"],
  [4, "iv"],
  [1, "i"],
];

function roman(value: number): string {
  if (value < 1 || value >= 4000) return String(value);
  let text = "";
  let left = value;
  for (const [worth, sign] of ROMAN) {
    while (left >= worth) {
      text += sign;
      left -= worth;
    }
  }
  return text;
}
