export type GlyphKind = "sign" | "letters" | "operator" | "open" | "close" | "radical";

interface Sign {
  readonly latex: string;
  readonly kind: GlyphKind;
}

const open = (latex: string): Sign => ({ latex, kind: "open" });
const close = (latex: string): Sign => ({ latex, kind: "close" });
const operator = (latex: string): Sign => ({ latex, kind: "operator" });
const RADICAL: Sign = { latex: "\\sqrt", kind: "radical" };

/** Delimiters of one height: the code of the first, then the others in this order. */
const DELIMITERS: readonly Sign[] = [
  open("("),
  close(")"),
  open("["),
  close("]"),
  open("\\lfloor"),
  close("\\rfloor"),
  open("\\lceil"),
  close("\\rceil"),
  open("\\lbrace"),
  close("\\rbrace"),
  open("\\langle"),
  close("\\rangle"),
];

/**
 * Signs by their codes in TeX's font of large signs ("The TeXbook", appendix F, figure 4), without those that are pieces of taller ones: a
 * formula with such a piece is not read.
 */
export const EXTENSION_SIGNS: Readonly<Record<number, Sign>> = {
  ...Object.fromEntries(DELIMITERS.map((sign, at) => [at, sign])),
  0x10: open("("),
  0x11: close(")"),
  ...Object.fromEntries(DELIMITERS.map((sign, at) => [0x12 + at, sign])),
  ...Object.fromEntries(DELIMITERS.map((sign, at) => [0x20 + at, sign])),
  0x44: open("\\langle"),
  0x45: close("\\rangle"),
  0x50: operator("\\sum"),
  0x51: operator("\\prod"),
  0x52: operator("\\int"),
  0x53: operator("\\bigcup"),
  0x54: operator("\\bigcap"),
  0x58: operator("\\sum"),
  0x59: operator("\\prod"),
  0x5a: operator("\\int"),
  0x5b: operator("\\bigcup"),
  0x5c: operator("\\bigcap"),
  0x60: operator("\\coprod"),
  0x61: operator("\\coprod"),
  0x68: open("["),
  0x69: close("]"),
  0x6a: open("\\lfloor"),
  0x6b: close("\\rfloor"),
  0x6c: open("\\lceil"),
  0x6d: close("\\rceil"),
  0x6e: open("\\lbrace"),
  0x6f: close("\\rbrace"),
  0x70: RADICAL,
  0x71: RADICAL,
  0x72: RADICAL,
  0x73: RADICAL,
};

/** Large signs that are chars of Unicode. */
export const LARGE_OPERATORS: Readonly<Record<string, Sign>> = {
  "∑": operator("\\sum"),
  "∏": operator("\\prod"),
  "∫": operator("\\int"),
  "∮": operator("\\oint"),
  "⋃": operator("\\bigcup"),
  "⋂": operator("\\bigcap"),
  "√": RADICAL,
};
