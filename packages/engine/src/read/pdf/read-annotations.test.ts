import { contentStream, writeRawPdf } from "@docsvc/fixtures/raw-pdf";
import { expect, test } from "vitest";
import { parse } from "../../parse.ts";

/** A form without fields, filled in with typed text annotations. */
function pdfOf(...annotations: readonly string[]): Uint8Array {
  return writeRawPdf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 200] /Resources << /Font << /F1 4 0 R >> >> /Contents 5 0 R
/Annots [${annotations.map((annotation) => `<< /Type /Annot ${annotation} >>`).join(" ")}] >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    contentStream("BT /F1 12 Tf 50 150 Td (Name of the boat:) Tj 0 -40 Td (Length:) Tj ET"),
  ]);
}

async function textOf(bytes: Uint8Array): Promise<string> {
  const { result } = await parse(bytes);
  return result.chunks.flatMap(({ blocks }) => blocks.map(({ content }) => content)).join(" ");
}

const typed = "/Subtype /FreeText /Rect [160 146 300 162] /Contents (Sea Holly) /DA (/Helv 12 Tf 0 g)";

test("text typed on a page is read at its place", async () => {
  expect(await textOf(pdfOf(typed))).toMatch(/Name of the boat:\s+Sea Holly.*Length:/s);
});

test.each([
  ["typed text that is hidden", `${typed} /F 2`],
  [
    "a field that is not to be viewed",
    "/Subtype /Widget /FT /Tx /T (key) /V (Sea Holly) /Rect [160 146 300 162] /F 32",
  ],
])("%s is not told", async (_, annotation) => {
  expect(await textOf(pdfOf(annotation))).not.toContain("Holly");
});

test("a note stays a comment apart from the page's text", async () => {
  const note = pdfOf("/Subtype /Text /Rect [160 146 180 162] /Contents (Which boat?)");
  expect(await textOf(note)).not.toContain("Which");
  const { result } = await parse(note, { formatting: { include: ["comments"] } });
  expect(result.chunks.flatMap(({ blocks }) => blocks.map(({ type }) => type))).toContain("Comment");
});
