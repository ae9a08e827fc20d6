/** Chars of symbol fonts stand in the private use area, at 0xF000 and their code in the font. */
const PRIVATE = 0xf000;

/** Marks of Wingdings that documents use in text. */
const WINGDINGS: Readonly<Record<number, string>> = {
  0x6c: "●",
  0x6e: "■",
  0x6f: "☐",
  0x71: "❑",
  0x76: "❖",
  0xa7: "▪",
  0xa8: "☐",
  0xd8: "➢",
  0xe0: "→",
  0xf0: "⇨",
  0xfb: "✗",
  0xfc: "✓",
  0xfd: "☒",
  0xfe: "☑",
};

/** The Symbol font's letters that Latin ones stand for (Adobe's Symbol encoding). */
const GREEK = "αβχδεφγηιϕκλμνοπθρστυϖωξψζ";
const CAPITALS = "ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ";
const SYMBOLS: Readonly<Record<number, string>> = {
  0xa3: "≤",
  0xa5: "∞",
  0xae: "→",
  0xb0: "°",
  0xb1: "±",
  0xb3: "≥",
  0xb4: "×",
  0xb7: "•",
  0xb8: "÷",
  0xb9: "≠",
  0xbb: "≈",
  0xce: "∈",
  0xd9: "∧",
  0xda: "∨",
  0xe5: "∑",
  0xf2: "∫",
};

/** @param code - as four hexadecimal digits */
export function symbolChar(code: string, font: string): string {
  const point = Number.parseInt(code, 16);
  if (Number.isNaN(point)) return "";
  const at = point >= PRIVATE && point < PRIVATE + 256 ? point - PRIVATE : point;
  if (/wingdings/i.test(font)) return WINGDINGS[at] ?? "•";
  if (/symbol/i.test(font)) return SYMBOLS[at] ?? greek(at) ?? String.fromCodePoint(at);
  return String.fromCodePoint(at);
}

function greek(at: number): string | undefined {
  if (at >= 0x61 && at <= 0x7a) return GREEK[at - 0x61];
  return at >= 0x41 && at <= 0x5a ? CAPITALS[at - 0x41] : undefined;
}
