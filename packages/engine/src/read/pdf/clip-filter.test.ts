import { contentStream, writeRawPdf } from "@docsvc/fixtures/raw-pdf";
import { expect, test } from "vitest";
import { readDocument } from "../../parsing/read-document.ts";

const lineAt = (y: number, text: string): string => `BT /F1 12 Tf 50 ${y} Td (${text}) Tj ET`;

/** A page with a picture cut out of another page, drawn at its own place unless it is moved. */
function pdfOfCutOut(bbox: string, picture: string, page: string, matrix = "1 0 0 1 0 0"): Uint8Array {
  const resources = "/Resources << /Font << /F1 4 0 R >> >>";
  const form = contentStream(picture, `/Type /XObject /Subtype /Form /BBox [${bbox}] ${resources}`);
  return writeRawPdf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 200] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> /XObject << /Fm 6 0 R >> >> >>",
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    contentStream(`q ${matrix} cm /Fm Do Q ${page}`),
    form,
  ]);
}

async function textOf(bytes: Uint8Array): Promise<string> {
  const { pages } = await readDocument(bytes, {});
  return pages[0]!.blocks.map(({ text }) => text).join(" ");
}

const PICTURE = `${lineAt(150, "The lock is shut")} ${lineAt(60, "The keeper is away")}`;

test("what lies outside of a picture's box is not told, and garbles no text of the page", async () => {
  const page = lineAt(60, "Figure 1 shows the lock");
  expect(await textOf(pdfOfCutOut("0 130 400 200", PICTURE, page))).toBe("The lock is shut Figure 1 shows the lock");
});

test("the box moves with its picture", async () => {
  expect(await textOf(pdfOfCutOut("0 130 400 200", PICTURE, "", "1 0 0 1 0 -40"))).toBe("The lock is shut");
});

test("a text that begins inside of the box is told, and so is all of a box around it", async () => {
  for (const bbox of ["0 50 60 160", "0 0 400 200"]) {
    expect(await textOf(pdfOfCutOut(bbox, PICTURE, ""))).toBe("The lock is shut The keeper is away");
  }
});
