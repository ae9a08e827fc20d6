import { expect, test } from "vitest";
import type { Document } from "../document/document.ts";
import { readDocument } from "../parsing/read-document.ts";
import { pdfOfLines, proseAt } from "../../testing/pdf-of-lines.ts";
import { picturePdf, pictureOf, scanPdf } from "../../testing/picture-pdf.ts";
import { blocksOf, textsOf } from "../../testing/read-fixture.ts";
import { textPicture } from "../../testing/text-picture.ts";
import { identity } from "../geometry/transform.ts";
import { Languages } from "./languages.ts";
import type { Placement } from "./placed-word.ts";
import { readScan } from "./read-scan.ts";
import type { MissingLanguage } from "./recognised-region.ts";
import { lookAt } from "./seen-picture.ts";
import { loadTesseractWasm } from "./tesseract-wasm.ts";

/** Reads a page from its image. */
async function readScanned(page: Uint8Array): Promise<Document> {
  return readDocument(scanPdf(await pictureOf(page, 1, 200), 200), { ocr: { mode: "hybrid", system: "standard" } });
}

test("a scan has bold headings, and formulas that are none", async () => {
  const page = pdfOfLines([
    { text: "Levels at the weir", left: 72, top: 120, font: "Times-Bold", size: 12 },
    ...proseAt(72, 140),
    { text: "Flow = width x depth", left: 72, top: 210, size: 16 },
    ...proseAt(72, 240),
  ]);
  const scan = await readScanned(page);
  const headings = blocksOf(scan).filter(({ type }) => type === "Section Header" || type === "Title");
  expect(headings.map(({ text }) => text)).toEqual(["Levels at the weir"]);
});

test("a scan shows which price of a line is struck out", async () => {
  const page = pdfOfLines(
    [
      ...proseAt(72, 100),
      { text: "The tenant pays 55 crowns", left: 72, top: 160, font: "Courier" },
      { text: "40 crowns a month.", left: 72 + 6 * 26, top: 160, font: "Courier" },
      ...proseAt(72, 190),
    ],
    [{ left: 72 + 6 * 16, right: 72 + 6 * 25, top: 157 }],
  );
  const { blocks } = (await readScanned(page)).pages[0]!;
  const struck = blocks.flatMap(({ text, spans = [] }) =>
    spans.filter(({ strike }) => strike).map(({ start, end }) => [text.slice(start, end), text.slice(end)]),
  );
  // Letters under a rule may be misread.
  expect(struck).toEqual([
    [expect.stringMatching(/^55\S*(?: crowns)?$/), expect.stringContaining("40 crowns a month.")],
  ]);
});

test("a scan has headings that are italic, and no larger than the text", async () => {
  const page = pdfOfLines([
    ...proseAt(72, 100),
    ...["Levels at the weir", "Gates and sluices", "Tables of the office"].flatMap((text, at) => [
      { text, left: 72, top: 160 + 80 * at, font: "Times-Italic" as const },
      ...proseAt(72, 172 + 80 * at),
    ]),
  ]);
  const scan = await readScanned(page);
  expect(textsOf(scan, "Section Header")).toEqual(["Levels at the weir", "Gates and sluices", "Tables of the office"]);
});

test("a scan has bullets before the items of its lists, which Tesseract does not know", async () => {
  const items = ["Keys of both gates", "Oil for the lamp", "Ledger and pens", "Rope", "Two lanterns"];
  const list = items.map((text, at) => `BT /F 10 Tf 80 ${700 - 15 * at} Td (\\225) Tj 12 0 Td (${text}) Tj ET`);
  const prose = proseAt(0, 0).map(({ text }, at) => `BT /F 10 Tf 72 ${740 - 12 * at} Td (${text}) Tj ET`);
  const page = picturePdf({ width: 595, height: 842 }, [], [...prose, ...list].join("\n"));
  const scan = await readScanned(page);
  expect(textsOf(scan, "List Item")).toEqual(items);
});

test("a page in a script without data has a warning and no words where nothing detects scripts, as in WebAssembly", async () => {
  await using engine = await loadTesseractWasm();
  const placement: Placement = {
    toInk: identity,
    toLevel: identity,
    pixelsPerPoint: 1,
    angleDegrees: 0,
    inPicture: false,
  };
  const read = async (text: string) => {
    const missing: MissingLanguage[] = [];
    const tools = {
      engine,
      languages: new Languages(["eng"]),
      miss: (what: MissingLanguage) => void missing.push(what),
      render: async () => null,
    };
    const { words } = await readScan(lookAt(await textPicture(text), 200)!, placement, tools);
    return { text: words.map((word) => word.text).join(" "), missing };
  };
  const russian =
    "Ворота верхнего шлюза в четверг будут закрыты. Кто везёт зерно на мельницу, едет по дороге через деревню и ждёт у моста, пока сторож не подаст знак рукой.";
  expect(await read(russian)).toEqual({ text: "", missing: [{ languages: [] }] });
  // Figures are read well in any script, and say nothing of the words next to them.
  const bill = ["Стоянка у берега 1,240.50", "Вода 86.00", "Ремонт паруса 317.25", "Хлеб 9.90", "Мачта 2,005.75"].join(
    "\n",
  );
  expect((await read(`${russian}\n${bill}`)).text).not.toMatch(/\p{L}/u);
  const english = "The gate of the upper lock stays closed on Thursday.";
  expect(await read(english)).toEqual({ text: english, missing: [] });
  expect(await read(`${english}\n\n${russian}`)).toEqual({ text: english, missing: [{ languages: [] }] });
});
