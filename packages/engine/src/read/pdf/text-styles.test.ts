import { contentStream, writeRawPdf } from "@docsvc/fixtures/raw-pdf";
import { expect, test } from "vitest";
import { pdfOfLines } from "../../../testing/pdf-of-lines.ts";
import { openPdf } from "./open-pdf.ts";

/** A page in Courier under another name that also means monospaced. */
async function isMonospaced(name: string): Promise<boolean> {
  const pdf = Buffer.from(pdfOfLines([{ text: "make all", left: 72, top: 72, font: "Courier" }], [])).toString(
    "latin1",
  );
  const renamed = pdf.replace("/BaseFont /Courier ", `/BaseFont /${name.padEnd("Courier".length)} `);
  using document = await openPdf(Buffer.from(renamed, "latin1"));
  return document.readPage(1)!.styles.every(({ monospace }) => monospace);
}

test("fonts of one width a char are known by their names, those of TeX too", async () => {
  const fonts = ["Courier", "CMTT10", "CMSLTT8", "SFTT900", "Menlo", "SFRM900", "CMR10", "Arial"].map(
    async (name) => [name, await isMonospaced(name)] as const,
  );
  expect((await Promise.all(fonts)).filter(([, monospace]) => monospace).map(([name]) => name)).toEqual([
    "Courier",
    "CMTT10",
    "CMSLTT8",
    "SFTT900",
    "Menlo",
  ]);
});

/** A font of one empty glyph that declares itself bold or not. */
function fontFile(isBold: boolean): string {
  const tables = Object.entries({ glyf: 4, head: 54, hhea: 36, hmtx: 4, loca: 4, maxp: 32 });
  const start = 12 + 16 * tables.length;
  const file = Buffer.alloc(start + tables.reduce((sum, [, length]) => sum + length, 0));
  file.writeUInt32BE(0x00_01_00_00, 0);
  file.writeUInt16BE(tables.length, 4);
  const starts = new Map<string, number>();
  let at = start;
  for (const [index, [name, length]] of tables.entries()) {
    file.write(name, 12 + 16 * index, "latin1");
    file.writeUInt32BE(at, 12 + 16 * index + 8);
    file.writeUInt32BE(length, 12 + 16 * index + 12);
    starts.set(name, at);
    at += length;
  }
  const [head, hhea, maxp] = ["head", "hhea", "maxp"].map((name) => starts.get(name)!) as [number, number, number];
  file.writeUInt32BE(0x00_01_00_00, head);
  file.writeUInt32BE(0x5f_0f_3c_f5, head + 12);
  file.writeUInt16BE(1000, head + 18);
  file.writeUInt16BE(isBold ? 1 : 0, head + 44);
  file.writeUInt32BE(0x00_01_00_00, hhea);
  file.writeUInt16BE(1, hhea + 34);
  file.writeUInt32BE(0x00_01_00_00, maxp);
  file.writeUInt16BE(1, maxp + 4);
  return `${file.toString("hex")}>`;
}

/** A page in a font whose name has no weight, and whose descriptor has a stem width. */
async function isBold(stem: number, ownBold?: boolean, name = "Weir"): Promise<boolean> {
  const widths = Array.from({ length: 224 }, () => 500).join(" ");
  const bytes = writeRawPdf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 200] /Resources << /Font << /F1 4 0 R >> >> /Contents 5 0 R >>",
    `<< /Type /Font /Subtype /TrueType /BaseFont /${name} /Encoding /WinAnsiEncoding /FirstChar 32 /LastChar 255 /Widths [${widths}] /FontDescriptor 6 0 R >>`,
    contentStream("BT /F1 12 Tf 50 100 Td (line) Tj ET"),
    `<< /Type /FontDescriptor /FontName /${name} ${ownBold === undefined ? "" : "/FontFile2 7 0 R"} /Flags 32 /StemV ${stem} /ItalicAngle 0 /Ascent 800 /Descent -200 /CapHeight 700 /FontBBox [0 -200 1000 800] >>`,
    ...(ownBold === undefined ? [] : [contentStream(fontFile(ownBold), "/Filter /ASCIIHexDecode")]),
  ]);
  using document = await openPdf(bytes);
  return document.readPage(1)!.styles.every(({ bold }) => bold);
}

test("thick stems make a font bold, but for the widths that Ghostscript writes in their place", async () => {
  expect(await Promise.all([88, 150, 200, 268].map((stem) => isBold(stem)))).toEqual([false, true, true, false]);
});

test("what an embedded font says of itself counts more, and counts where its name is a number", async () => {
  expect(await isBold(600, true)).toBe(true);
  expect(await isBold(150, false)).toBe(false);
  expect(await isBold(80, true, "CIDFont+F2")).toBe(true);
  expect(await isBold(80, true, "F12")).toBe(true);
  expect(await isBold(80, true)).toBe(false);
});
