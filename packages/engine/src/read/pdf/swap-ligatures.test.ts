import { contentStream, writeRawPdf } from "@docsvc/fixtures/raw-pdf";
import { expect, test } from "vitest";
import { readDocument } from "../../parsing/read-document.ts";

/** The Unicode map of a font for the capitals of the text; other letters map to themselves. */
async function read(text: string, map: Readonly<Record<string, string>>): Promise<string> {
  const hex = (letter: string): string => letter.codePointAt(0)!.toString(16).padStart(2, "0");
  const unicodeOf = new Map(Array.from(text, (letter) => [letter, map[letter] ?? `00${hex(letter)}`]));
  const says = [...unicodeOf].map(([letter, codes]) => `<${hex(letter)}> <${codes}>`);
  const cmap = [
    "/CIDInit /ProcSet findresource begin 12 dict begin begincmap",
    "/CMapName /Adobe-Identity-UCS def /CMapType 2 def",
    "1 begincodespacerange <00> <ff> endcodespacerange",
    `${says.length} beginbfchar\n${says.join("\n")}\nendbfchar`,
    "endcmap end end",
  ];
  const bytes = writeRawPdf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 200] /Resources << /Font << /F1 4 0 R >> >> /Contents 5 0 R >>",
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 6 0 R >>",
    contentStream(`BT /F1 12 Tf 50 100 Td (${text}) Tj ET`),
    contentStream(cmap.join("\n")),
  ]);
  const { pages } = await readDocument(bytes, {});
  return pages[0]!.blocks.map((block) => block.text).join(" ");
}

test("ligatures whose letters have their bytes in the wrong order are read", async () => {
  const map = { A: "66006900", B: "66007400", C: "6600cf00", D: "6600d200", E: "74007400" };
  expect(await read("Anding eCcient baDes aBer a briEle Arst", map)).toBe(
    "finding efficient baffles after a brittle first",
  );
});

test("ligatures in order, and Chinese letters with a glyph each, stay as they are", async () => {
  expect(await read("Ance aA", { A: "00660069" })).toBe("fince afi");
  expect(await read("AB BA", { A: "6700", B: "6600" })).toBe("最昀 昀最");
});
