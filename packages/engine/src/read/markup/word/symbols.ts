/** Symbol fonts use the private use area: 0xF000 plus the code in the font. */
const PRIVATE = 0xf000;

/** Wingdings marks that documents use in text. */
const WINGDINGS: Readonly<Record<number, string>> = {
  0x4a: "☺",
  0x4c: "☹",
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

const WINGDINGS_2: Readonly<Record<number, string>> = {
  0x4f: "✗",
  0x50: "✓",
  0x51: "☒",
  0x52: "☑",
  0x53: "☒",
  0x54: "☒",
  0xa3: "☐",
};
const WEBDINGS: Readonly<Record<number, string>> = { 0x61: "✓", 0x63: "☐", 0x67: "■", 0x72: "✗", 0x78: "☒" };

/** The Symbol font's letters for Latin ones (Adobe's Symbol encoding). */
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

const DINGBATS: readonly (readonly [name: RegExp, chars: Readonly<Record<number, string>>])[] = [
  [/wingdings ?2/i, WINGDINGS_2],
  [/wingdings ?3/i, {}],
  [/wingdings/i, WINGDINGS],
  [/webdings/i, WEBDINGS],
];

/** @param code - as four hexadecimal digits */
export function symbolChar(code: string, font: string): string {
  const point = Number.parseInt(code, 16);
  if (Number.isNaN(point)) return "";
  const at = isPrivate(point) ? point - PRIVATE : point;
  const dingbats = DINGBATS.find(([name]) => name.test(font));
  if (dingbats !== undefined) return dingbats[1][at] ?? "•";
  if (/symbol/i.test(font)) return SYMBOLS[at] ?? greek(at) ?? String.fromCodePoint(at);
  return String.fromCodePoint(at);
}

export function isSymbolFont(font: string): boolean {
  return /symbol|wingdings|webdings/i.test(font);
}

/** The text of a run in a symbol font; letters without a mapping stay. */
export function symbolText(text: string, font: string): string {
  const dingbats = DINGBATS.find(([name]) => name.test(font))?.[1];
  return Array.from(text, (char) => {
    const point = char.codePointAt(0)!;
    const isOfFont = isPrivate(point) || dingbats?.[point] !== undefined;
    return isOfFont ? symbolChar(point.toString(16), font) : char;
  }).join("");
}

function isPrivate(point: number): boolean {
  return point >= PRIVATE && point < PRIVATE + 256;
}

function greek(at: number): string | undefined {
  if (at >= 0x61 && at <= 0x7a) return GREEK[at - 0x61];
  return at >= 0x41 && at <= 0x5a ? CAPITALS[at - 0x41] : undefined;
}
