import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { contentStream, writeRawPdf } from "@docsvc/fixtures/raw-pdf";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ask } from "./ask.ts";
import { sampleFolder, type SampleFolder } from "./testing/sample-folder.ts";

const HEADER = ["Stall", "Trader", "Fee", "Deposit"];
const GOODS = [
  "Apples",
  "Baskets",
  "Candles",
  "Daisies",
  "Eggs",
  "Fudge",
  "Gloves",
  "Honey",
  "Irons",
  "Jam",
  "Kites",
  "Lace",
];
const ROWS = GOODS.map((goods, at) => [goods, `Trader ${at + 11}`, `${at + 31}.50`, `${2 * at + 71}.00`]);

let folder: SampleFolder;
beforeAll(async () => {
  folder = await sampleFolder(["letter/letter.pdf"]);
  const pdf = twoPages(tableOf([HEADER, ...ROWS.slice(0, 7)]), tableOf(ROWS.slice(7)));
  await writeFile(join(folder.directory, "market.pdf"), pdf);
});
afterAll(() => folder[Symbol.asyncDispose]());

test.each([
  ["What is the fee for honey?", "Honey > Trader 18; Fee: 38.50"],
  ["What deposit is paid for kites?", "Kites > Trader 21; Deposit: 91.00"],
])("the rows on the second page have the header of the first: %s", async (question, text) => {
  const { quotes } = await ask(question, { ...folder, loader: "langchain" });
  expect(quotes[0]).toMatchObject({ file: "market.pdf", text });
  expect(quotes[0]!.places.map(({ page }) => page)).toEqual([2]);
});

/** A ruled table at the top of a page, in the operators of a content stream. */
function tableOf(rows: readonly (readonly string[])[]): string {
  const [left, top, width, height] = [72, 770, 110, 24];
  const bottom = top - rows.length * height;
  const across = Array.from({ length: rows.length + 1 }, (_, at) => {
    return `${left} ${top - at * height} m ${left + HEADER.length * width} ${top - at * height} l S`;
  });
  const down = Array.from({ length: HEADER.length + 1 }, (_, at) => {
    return `${left + at * width} ${top} m ${left + at * width} ${bottom} l S`;
  });
  const texts = rows.flatMap((cells, row) =>
    cells.map((text, column) => {
      return `BT /F1 11 Tf ${left + column * width + 6} ${top - row * height - 16} Td (${text}) Tj ET`;
    }),
  );
  return [...across, ...down, ...texts].join("\n");
}

function twoPages(...contents: readonly string[]): Uint8Array {
  const page = (content: number): string =>
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${content} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`;
  return writeRawPdf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [4 0 R 5 0 R] /Count 2 >>",
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    page(6),
    page(7),
    ...contents.map((content) => contentStream(content)),
  ]);
}
