import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fixture, readFixture } from "@docsvc/fixtures";
import sharp from "sharp";
import { expect, test } from "vitest";
import type { Page } from "../document/document.ts";
import type { OcrOptions } from "../ocr/document-ocr.ts";
import { parse } from "../parse.ts";
import { readDocument } from "../parsing/read-document.ts";
import { pdfOfLines } from "../../testing/pdf-of-lines.ts";
import { openInspection } from "./inspection.ts";
import { type PageStage, STAGES } from "./stage.ts";
import { stageToMarks } from "./stage-to-marks.ts";

test("an inspector is called with each stage of each page once, in order, and of the blocks when all pages are named", async () => {
  const stages: string[] = [];
  const inspect = (stage: PageStage): void => {
    stages.push(`${"place" in stage ? stage.place.number : stage.page.number} ${stage.stage}`);
  };
  await readDocument(await readFixture("two-column/two-column.pdf"), { inspect });
  const pageStages = STAGES.slice(0, -1);
  const expected = [1, 2, 3].flatMap((page) => pageStages.map((stage) => `${page} ${stage}`));
  expect(stages).toEqual([...expected, "1 blocks", "2 blocks", "3 blocks"]);
});

test("a line that starts a paragraph says by which rule it does", async () => {
  const rules = new Map<string, string>();
  const inspect = (stage: PageStage): void => {
    if (stage.stage === "lines") for (const [{ text }, rule] of stage.startedBy) rules.set(text, rule);
  };
  const left = 72;
  const texts = [
    { text: "The keeper writes down the level of the river.", left, top: 100 },
    { text: "He lives far below it.", left, top: 150 },
    { text: "2. And an item stands under him.", left, top: 162 },
  ];
  await readDocument(pdfOfLines(texts), { inspect });
  expect([...rules]).toEqual([
    ["He lives far below it.", "far below"],
    ["2. And an item stands under him.", "list item"],
  ]);
});

test("each bar of a chart is drawn with the value read from it", async () => {
  const marks: string[] = [];
  const inspect = (stage: PageStage): void => {
    if (stage.stage !== "drafts") return;
    for (const { kind, label, detail, bottom, top } of stageToMarks(stage)) {
      if (kind === "point" && bottom > top) marks.push(`${detail} [${label}]`);
    }
  };
  await readDocument(await readFixture("styled/deliveries.pdf"), { inspect });
  expect(marks).toHaveLength(8);
  expect(marks).toEqual(expect.arrayContaining(["Road, May: 30 [30]", "Rail, May: 52 [52]"]));
});

test("a parse gives the same with an inspector as without", async () => {
  const bytes = await readFixture("report/report.pdf");
  const { inspect } = openInspection();
  expect(await parse(bytes, {}, { inspect })).toEqual(await parse(bytes));
});

test.each([
  ["rotated/crop-rotate-90.pdf", undefined],
  ["rotated/user-unit-2.pdf", undefined],
  ["encrypted/user-aes-256.pdf", "harbour"],
])("the pictures of %s are PNGs of its page's size, one a stage", async (name, password) => {
  await using written = await inspectFixture(name, password);
  const { width, height } = written.pages[0]!;
  const files = (await readdir(written.folder)).filter((file) => file.endsWith(".png")).sort();
  expect(files).toEqual([...STAGES.map((stage) => `page-p001-${stage}.png`), "page-p001.png"].sort());
  const scale = Math.min(2, 4000 / Math.max(width, height));
  for (const file of files) {
    const { format, width: across, height: down } = await sharp(join(written.folder, file)).metadata();
    expect({ format, across, down }, file).toEqual({
      format: "png",
      across: Math.round(width * scale),
      down: Math.round(height * scale),
    });
  }
});

test("a picture's stages are drawn on the picture, two pixels a point", async () => {
  await using written = await inspectFixture("scan/letter.jpg", null, { mode: "hybrid", system: "standard" });
  // 210 mm by 297 mm, according to its resolution.
  for (const stage of STAGES) {
    const { width, height } = await sharp(join(written.folder, `page-p001-${stage}.png`)).metadata();
    expect([width, height], stage).toEqual([1191, 1684]);
  }
  const read = async (file: string): Promise<Buffer> => sharp(join(written.folder, file)).raw().toBuffer();
  const [plain, blocks] = await Promise.all([read("page-p001.png"), read("page-p001-blocks.png")]);
  expect(plain.some((value) => value < 64)).toBe(true);
  expect(blocks.equals(plain)).toBe(false);
});

test("every block is outlined where it is", async () => {
  await using written = await inspectFixture("form/invoice.pdf");
  const page = written.pages[0]!;
  const read = async (file: string): Promise<Buffer> =>
    sharp(join(written.folder, file)).removeAlpha().raw().toBuffer();
  const plain = await read("page-p001.png");
  const drawn = await read("page-p001-blocks.png");
  const across = Math.round(page.width * 2);
  const changed = (x: number, y: number): boolean => {
    const at = (Math.round(y * 2) * across + Math.round(x * 2)) * 3;
    return [0, 1, 2].some((channel) => plain[at + channel] !== drawn[at + channel]);
  };
  for (const { bbox, text } of page.blocks) {
    const sides = [0.3, 0.5, 0.7].flatMap((part) => [
      [bbox.left, bbox.top + part * bbox.height],
      [bbox.left + bbox.width - 0.5, bbox.top + part * bbox.height],
    ]);
    // A side may be hidden by black ink or by the label of a neighbour.
    expect(sides.filter(([x, y]) => changed(x!, y!)).length, text.slice(0, 40)).toBeGreaterThanOrEqual(4);
  }
});

test("the page of all stages carries every picture and layer, and fetches nothing", async () => {
  await using written = await inspectFixture("comments/comments.pdf");
  const html = await readFile(join(written.folder, "index.html"), "utf8");
  expect(html.match(/<section /g)).toHaveLength(2);
  for (const stage of STAGES) expect(html.match(new RegExp(`<g class="layer ${stage}">`, "g")), stage).toHaveLength(2);
  const addresses = [...html.matchAll(/(?:src|href|url)\s*[=(]\s*"?([^"\s>)]{0,40})/g)].map((match) => match[1]!);
  expect(addresses.filter((address) => !address.startsWith("data:image/png;base64,"))).toEqual([]);
});

test("a page that cannot be read is left out, and the others are drawn", async () => {
  await using written = await inspectFixture("broken/missing-page-object.pdf");
  const files = await readdir(written.folder);
  expect(files).toContain("index.html");
  expect(files.filter((file) => /p\d+\.png$/.test(file)).length).toBeLessThanOrEqual(written.pages.length);
});

interface Written extends AsyncDisposable {
  readonly folder: string;
  readonly pages: readonly Page[];
}

async function inspectFixture(name: string, password: string | null = null, ocr?: OcrOptions): Promise<Written> {
  const folder = await mkdtemp(join(tmpdir(), "inspect-"));
  const bytes = new Uint8Array(await readFile(fixture(name)));
  const { inspect, write } = openInspection();
  const { pages } = await readDocument(bytes, { inspect, password, ...(ocr === undefined ? {} : { ocr }) });
  await write(bytes, { folder, name: "page", password });
  return { folder, pages, [Symbol.asyncDispose]: () => rm(folder, { recursive: true }) };
}
