/** The Symbol encoding from 0x20 (ISO 32000-2, annex D.5); spaces mark chars without a code point. */
const SYMBOL = [
  " !∀#∃%&∋()∗+,−./0123456789:;<=>?≅ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ[∴]⊥_ ",
  "αβχδεφγηιϕκλμνοπθρστυϖωξψζ{|}∼",
].join("");
const SYMBOL_UPPER =
  "€ϒ′≤⁄∞ƒ♣♦♥♠↔←↑→↓°±″≥×∝∂•÷≠≡≈…⏐⎯↵ℵℑℜ℘⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉∠∇®©™∏√⋅¬∧∨⇔⇐⇑⇒⇓◊〈®©™∑⎛⎜⎝⎡⎢⎣⎧⎨⎩⎪ 〉∫⌠⎮⌡⎞⎟⎠⎤⎥⎦⎫⎬⎭";
/** Bullets, arrows and check marks of Wingdings that documents use as item markers; other chars are not mapped. */
const WINGDINGS: Readonly<Record<number, string>> = {
  0x4a: "☺",
  0x6c: "●",
  0x6e: "■",
  0x6f: "□",
  0x71: "❑",
  0x72: "❒",
  0x75: "◆",
  0x76: "❖",
  0x77: "◆",
  0x9e: "·",
  0x9f: "•",
  0xa0: "▪",
  0xa1: "○",
  0xa7: "▪",
  0xa8: "◻",
  0xd8: "➢",
  0xe0: "→",
  0xe8: "➔",
  0xf0: "⇨",
  0xfb: "✗",
  0xfc: "✓",
  0xfd: "☒",
  0xfe: "☑",
};
/** Adobe's code points for parts of Symbol's large delimiters, from U+F8E5. */
const PARTS = "‾⏐⎯®©™⎛⎜⎝⎡⎢⎣⎧⎨⎩⎪⎮⎞⎟⎠⎤⎥⎦⎫⎬⎭";

/**
 * The meaning of a private use char: Windows puts the chars of symbol fonts at U+F000, and Adobe old-style
 * digits and small capitals at U+F700.
 *
 * @returns `code` itself if unknown
 */
export function symbolOf(code: number, font: string): number {
  if (code >= 0xf8e5 && code <= 0xf8fe) return PARTS.codePointAt(code - 0xf8e5)!;
  if ((code >= 0xf730 && code <= 0xf739) || (code >= 0xf761 && code <= 0xf77a)) return code - 0xf700;
  if (code === 0xf6be) return 0x237;
  if (code < 0xf020 || code > 0xf0ff) return code;
  const at = code - 0xf000;
  if (/wingdings/i.test(font)) return WINGDINGS[at]?.codePointAt(0) ?? code;
  if (!/symbol/i.test(font)) return code;
  const char = at >= 0xa0 ? SYMBOL_UPPER[at - 0xa0] : SYMBOL[at - 0x20];
  return char === undefined || char === " " ? code : char.codePointAt(0)!;
}
