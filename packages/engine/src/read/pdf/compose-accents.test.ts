import { contentStream, writeRawPdf } from "@docsvc/fixtures/raw-pdf";
import { expect, test } from "vitest";
import { readDocument } from "../../parsing/read-document.ts";
import { blocksOf, read } from "../../../testing/read-fixture.ts";
import { pdfOfLines } from "../../../testing/pdf-of-lines.ts";

test("accents set as chars of their own join their letters, of capitals too", async () => {
  const text = blocksOf(await read("scripts/composed-accents.pdf"))
    .map((block) => block.text)
    .join(" ");
  for (const name of [
    "Émile Lefèvre",
    "Besançon",
    "Jürgen Müller",
    "Žofie Dvořáková",
    "Plzeň",
    "Åsa Ångström",
    "Kőrösi",
  ]) {
    expect(text).toContain(name);
  }
  expect(text).toContain("naïve");
});

test("a circumflex or a tilde next to letters stays a sign", async () => {
  const text = "x^n and ~user and `quoted`";
  const { pages } = await readDocument(pdfOfLines([{ text, left: 72, top: 120, font: "Helvetica" }]), {});
  expect(pages[0]!.blocks[0]!.text).toContain("x^n and ~user");
});

/** A page with one text, in an encoding with spacing accents and dotless letters (ISO 32000-2, D.2). */
function pdfOf(font: string, text: string): Uint8Array {
  return writeRawPdf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 200] /Resources << /Font << /F1 4 0 R >> >> /Contents 5 0 R >>",
    `<< /Type /Font /Subtype /Type1 /BaseFont /${font} /Encoding << /Differences [1 /dieresis /acute /dotlessi] >> >>`,
    contentStream(`BT /F1 12 Tf 50 100 Td ${text} ET`),
  ]);
}

test("the pen that leaves the line for an accent parts no word", async () => {
  const text = String.raw`(Die Regeln f) Tj 67.4 0.6 Td (\001) Tj -1.4 -0.6 Td (ur Anf) Tj 33.4 0.6 Td (\001) Tj -1.4 -0.6 Td (uhrungen) Tj`;
  const { pages } = await readDocument(pdfOf("Helvetica", text), {});
  expect(pages[0]!.blocks.map((block) => block.text)).toEqual(["Die Regeln für Anführungen"]);
});

test("an accent over a narrow slanted letter joins it, though it is to the right of its ink", async () => {
  const text = String.raw`(kotta) Tj 25.7 0 Td (\002) Tj 0.3 0 Td (\003ras) Tj`;
  const { pages } = await readDocument(pdfOf("Helvetica-Oblique", text), {});
  expect(pages[0]!.blocks.map((block) => block.text).join(" ")).toBe("kottaíras");
});
