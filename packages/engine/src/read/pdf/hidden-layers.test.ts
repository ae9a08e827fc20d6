import { deflateSync } from "node:zlib";
import { contentStream, type RawObject, writeRawPdf } from "@docsvc/fixtures/raw-pdf";
import { describe, expect, test } from "vitest";
import { readDocument } from "../../parsing/read-document.ts";
import { hiddenLayers } from "./hidden-layers.ts";

const GROUPS = ["<< /Type /OCG /Name (English) >>", "<< /Type /OCG /Name <FEFF00C90063007200690074> >>"];
const PROPERTIES = (state: string): string => `<< /OCGs [6 0 R 7 0 R] /D << ${state} /Order [6 0 R 7 0 R] >> >>`;

const TWO_LINES = `/OC /En BDC BT /F1 12 Tf 50 100 Td (The lock is shut) Tj ET EMC
/OC /Fr BDC BT /F1 12 Tf 50 60 Td (Le sas est clos) Tj ET EMC`;

/** A page with a line in a separate layer for each of two languages. */
function pdfOfLayers(state: string, groups: readonly string[] = GROUPS, content = TWO_LINES): Uint8Array {
  return writeRawPdf([
    `<< /Type /Catalog /Pages 2 0 R /OCProperties ${PROPERTIES(state)} >>`,
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 200] /Contents 5 0 R
/Resources << /Font << /F1 4 0 R >> /Properties << /En 6 0 R /Fr 7 0 R >> >> >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    contentStream(content),
    ...groups,
  ]);
}

async function textOf(bytes: Uint8Array): Promise<string> {
  const { pages } = await readDocument(bytes, {});
  return pages[0]!.blocks.map(({ text }) => text).join(" ");
}

describe("text of a layer that is off is left out", () => {
  test.each([
    ["/OFF [7 0 R]", "The lock is shut"],
    ["/OFF [6 0 R]", "Le sas est clos"],
    ["/BaseState /OFF /ON [7 0 R]", "Le sas est clos"],
  ])("%s", async (state, expected) => {
    expect(await textOf(pdfOfLayers(state))).toBe(expected);
  });
});

test("text at the place of a hidden one is read, as links are set twice, to print and to view", async () => {
  const link = "BT /F1 12 Tf 50 100 Td (The lock is shut) Tj ET";
  const content = `/OC /Fr BDC ${link} EMC /OC /En BDC 0 0 1 rg ${link} EMC`;
  expect(await textOf(pdfOfLayers("/OFF [7 0 R]", GROUPS, content))).toBe("The lock is shut");
});

test("layers that are all on are all read", async () => {
  expect(await textOf(pdfOfLayers("/OFF []"))).toContain("The lock is shut");
  expect(hiddenLayers(pdfOfLayers("/OFF []")).size).toBe(0);
});

test("a name that a visible layer has, too, hides nothing", () => {
  expect(hiddenLayers(pdfOfLayers("/OFF [7 0 R]", [GROUPS[0]!, GROUPS[0]!])).size).toBe(0);
});

test("the catalog and its layers are found in compressed object streams", () => {
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R /OCProperties 9 0 R >>`,
    ...GROUPS,
    PROPERTIES("/OFF 10 0 R"),
    "[7 0 R]",
  ];
  const starts = objects.map((_, index) => objects.slice(0, index).join(" ").length + (index === 0 ? 0 : 1));
  const head = [1, 6, 7, 9, 10].map((id, index) => `${id} ${starts[index]}`).join(" ");
  const stream = (text: string): RawObject => ({
    dictionary: "/Type /ObjStm /N 5 /First 30 /Filter /FlateDecode",
    stream: deflateSync(Buffer.from(text, "latin1")),
  });
  expect([...hiddenLayers(writeRawPdf([stream(`${head} ${objects.join(" ")}`)]))]).toEqual([
    "\u00fe\u00ff\0\u00c9\0c\0r\0i\0t",
  ]);
});

test("a file of a hundred thousand layers and of streams that burst is looked through in one go", () => {
  const bomb: RawObject = {
    dictionary: "/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode",
    stream: deflateSync(Buffer.alloc(40 * 1024 * 1024)),
  };
  const references = Array.from({ length: 100_000 }, (_, index) => `${index + 10} 0 R`).join(" ");
  const layers = Array.from({ length: 30_000 }, (_, index) => `<< /Type /OCG /Name (${index}) >>`);
  const file = writeRawPdf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [] /Count 0 >>",
    `<< /OCProperties << /OCGs [${references}] /D << /BaseState /OFF >> >> >>`,
    ...Array.from({ length: 6 }, () => bomb),
    ...layers,
  ]);
  // More layers than any drawing has are not inspected.
  expect(hiddenLayers(file).size).toBe(10_000);
  const bombs = writeRawPdf(Array.from({ length: 400 }, () => bomb));
  expect(hiddenLayers(bombs).size).toBe(0);
});
