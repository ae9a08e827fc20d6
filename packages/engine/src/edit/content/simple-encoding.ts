import { PdfName, PdfNumber, type PdfDict } from "@libpdf/core";
import { glyphNameToText } from "./glyph-names.ts";
import { arrayOf, dictOf, nameOf, type Resolve } from "./pdf-values.ts";

/** Codes of StandardEncoding above ASCII (ISO 32000-2, annex D.2), by the first code of each run; a space marks an unused code. */
const STANDARD_RUNS: Readonly<Record<number, string>> = {
  0x27: "’",
  0x60: "‘",
  0xa1: "¡¢£⁄¥ƒ§¤'“«‹›ﬁﬂ",
  0xb1: "–†‡·",
  0xb6: "¶•‚„”»…‰",
  0xbf: "¿",
  0xc1: "`´ˆ˜¯˘˙¨",
  0xca: "˚¸",
  0xcd: "˝˛ˇ—",
  0xe1: "Æ",
  0xe3: "ª",
  0xe8: "ŁØŒº",
  0xf1: "æ",
  0xf5: "ı",
  0xf8: "łøœß",
};

type Table = readonly string[];

const decoded = (label: string): Table => {
  const decoder = new TextDecoder(label);
  return Array.from({ length: 256 }, (_, code) => decoder.decode(Uint8Array.of(code)));
};
const WIN_ANSI: Table = decoded("windows-1252");
const MAC_ROMAN: Table = decoded("macintosh");
const STANDARD: Table = (() => {
  const table = Array.from({ length: 256 }, (_, code) => (code < 0x80 ? String.fromCodePoint(code) : "\ufffd"));
  for (const [start, text] of Object.entries(STANDARD_RUNS)) {
    Array.from(text).forEach((char, index) => (table[Number(start) + index] = char));
  }
  return table;
})();

/** The text of each of the 256 codes of a simple font, from its base encoding and its differences. */
export function readSimpleEncoding(font: PdfDict, resolve: Resolve): string[] {
  const encoding = font.get("Encoding", resolve);
  const dict = dictOf(encoding, resolve);
  const base = dict === null ? nameOf(encoding, resolve) : nameOf(dict.get("BaseEncoding"), resolve);
  const table = [...baseTable(base, nameOf(font.get("Subtype"), resolve))];
  let code = 0;
  for (const item of arrayOf(dict?.get("Differences"), resolve)?.toArray() ?? []) {
    if (item instanceof PdfNumber) code = item.value;
    else if (item instanceof PdfName && code >= 0 && code < 256) {
      table[code] = glyphNameToText(item.value) ?? (item.value === ".notdef" ? "" : (table[code] ?? "\ufffd"));
      code++;
    }
  }
  return table;
}

function baseTable(name: string | null, subtype: string | null): Table {
  if (name === "MacRomanEncoding") return MAC_ROMAN;
  if (name === "WinAnsiEncoding" || subtype === "TrueType") return WIN_ANSI;
  return STANDARD;
}
