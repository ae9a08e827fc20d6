import type { ChunkMode, FormattingInclude } from "@docsvc/openapi";
import { readFixture } from "@docsvc/fixtures";
import { expect, test } from "vitest";
import { parse } from "./parse.ts";

const paper = await readFixture("paper/paper.pdf");
const letter = await readFixture("letter/letter.pdf");

test("without a configuration a document is one chunk, with the sizes of its pages", async () => {
  const { result, numPages } = await parse(paper);
  expect(numPages).toBe(16);
  expect(result.chunks).toHaveLength(1);
  expect(result.pages?.map((page) => page.page)).toEqual(Array.from({ length: 16 }, (_, index) => index + 1));
  expect(result.pages?.[0]).toMatchObject({
    width: expect.closeTo(595.28, 1),
    height: expect.closeTo(841.89, 1),
    unit: "pt",
  });
});

test("a page range keeps the page numbers of the file", async () => {
  const { result, numPages } = await parse(paper, { settings: { page_range: { start: 3, end: 4 } } });
  expect(numPages).toBe(2);
  expect(new Set(result.chunks.flatMap((chunk) => chunk.blocks.map((block) => block.bbox.page)))).toEqual(
    new Set([3, 4]),
  );
});

test.each(["disabled", "page", "block", "section", "page_sections"] satisfies ChunkMode[])(
  "mode %s groups the same blocks",
  async (mode) => {
    const whole = await parse(paper);
    const { result } = await parse(paper, { retrieval: { chunking: { chunk_mode: mode } } });
    expect(result.chunks.flatMap((chunk) => chunk.blocks)).toEqual(whole.result.chunks[0]!.blocks);
  },
);

test("the chunks of a paper are between 250 and 1,500 characters by default, but for what does not fit", async () => {
  const { result } = await parse(paper, { retrieval: { chunking: { chunk_mode: "variable" } } });
  const sizes = result.chunks.map((chunk) => chunk.content.length);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(1500);
  expect(sizes.filter((size) => size < 250).length).toBeLessThan(sizes.length / 10);
});

test("filtered block types are in no chunk", async () => {
  const filter_blocks = ["Page Number", "Header", "Table"] as const;
  const { result } = await parse(paper, { retrieval: { filter_blocks: [...filter_blocks] } });
  const types = new Set(result.chunks.flatMap((chunk) => chunk.blocks.map((block) => block.type)));
  expect(filter_blocks.filter((type) => types.has(type))).toEqual([]);
  expect(types).toContain("Text");
});

test("a table over three pages is one block on demand", async () => {
  const tables = await readFixture("ruled-tables/ruled-tables.pdf");
  const visits = async (merge_tables: boolean) => {
    const { result } = await parse(tables, { formatting: { merge_tables, table_output_format: "json" } });
    const rows = result.chunks[0]!.blocks.filter((block) => block.type === "Table").map(
      (block) => JSON.parse(block.content) as string[][],
    );
    return rows.filter((table) => table[0]?.[0] === "No.");
  };
  expect(await visits(false)).toHaveLength(3);
  const [merged, ...others] = await visits(true);
  expect(others).toEqual([]);
  expect(merged!.filter((row) => /^\d{4}$/.test(row[0]!)).map((row) => Number(row[0]))).toEqual(
    Array.from({ length: 92 }, (_, index) => 1001 + index),
  );
});

test("progress counts the pages", async () => {
  const seen: string[] = [];
  await parse(letter, {}, { onProgress: (done, total) => seen.push(`${done}/${total}`) });
  expect(seen.at(-1)).toBe("1/1");
});

test("an aborted signal ends the parse", async () => {
  await expect(parse(paper, {}, { signal: AbortSignal.abort() })).rejects.toMatchObject({ code: "aborted" });
});

test("more pages than allowed are refused", async () => {
  await expect(parse(paper, {}, { maxPages: 15 })).rejects.toMatchObject({ code: "too_many_pages" });
});

test("an option that would give a wrong result is refused before the document is read", async () => {
  const garbage = new Uint8Array([1, 2, 3]);
  await expect(parse(garbage, { enhance: { agentic: [{ scope: "text" }] } })).rejects.toMatchObject({
    code: "model_not_configured",
  });
});

test("an option that only adds is answered with a warning in the result", async () => {
  const { result } = await parse(letter, { settings: { return_images: ["figure"] } });
  expect(result.warnings).toContainEqual(expect.objectContaining({ code: "option_unavailable" }));
});

test("comments and signature fields are blocks on demand, with nothing to warn of", async () => {
  const commented = await readFixture("comments/comments.pdf");
  const types = async (include: FormattingInclude[]) => {
    const { result } = await parse(commented, { formatting: { include } });
    return {
      types: result.chunks.flatMap((chunk) => chunk.blocks.map((block) => block.type)),
      warnings: result.warnings,
    };
  };
  expect((await types([])).types).not.toContain("Comment");
  const included = await types(["comments", "signatures"]);
  expect(included.types).toContain("Comment");
  expect(included.warnings).toEqual([]);
});
