/** Writes the number of a list item as its format says: `decimal`, `lowerRoman`, `upperLetter` … (ECMA-376, 17.18.59). */
export function formatNumber(value: number, format: string): string {
  if (format === "none") return "";
  return (FORMATS[format] ?? String)(value);
}

const FORMATS: Readonly<Record<string, (value: number) => string>> = {
  decimalZero: (value) => String(value).padStart(2, "0"),
  lowerLetter: letters,
  upperLetter: (value) => letters(value).toUpperCase(),
  lowerRoman: roman,
  upperRoman: (value) => roman(value).toUpperCase(),
  ordinal: (value) => `${value}.`,
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
