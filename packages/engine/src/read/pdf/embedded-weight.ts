import { withMemory } from "./memory.ts";
import type { Pdfium, Pointer } from "./pdfium.ts";

// Shown by text-styles.test.ts.

/** A font with all Chinese characters has about 20 MB. */
const MAX_BYTES = 32 << 20;
/** Offset of the table directory of a font, and of a field of its `head` table (OpenType 1.9, "Font File" and "head"). */
const FIRST_TABLE = 12;
const TABLE_ENTRY = 16;
const MAC_STYLE = 44;
const BOLD = 1;

/** Whether an embedded font declares itself bold; `undefined` if the file has no font data, or no table that says so. */
export function isEmbeddedBold(pdfium: Pdfium, font: Pointer): boolean | undefined {
  const { FPDFFont_GetFontData, FPDFFont_GetIsEmbedded } = pdfium.exports;
  if (FPDFFont_GetIsEmbedded(font) !== 1) return undefined;
  return withMemory(pdfium, 4, (lengthAt) => {
    if (FPDFFont_GetFontData(font, 0, 0, lengthAt) === 0) return undefined;
    const length = pdfium.heap.HEAPU32[lengthAt >> 2]!;
    if (length < FIRST_TABLE || length > MAX_BYTES) return undefined;
    return withMemory(pdfium, length, (at) => {
      if (FPDFFont_GetFontData(font, at, length, lengthAt) === 0) return undefined;
      const { HEAPU8 } = pdfium.heap;
      return isMarkedBold(new DataView(HEAPU8.buffer, HEAPU8.byteOffset + at, length));
    });
  });
}

function isMarkedBold(file: DataView): boolean | undefined {
  const tables = file.getUint16(4);
  for (let table = 0; table < tables; table++) {
    const entry = FIRST_TABLE + TABLE_ENTRY * table;
    if (entry + TABLE_ENTRY > file.byteLength) return undefined;
    // `head`
    if (file.getUint32(entry) !== 0x68_65_61_64) continue;
    const field = file.getUint32(entry + 8) + MAC_STYLE;
    return field + 2 > file.byteLength ? undefined : (file.getUint16(field) & BOLD) !== 0;
  }
  return undefined;
}
