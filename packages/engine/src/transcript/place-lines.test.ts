import { readFixture } from "@docsvc/fixtures";
import type { Block, BlockLine, BoundingBox } from "@docsvc/openapi";
import { expect, test } from "vitest";
import { parseInPieces } from "../parse.ts";
import { readTranscript } from "../read-transcript.ts";
import { rewrite } from "../parsing/rewrite.ts";

const PLACES = { settings: { return_places: true }, retrieval: { chunking: { chunk_mode: "block" } } } as const;

async function blocksOf(name: string): Promise<readonly Block[]> {
  using document = await parseInPieces(await readFixture(name), PLACES, { ocr: "off" });
  return document.toResult().chunks.flatMap(({ blocks }) => blocks);
}

/** The chars that joining lines preserves. */
const letters = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, "");
const joined = (lines: readonly BlockLine[] = []): string => letters(lines.map(({ text }) => text).join(""));

/** Expects the words in sequence; parts above and below the line of a formula are read in another order than they are printed. */
function expectWords(lines: readonly BlockLine[] = [], content: string): void {
  const printed = joined(lines);
  let at = 0;
  for (const [word] of content.matchAll(/\p{L}{5,}/gu)) {
    const found = printed.indexOf(word, at);
    expect(found, `${word} of ${content}`).toBeGreaterThanOrEqual(at);
    at = found;
  }
}

/** Both are rounded: to hundredths of a point and to millionths. */
const NEAR = 0.002;
function isInside(inner: BoundingBox, outer: BoundingBox): boolean {
  return (
    inner.page === outer.page &&
    inner.left >= outer.left - NEAR &&
    inner.top >= outer.top - NEAR &&
    inner.left + inner.width <= outer.left + outer.width + NEAR &&
    inner.top + inner.height <= outer.top + outer.height + NEAR
  );
}

test.each([
  "report/report.pdf",
  "paper/paper.pdf",
  "two-column/newspaper.pdf",
  "letter/letter.pdf",
  "form/form.pdf",
  "rotated/rotate-90.pdf",
  "rotated/rotate-180.pdf",
  "rotated/upright-270.pdf",
  "rotated/crop-rotate-90.pdf",
])("%s: blocks have their lines, whose boxes lie in theirs", async (name) => {
  const blocks = (await blocksOf(name)).filter(({ type }) => type !== "Table" && type !== "Figure");
  const lines = blocks.flatMap((block) => block.lines ?? []);
  expect(lines.length).toBeGreaterThan(blocks.length / 2);
  for (const block of blocks) {
    for (const line of block.lines ?? []) expect(isInside(line.bbox, block.bbox), line.text).toBe(true);
    expectWords(block.lines, block.content);
  }
});

test("words have the edges of their line", async () => {
  const lines = (await blocksOf("report/report.pdf")).flatMap((block) => block.lines ?? []);
  for (const { text, words = [], bbox } of lines) {
    expect(words).toHaveLength(2 * text.split(" ").length);
    expect(Math.min(...words)).toBeCloseTo(bbox.left, 4);
    expect(Math.max(...words)).toBeCloseTo(bbox.left + bbox.width, 4);
  }
});

test("a table has its cells, and these their lines", async () => {
  const tables = (await blocksOf("ruled-tables/ruled-tables.pdf")).filter(({ type }) => type === "Table");
  const cells = tables.flatMap((table) => table.cells ?? []);
  expect(cells.length).toBeGreaterThan(20);
  for (const cell of cells) {
    expect(joined(cell.lines)).toBe(letters(cell.text));
    for (const line of cell.lines ?? []) expect(isInside(line.bbox, cell.bbox), line.text).toBe(true);
  }
});

test("a line that runs over the edge of its cell keeps its length", async () => {
  const cells = (await blocksOf("paper/paper.pdf")).flatMap((block) => block.cells ?? []);
  const long = cells.find(({ text }) => text === "Concentration of suspended sediment");
  const [line] = long!.lines!;
  expect(line!.bbox.left + line!.bbox.width).toBeCloseTo(line!.words!.at(-1)!, 4);
  expect(line!.words!.at(-1)).toBeGreaterThan(long!.bbox.left + long!.bbox.width);
});

test("a figure or table has its caption, where it is as a block of its own", async () => {
  const blocks = await blocksOf("paper/paper.pdf");
  const captions = blocks.flatMap(({ caption }) => caption ?? []);
  expect(captions.length).toBeGreaterThan(1);
  for (const { text, bbox } of captions) {
    expect(blocks.filter((block) => block.content === text).map((block) => block.bbox)).toContainEqual(bbox);
  }
});

test("a part of a long text has the lines of its own sentences", async () => {
  const config = {
    settings: { return_places: true },
    retrieval: { chunking: { chunk_mode: "variable", chunk_size: 120 } },
  } as const;
  using document = await parseInPieces(await readFixture("paper/paper.pdf"), config, { ocr: "off" });
  const blocks = document.toResult().chunks.flatMap((chunk) => chunk.blocks);
  const parts = blocks.filter(({ type, content }) => type === "Text" && content.length > 40);
  expect(parts.length).toBeGreaterThan(20);
  for (const { lines = [], content } of parts) {
    expectWords(lines, content);
    expect(joined(lines.slice(1, -1)).length).toBeLessThan(letters(content).length);
  }
});

test("a stored parse is written again with its places, and none are given that no one asked for", async () => {
  const bytes = await readFixture("report/report.pdf");
  const transcript = await readTranscript(bytes);
  using rewritten = rewrite(transcript, PLACES);
  using fresh = await parseInPieces(bytes, PLACES);
  expect(rewritten.toResult().chunks).toEqual(fresh.toResult().chunks);
  using plain = rewrite(transcript, {});
  expect(JSON.stringify(plain.toResult())).not.toMatch(/"(?:lines|cells|caption)":/);
});
