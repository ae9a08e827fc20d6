import { readFixture } from "@docsvc/fixtures";
import { expect, test } from "vitest";
import { packSlice, unpackSlice } from "../parsing/page-slice.ts";
import { parse, ParseAssembly, startParse } from "../parse.ts";
import { placeOf, wordTexts } from "./line-place.ts";
import { parseWithTranscript, readTranscript } from "../read-transcript.ts";
import { deserializeTranscript, serializeTranscript } from "./serialize-transcript.ts";

test("every line has one box a word, within its page", async () => {
  const { pages } = await readTranscript(await readFixture("letter/letter.pdf"));
  const lines = pages.flatMap((page) => page.lines);
  expect(lines.length).toBeGreaterThan(10);
  for (const page of pages) {
    for (const line of page.lines) {
      expect(line.words).toHaveLength(4 * wordTexts(line).length);
      const { left, top, width, height } = placeOf(line, page.number);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(left + width).toBeLessThanOrEqual(page.width);
      expect(top + height).toBeLessThanOrEqual(page.height);
    }
  }
});

test("lines are in the order of their blocks, and say the words of the block", async () => {
  const { pages } = await readTranscript(await readFixture("two-column/newspaper.pdf"));
  for (const { blocks, lines } of pages) {
    const order = lines.map(({ block }) => block).filter((block) => block >= 0);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    for (const [index, block] of blocks.entries()) {
      if (block.type !== "Text") continue;
      const first = lines.find((line) => line.block === index);
      expect(first && block.text.startsWith(wordTexts(first)[0]!.replace(/-$/u, "")), block.text).toBe(true);
    }
  }
});

test("a line never crosses the border of a cell", async () => {
  const { pages } = await readTranscript(await readFixture("ruled-tables/ruled-tables.pdf"));
  const tables = pages.flatMap((page) =>
    page.blocks.flatMap((block, index) => (block.table ? [{ page, block, index }] : [])),
  );
  expect(tables.length).toBeGreaterThan(0);
  for (const { page, block, index } of tables) {
    for (const line of page.lines.filter((one) => one.block === index && one.cell !== undefined)) {
      const cell = block.table!.cells[line.cell!]!;
      for (const word of wordTexts(line)) expect(cell.text.replaceAll("\n", " ")).toContain(word);
    }
  }
});

test("form fields come with their names, values and boxes", async () => {
  const { fields } = await readTranscript(await readFixture("form/form.pdf"));
  expect(fields.length).toBeGreaterThan(0);
  expect(fields.some(({ value, name }) => value !== "" && name !== "")).toBe(true);
  for (const { bbox } of fields) expect(bbox.width).toBeGreaterThan(0);
});

test("the result next to it is that of a parse, and it survives storing", async () => {
  const bytes = await readFixture("statement/statement.pdf");
  const { result, transcript } = await parseWithTranscript(bytes);
  expect(result).toEqual((await parse(bytes)).result);
  expect(deserializeTranscript(serializeTranscript(transcript))).toEqual(JSON.parse(JSON.stringify(transcript)));
  expect(structuredClone(transcript)).toEqual(transcript);
  expect(() => deserializeTranscript('{"format":0}')).toThrow("another version");
});

test("pages read in another process make the same transcript", async () => {
  const bytes = await readFixture("paper/paper.pdf");
  await using started = await startParse(bytes);
  using assembly = new ParseAssembly();
  for (let page = started.pages.first; page <= started.pages.last; page++) {
    assembly.add(unpackSlice(packSlice(await started.read({ first: page, last: page }, { keepsWords: true }))));
  }
  using document = assembly.finish();
  expect(document.toTranscript()).toEqual(await readTranscript(bytes));
});

test("boxes of a picture are pixels, and what is recognised badly is reported", async () => {
  const { pages } = await readTranscript(await readFixture("scan/letter-scan.pdf"));
  expect(pages[0]!.lines.some((line) => line.recognised === true)).toBe(true);
});
