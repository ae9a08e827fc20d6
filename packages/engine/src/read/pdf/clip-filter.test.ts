import { contentStream, writeRawPdf } from "@docsvc/fixtures/raw-pdf";
import { expect, test } from "vitest";
import { readDocument } from "../../parsing/read-document.ts";
import { openPdf } from "./open-pdf.ts";

const lineAt = (y: number, text: string): string => `BT /F1 12 Tf 50 ${y} Td (${text}) Tj ET`;

/** A page with an image cut out of another page, drawn at its original place unless it is moved. */
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

test("what lies outside of a picture's box is left out, and garbles no text of the page", async () => {
  const page = lineAt(60, "Figure 1 shows the lock");
  expect(await textOf(pdfOfCutOut("0 130 400 200", PICTURE, page))).toBe("The lock is shut Figure 1 shows the lock");
});

test("the box moves with its picture", async () => {
  expect(await textOf(pdfOfCutOut("0 130 400 200", PICTURE, "", "1 0 0 1 0 -40"))).toBe("The lock is shut");
});

test("a text that begins inside of the box is returned, and so is all of a box around it", async () => {
  for (const bbox of ["0 50 60 160", "0 0 400 200"]) {
    expect(await textOf(pdfOfCutOut(bbox, PICTURE, ""))).toBe("The lock is shut The keeper is away");
  }
});

const PIXEL = "BI /W 1 /H 1 /BPC 8 /CS /G ID x EI";

/** Boxes of a page's images: left, top, right, bottom. */
async function picturesOf(clip: string): Promise<readonly number[]> {
  using document = await openPdf(pdfOfCutOut("0 0 1 1", "", `q ${clip} 300 0 0 150 50 20 cm ${PIXEL} Q`));
  const { images } = document.readPage(1)!;
  return Array.from(images.edges.slice(0, 4 * images.count), Math.round);
}

test("a cropped picture is as large as what its clip leaves of it", async () => {
  expect(await picturesOf("")).toEqual([50, 30, 350, 180]);
  expect(await picturesOf("100 50 80 60 re W n")).toEqual([100, 90, 180, 150]);
  expect(await picturesOf("0 0 400 110 re W n 100 50 300 150 re W n")).toEqual([100, 90, 350, 150]);
  expect(await picturesOf("360 50 30 60 re W n")).toEqual([]);
});
