import { contentStream, writeRawPdf } from "@docsvc/fixtures/raw-pdf";
import { expect, test } from "vitest";
import { readDocument } from "../../parsing/read-document.ts";
import { drawnFontPdf } from "../../../testing/drawn-font-pdf.ts";
import { openPdf } from "./open-pdf.ts";

async function textOf(bytes: Uint8Array): Promise<string> {
  const { pages } = await readDocument(bytes, {});
  return pages[0]!.blocks.map((block) => block.text).join(" ");
}

test("ligatures, quotes and dashes of a drawn font in T1 are named", async () => {
  const text = "the o\x1ecers \x15 \x10sta\x1b\x11 \x15 \x1cnd a di\x1berence in \x1dow";
  expect(await textOf(drawnFontPdf(text))).toBe("the officers – “staff” – find a difference in flow");
});

test("ligatures, quotes and dashes of a drawn font in OT1 are named", async () => {
  const text = "the o\x0ecers { \x5csta\x0b\x22 { \x0cnd a di\x0berence in \x0dow";
  expect(await textOf(drawnFontPdf(text))).toBe("the officers – “staff” – find a difference in flow");
});

test("letters of a drawn font that are at the upper places are Cyrillic", async () => {
  const text = "\xcf\xf0\xe8\xe2\xe5\xf2 \xec\xee\xf0\xff\xea\xe0\xec \x15 \xe2\xf1\xbc \xf7\xf3\xe4\xed\xee";
  expect(await textOf(drawnFontPdf(text))).toBe("Привет морякам – всё чудно");
});

test("a drawn bullet of the fonts of signs is a bullet", async () => {
  using document = await openPdf(drawnFontPdf("\x88"));
  expect(document.readPage(1)!.chars.code[0]).toBe(0x2022);
});

test("upper places of a drawn font that has a name are those of Latin 1", async () => {
  const text = "about 40\xb0 at \xa7 7 of the code \xbbnord\xab";
  expect(await textOf(drawnFontPdf(text, { name: "DejaVuSans" }))).toBe("about 40° at § 7 of the code »nord«");
});

test("the closing quote of Czech Computer Modern is one", async () => {
  expect(await textOf(drawnFontPdf('cesta vede "skrz\xff les', { name: "csr10" }))).toBe('cesta vede "skrz“ les');
});

/** A page in a font of two-byte codes, whose Unicode map has only A, B and C, or the given range. */
function pdfOfGlyphs(hex: string, mode = 0, range = "<0024> <0026> <0041>"): Uint8Array {
  const map = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /F def /CMapType 2 def
1 begincodespacerange <0000> <ffff> endcodespacerange
1 beginbfrange ${range} endbfrange endcmap end end`;
  return writeRawPdf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Resources << /Font << /F1 4 0 R >> >> /Contents 7 0 R >>",
    "<< /Type /Font /Subtype /Type0 /BaseFont /Helvetica /Encoding /Identity-H /DescendantFonts [5 0 R] /ToUnicode 6 0 R >>",
    `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Helvetica /DW 600 /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity)
/Supplement 0 >> /FontDescriptor << /Type /FontDescriptor /FontName /Helvetica /Flags 4 /FontBBox [0 -200 1000 800]
/ItalicAngle 0 /Ascent 800 /Descent -200 /CapHeight 700 /StemV 80 >> >>`,
    contentStream(map),
    contentStream(`BT /F1 12 Tf ${mode} Tr 50 100 Td <${hex}> Tj ET`),
  ]);
}

test("a glyph that its font only numbers is not read as the letter of that number", async () => {
  using document = await openPdf(pdfOfGlyphs("0024022f0025019e00410026"));
  const { chars } = document.readPage(1)!;
  expect(String.fromCodePoint(...chars.code.subarray(0, chars.count))).toBe("A\ufffdB\ufffd\ufffdC");
});

test("codes of an invisible text layer are letters", async () => {
  using document = await openPdf(pdfOfGlyphs("0024022f0025", 3), { keepsHidden: true });
  const { chars } = document.readPage(1)!;
  expect(String.fromCodePoint(...chars.code.subarray(0, chars.count))).toBe("AȯB");
});

test("codes of a font whose map says that they are code points are letters", async () => {
  const text = "Άγιος “Łódź” – 5 €";
  const hex = Buffer.from(text, "utf16le").swap16().toString("hex");
  using document = await openPdf(pdfOfGlyphs(hex, 0, "<0000> <FFFF> <0000>"));
  const { chars } = document.readPage(1)!;
  expect(String.fromCodePoint(...chars.code.subarray(0, chars.count))).toBe(text);
});
