/** Encodings of TeX fonts that PDFium cannot know: `encoding[code]` is the code point. */
export type TexEncoding = Readonly<Record<number, number>>;

/** @param rows - texts by the code of their first char; a space leaves its code unmapped */
function encoding(rows: Readonly<Record<number, string>>): TexEncoding {
  const table: Record<number, number> = {};
  for (const [start, text] of Object.entries(rows)) {
    for (let index = 0; index < text.length; index++) {
      if (text[index] !== " ") table[Number(start) + index] = text.charCodeAt(index);
    }
  }
  return table;
}

const LIGATURES = "ﬀﬁﬂﬃﬄ";

/** Knuth's encoding of Computer Modern, "The TeXbook", appendix F; its accents are separate chars. */
export const OT1: TexEncoding = encoding({
  0x00: "ΓΔΘΛΞΠΣΥΦΨΩ",
  0x0b: LIGATURES,
  0x10: "ıȷ`´ˇ˘¯˚¸ßæœøÆŒØ",
  0x7f: "¨",
});

/** OT1's signs at ASCII codes; typewriter fonts, which have no ligatures, keep the ASCII signs. */
export const OT1_MARKS: TexEncoding = encoding({ 0x22: "”", 0x3c: "¡", 0x3e: "¿", 0x5c: "“", 0x5f: "˙", 0x7b: "–—˝˜" });

/** The Cork encoding, "TUGboat" 11 (1990), p. 514; from 0xc0 mostly Latin-1. */
export const T1: TexEncoding = encoding({
  0x0d: "‚‹›“”„«»–—",
  0x19: "ıȷ",
  0x1b: LIGATURES,
  0x80: "ĂĄĆČĎĚĘĞĹĽŁŃŇŊŐŔŘŚŠŞŤŢŰŮŸŹŽŻĲİđ§",
  0xa0: "ăąćčďěęğĺľłńňŋőŕřśšşťţűůÿźžżĳ¡¿£",
  0xd7: "Œ",
  0xf7: "œ",
  0xff: "ß",
});

/** The Cyrillic encoding, LaTeX's `t2aenc.def`; its signs are those of T1. */
export const T2A: TexEncoding = {
  ...encoding({ 0x0d: "‚‹›“”„«»–—", 0x19: "ıȷ", 0x1b: LIGATURES, 0x9c: "Ё№ §", 0xbc: "ё" }),
  ...encoding({ 0xbe: "«»АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюя" }),
};
