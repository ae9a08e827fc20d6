/** Words that a page shows or a file contains in ways that a plain search of its text does not find. */
import { inflateSync } from "node:zlib";
import { contentStream, type RawObject, writeRawPdf } from "@docsvc/fixtures/raw-pdf";
import { expect, test } from "vitest";
import { edit } from "../edit.ts";

const FONT = "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>";

function pdf(
  content: string,
  { font = FONT, page = "", catalog = "", more = [] as readonly RawObject[], resources = "" } = {},
): Uint8Array {
  return writeRawPdf([
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> ${resources} >> ${page} >>`,
    contentStream(content),
    font,
    ...more,
  ]);
}

/** Bytes of a file with streams inflated, also without the parentheses and hex digits of strings. */
function allText(bytes: Uint8Array): string {
  const file = Buffer.from(bytes);
  const parts = [file.toString("latin1")];
  for (let at = file.indexOf("stream\n"); at >= 0; at = file.indexOf("stream\n", at + 7)) {
    try {
      parts.push(inflateSync(file.subarray(at + 7), { finishFlush: 2 }).toString("latin1"));
    } catch {
      // Not compressed: the first part contains it.
    }
  }
  const strings = parts.join("\n");
  return (
    strings + strings.replaceAll(/<([0-9a-f\s]+)>/giu, (_, hex: string) => Buffer.from(hex, "hex").toString("latin1"))
  );
}

const line = (text: string, y = 700): string => `BT /F1 14 Tf 72 ${y} Td (${text}) Tj ET\n`;

test.each([
  [
    "a comment of the content",
    pdf(`% Quillon wrote this\n${line("A letter from Quillon today.")}[(a) % Quillon\n(b)] TJ`),
  ],
  ["a text that stands for another", pdf(`/Span << /ActualText (Quillon) >> BDC ${line("A letter from Q.")} EMC`)],
  ["a soft hyphen within a word", pdf(line("A letter from Quil\\255lon today."))],
  ["letters below each other", pdf(Array.from("Quillon", (letter, at) => line(letter, 700 - 18 * at)).join(""))],
  [
    "texts of the structure",
    pdf(line("A letter from Quillon."), {
      catalog:
        "/StructTreeRoot << /Type /StructTreeRoot /K << /S /Figure /Alt (Quillon at sea) /E (Quillon) /T (Quillon) /ID (Quillon) >> >>",
    }),
  ],
])("%s", async (_, bytes) => {
  const edited = await edit(bytes, { instructions: 'redact "Quillon"' }, { ocr: "off" });
  expect(edited.edits).toMatchObject([{ status: "done" }]);
  expect(allText(edited.bytes!)).not.toMatch(/quil.?lon/iu);
});

test("of a note only the words go", async () => {
  const look =
    "<< /Type /XObject /Subtype /Form /BBox [0 0 200 40] /Resources << /Font << /F1 5 0 R >> >> /Length 50 >>\nstream\nBT /F1 12 Tf 4 20 Td (Ask Quillon about it) Tj ET  \nendstream";
  const bytes = pdf(line("A letter from Quillon."), {
    page: "/Annots [6 0 R 7 0 R]",
    more: [
      "<< /Type /Annot /Subtype /Text /Rect [300 300 320 320] /Contents (Please ask Quillon on Monday.) /T (Mara) >>",
      "<< /Type /Annot /Subtype /FreeText /Rect [72 500 272 540] /Contents (Ask Quillon about it) /DA (/F1 12 Tf) /AP << /N 8 0 R >> >>",
      look,
    ],
  });
  const edited = await edit(bytes, { instructions: 'redact "Quillon"' }, { ocr: "off" });
  expect(edited.edits).toMatchObject([{ status: "done" }]);
  const text = allText(edited.bytes!);
  expect(text).not.toContain("Quillon");
  expect(text).toContain("Please ask [redacted] on Monday.");
  expect(text).toMatch(/Ask\s+(?:about it|.*about it)/su);
  expect(text).toMatch(/\/Subtype\s*\/Text\b/u);
  expect(text).toMatch(/\/Subtype\s*\/FreeText/u);
});

test("what only the look of a page says is found as it looks: a pattern, and a font whose map lies", async () => {
  const map = `/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <00> <ff> endcodespacerange\n${Array.from("Qurilon", (letter) => `1 beginbfchar <${letter.codePointAt(0)!.toString(16)}> <0078> endbfchar`).join("\n")}\nendcmap end`;
  const pattern = "BT /F1 20 Tf 2 5 Td (Tarn) Tj ET";
  const bytes = pdf(`${line("A long letter came from Quillon on Monday.")}/Pattern cs /P1 scn 72 400 90 30 re f\n`, {
    font: FONT.replace(">>", "/ToUnicode 6 0 R >>"),
    resources: "/Pattern << /P1 7 0 R >>",
    more: [
      contentStream(map),
      `<< /Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 90 30] /XStep 90 /YStep 30 /Resources << /Font << /F1 8 0 R >> >> /Length ${pattern.length} >>\nstream\n${pattern}\nendstream`,
      FONT,
    ],
  });
  const unseen = await edit(bytes, { instructions: 'redact "Quillon"' }, { ocr: "off" });
  expect(unseen.edits).toMatchObject([{ status: "not_found" }]);
  expect(unseen.warnings).toMatchObject([
    { code: "pages_not_recognised", message: expect.stringContaining("switched off") },
  ]);
  const edited = await edit(bytes, { instructions: 'redact "Quillon" and "Tarn"' });
  expect(edited.edits).toMatchObject([
    { status: "done", count: 1, reason: expect.stringContaining("as they look") },
    { status: "done", count: 1 },
  ]);
  expect(allText(edited.bytes!)).not.toMatch(/Quillon|Tarn/u);
});
