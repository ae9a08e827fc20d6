import { readFixture } from "@docsvc/fixtures";
import sharp from "sharp";
import { effort } from "@docsvc/fixtures/effort";
import { describe, expect, test } from "vitest";
import type { Block, Document } from "../document/document.ts";
import { parse } from "../parse.ts";
import { readDocument } from "../parsing/read-document.ts";
import { pdfOfLines, proseAt } from "../../testing/pdf-of-lines.ts";
import { cropped, picturePdf, pictureOf, pictureOfFixture, scanPdf, textAt } from "../../testing/picture-pdf.ts";
import { blocksOf, rowOf, textsOf } from "../../testing/read-fixture.ts";
import type { Raster } from "../read/raw/raster.ts";
import { straighten, turnUpright } from "./raster/turn.ts";

const read = (bytes: Uint8Array, mode: "hybrid" | "ocr" | "off" = "hybrid"): Promise<Document> =>
  readDocument(bytes, { ocr: { mode, system: "standard" } });

/** Share of the expected words that were read. */
function recall(document: Document, expected: readonly Block[]): number {
  const found = new Set(blocksOf(document).flatMap(wordsOf));
  const words = expected.flatMap(wordsOf);
  return words.filter((word) => found.has(word)).length / words.length;
}

function wordsOf({ text }: Block): string[] {
  return text.split(/\s+/).filter((word) => word.length > 3);
}

describe("a scan", () => {
  const letter = async (): Promise<Document> =>
    readDocument(await readFixture("letter/letter.pdf"), { pageRange: { end: 1 } });
  /** From the letter's subject to its third paragraph, as shares of the page's height. */
  const PART = { top: 0.27, bottom: 0.53 };
  const blocksOfPart = async (): Promise<readonly Block[]> =>
    (await letter()).pages.flatMap(({ height, blocks }) =>
      blocks.filter(({ bbox }) => bbox.top > PART.top * height && bbox.top + bbox.height < PART.bottom * height),
    );
  const pictureOfPart = async (): Promise<Raster> =>
    cropped(await pictureOfFixture("letter/letter.pdf", 1, 150), PART.top, PART.bottom);

  test("reads like the page that it is a picture of", async () => {
    const scan = await read(await readFixture("scan/letter-scan.pdf"));
    expect(recall(scan, blocksOf(await letter()))).toBeGreaterThan(0.9);
    expect(blocksOf(scan).some((block) => block.type === "Figure")).toBe(false);
  });

  test.each(effort([90, 180] as const, [90, 180, 270] as const))(
    "is read when its text runs at %i degrees",
    async (degrees) => {
      const turned = turnUpright(await pictureOfPart(), ((360 - degrees) % 360) as 90 | 180 | 270).raster;
      expect(recall(await read(scanPdf(turned, 150)), await blocksOfPart())).toBeGreaterThan(0.9);
    },
  );

  test.each(effort([-5.5, 1.5], [-5.5, -3.5, -1, 1.5, 4]))("is read when it lies %f degrees askew", async (degrees) => {
    const crooked = straighten(await pictureOfPart(), degrees).raster;
    const scan = await read(scanPdf(crooked, 150));
    // Without straightening it is 0.94 at 3.5° and 0.8 at 5.5°.
    expect(recall(scan, await blocksOfPart())).toBeGreaterThan(0.97);
    // Layout uses level boxes, so paragraphs stay in one piece.
    expect(Math.max(...textsOf(scan, "Text").map((text) => text.length))).toBeGreaterThan(200);
  });

  test("of two columns is read column by column", async () => {
    const introduction = cropped(await pictureOfFixture("two-column/two-column.pdf", 1, 200), 0.36, 0.68);
    const text = blocksOf(await read(scanPdf(introduction, 200)))
      .map((block) => block.text)
      .join("\n");
    // Both sentences go over the end of a line of their column.
    expect(text).toMatch(/bakers switch on their ovens\. That the two facts\s+have lived side by side/);
    expect(text.indexOf("The contributions of this work")).toBeGreaterThan(text.indexOf("The valley of the Marn"));
    expect(text.indexOf("Outside the loading hours")).toBeGreaterThan(text.indexOf("The contributions of this work"));
  });

  test("of a ruled table becomes a table again", async () => {
    const first = cropped(await pictureOfFixture("ruled-tables/ruled-tables.pdf", 1, 200), 0.18, 0.44);
    const scan = await read(scanPdf(first, 200));
    const table = blocksOf(scan).find((block) => block.type === "Table");
    const rows = Array.from({ length: table?.table?.rowCount ?? 0 }, (_, row) => rowOf(table, row).join(" "));
    expect(rows.some((row) => /Holmsey 655 601 118 130 1,504/.test(row))).toBe(true);
  });

  test("keeps a narrow column of short numbers", async () => {
    const rows = ["Sample Model", "Service", "Village Local", "Research Pattern", "Data Reserve", "Harbour Machine"];
    const lines = rows.flatMap((text, row) => {
      const top = 140 + 18 * row;
      return [
        { text: String(502 + 17 * row), left: 72, top },
        { text, left: 120, top },
        { text: String(17 - 2 * row), left: 330, top },
        { text: `${115 + 31 * row}.94`, left: 480, top },
      ];
    });
    const page = pdfOfLines([{ text: "Receipt 4711", left: 72, top: 90, size: 16 }, ...lines]);
    const scan = await read(scanPdf(await pictureOf(page, 1, 200), 200));
    const table = blocksOf(scan).find(({ type }) => type === "Table");
    expect(rows.map((_, row) => rowOf(table, row).at(-2))).toEqual(["17", "15", "13", "11", "9", "7"]);
  });

  test("of a contents page keeps its titles and page numbers, without the dots between them", async () => {
    const titles = ["Tides of the estuary", "Wrecks", "A harbour for coal", "Pilots and their boats", "Lights"];
    const dotsOf = [46, 53, 47, 45, 54];
    const page = pdfOfLines(
      titles.flatMap((title, at) => {
        const top = 100 + 14 * at;
        const dots = Array.from({ length: dotsOf[at]! }, (_, dot) => ({ text: ".", left: 477 - 7 * dot, top }));
        return [{ text: title, left: 72, top }, ...dots, { text: String(4 + 13 * at), left: 490, top }];
      }),
    );
    const scan = await read(scanPdf(await pictureOf(page, 1, 200), 200));
    const lines = blocksOf(scan).flatMap((block) => block.text.split("\n"));
    expect(lines).toEqual(titles.map((title, at) => `${title} ${4 + 13 * at}`));
  });

  test("has its photographs as figures", async () => {
    const { width, height, grey } = await pictureOf(pdfOfLines([...proseAt(72, 140), ...proseAt(72, 440)]), 1, 150);
    for (let y = 500; y < 800; y++) for (let x = 300; x < 800; x++) grey[y * width + x] = 90 + ((x * y) % 97);
    const blocks = blocksOf(await read(scanPdf({ width, height, grey }, 150)));
    expect(blocks.map(({ type }) => type)).toEqual(["Text", "Figure", "Text"]);
  });

  test("that is white warns and stays empty", async () => {
    const white = { width: 850, height: 1100, grey: new Uint8Array(935_000).fill(255) };
    const { pages, warnings } = await read(scanPdf(white, 100));
    expect(pages[0]!.blocks.filter((block) => block.type !== "Figure")).toEqual([]);
    expect(warnings.map(({ code }) => code)).toEqual(["page_without_text"]);
  });

  test("is left alone when recognition is off", async () => {
    const { result } = await parse(await readFixture("scan/letter-scan.pdf"), {}, { ocr: "off" });
    expect(result.warnings?.map(({ code }) => code)).toEqual(["page_without_text"]);
  });
});

test("text whose font names none of its letters is read from its picture", async () => {
  const lines = ["Payment within thirty days", "to the account below"].map((text, index) =>
    textAt(40, 140 - 30 * index, 14, text),
  );
  const bytes = picturePdf({ width: 300, height: 200 }, [], lines.join("\n").replaceAll("/F ", "/N "));
  expect(
    blocksOf(await read(bytes, "off"))
      .map(({ text }) => text)
      .join(" "),
  ).not.toContain("Payment");
  expect(
    blocksOf(await read(bytes))
      .map(({ text }) => text)
      .join(" "),
  ).toBe("Payment within thirty days to the account below");
});

describe("a picture on a page of text", () => {
  const page = { width: 500, height: 600 };
  const prose = [
    "The harvest of the year before",
    "was larger than any since the war.",
    "Figure 1 shows what became of it.",
  ]
    .map((text, index) => textAt(50, 540 - 18 * index, 12, text))
    .join("\n");
  const chart = [
    "0.4 g 60 60 40 120 re f 120 60 40 180 re f 180 60 40 90 re f 0 G 50 60 m 260 60 l S 50 60 m 50 260 l S",
    textAt(60, 45, 11, "Barley"),
    textAt(122, 45, 11, "Wheat"),
    textAt(184, 45, 11, "Oats"),
    textAt(70, 270, 13, "Harvest in tonnes"),
  ].join("\n");

  test("that is a chart gives its words to the figure", async () => {
    const raster = await pictureOf(picturePdf({ width: 300, height: 300 }, [], chart), 1, 150);
    const document = await read(picturePdf(page, [{ raster, x: 100, y: 150, width: 300, height: 300 }], prose));
    const figures = textsOf(document, "Figure");
    expect(figures).toHaveLength(1);
    for (const word of ["Barley", "Wheat", "Oats", "Harvest", "tonnes"]) expect(figures[0]).toContain(word);
    expect(textsOf(document, "Section Header").join(" ")).not.toContain("Harvest");
    expect(document.recognised!.length).toBeGreaterThanOrEqual(6);
  });

  test("that is a photograph adds nothing", async () => {
    const bytes = await readFixture("paper/paper.pdf");
    const document = await read(bytes);
    expect(document.recognised).toEqual([]);
    expect(document.pages).toEqual((await read(bytes, "off")).pages);
  });

  test("that is nothing but a table becomes a table", async () => {
    const rows = [
      ["Part", "Length", "Width"],
      ["Pond wall", "212.0", "3.4"],
      ["Wheel pit", "7.8", "2.6"],
      ["Mill floor", "11.5", "6.9"],
    ];
    const lines = [0, 1, 2, 3, 4].map((row) => `20 ${130 - 25 * row} m 290 ${130 - 25 * row} l S`);
    const borders = [20, 120, 205, 290].map((x) => `${x} 30 m ${x} 130 l S`);
    const cells = rows.flatMap((row, at) =>
      row.map((text, column) => textAt(28 + 92 * column, 112 - 25 * at, 11, text)),
    );
    const raster = await pictureOf(
      picturePdf({ width: 310, height: 150 }, [], [...lines, ...borders, ...cells].join("\n")),
      1,
      200,
    );
    const document = await read(picturePdf(page, [{ raster, x: 90, y: 250, width: 310, height: 150 }], prose));
    const table = blocksOf(document).find((block) => block.type === "Table");
    expect(rowOf(table, 0)).toEqual(rows[0]);
    expect(rowOf(table, 2)).toEqual(rows[2]);
    expect(blocksOf(document).some((block) => block.type === "Figure")).toBe(false);
  });

  test("under text that says the same adds nothing", async () => {
    const raster = await pictureOf(picturePdf({ width: 300, height: 300 }, [], chart), 1, 150);
    const labels = [
      textAt(160, 195, 11, "Barley"),
      textAt(222, 195, 11, "Wheat"),
      textAt(284, 195, 11, "Oats"),
      textAt(170, 420, 13, "Harvest in tonnes"),
    ];
    const document = await read(
      picturePdf(page, [{ raster, x: 100, y: 150, width: 300, height: 300 }], `${prose}\n3 Tr\n${labels.join("\n")}`),
    );
    const text = blocksOf(document)
      .map((block) => block.text)
      .join(" ");
    expect(text.match(/Barley/g)).toHaveLength(1);
    expect(text.match(/tonnes/g)).toHaveLength(1);
  });
});

describe("a picture file", () => {
  test("is a page in pixels, with its words and lines where asked for", async () => {
    const { result } = await parse(await readFixture("scan/letter.jpg"), { settings: { return_ocr_data: true } });
    const { width, height } = await sharp(await readFixture("scan/letter.jpg")).metadata();
    expect(result.pages).toEqual([{ page: 1, width, height, unit: "px" }]);
    expect(result.chunks[0]!.content).toContain("Dear Mr Achterberg");
    expect(result.ocr!.words.length).toBeGreaterThan(200);
    const line = result.ocr!.lines.find(({ text }) => text.startsWith("Dear"))!;
    expect(line.text).toBe("Dear Mr Achterberg,");
    expect(line.confidence).toBeGreaterThan(0.8);
    expect(line.bbox.left).toBeLessThan(0.2);
  });

  test("of several pages is a document of several pages", async () => {
    const { pages } = await read(await readFixture("scan/fax.tif"));
    expect(pages.map(({ number, unit }) => [number, unit])).toEqual([
      [1, "px"],
      [2, "px"],
    ]);
    expect(pages[1]!.blocks.length).toBeGreaterThan(2);
  });

  test.each(["png", "webp"] as const)("is read as %s", async (format) => {
    const { width, height, grey } = cropped(await pictureOfFixture("letter/letter.pdf", 1, 120), 0.3, 0.45);
    const bytes = await sharp(grey, { raw: { width, height, channels: 1 } })
      .toFormat(format, { lossless: true })
      .toBuffer();
    expect(textsOf(await read(bytes), "Text").join(" ")).toContain("minutes of your spring meeting");
  });

  test("that is cut off is damaged", async () => {
    const bytes = (await readFixture("scan/letter.jpg")).subarray(0, 200);
    await expect(read(bytes)).rejects.toMatchObject({ code: "damaged_document" });
  });
});

test("a fired signal ends the recognition of a scan", async () => {
  const controller = new AbortController();
  const bytes = await readFixture("scan/mixed.pdf");
  // Aborts in the middle, however fast it is: one page is read, others are not.
  const onProgress = (): void => controller.abort();
  const work = readDocument(bytes, { ocr: { mode: "ocr", system: "standard" }, signal: controller.signal, onProgress });
  await expect(work).rejects.toMatchObject({ code: "aborted" });
});
