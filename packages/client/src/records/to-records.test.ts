import type { Block, BlockType, Chunk } from "@docsvc/openapi";
import { expect, test } from "vitest";
import type { RecordMetadata } from "./metadata.ts";
import { toRecords } from "./to-records.ts";
import type { DocumentRecord } from "./to-records.ts";

const identity = { source: "a.pdf", file_name: "a.pdf", file_type: "pdf", source_id: crypto.randomUUID() };

const block = (type: BlockType, content: string, page = 1, top = 0.25, more: Partial<Block> = {}): Block => ({
  type,
  content,
  bbox: { left: 0.1, top, width: 0.5, height: 0.125, page },
  ...more,
});
const chunk = (...blocks: Block[]): Chunk => {
  const content = blocks.map((one) => one.content).join("\n\n");
  return { content, embed: `embed ${content}`, blocks };
};
const full = (...chunks: Chunk[]) => ({ type: "full" as const, chunks });
const metadataOf = (records: readonly DocumentRecord[]): RecordMetadata[] =>
  records.map(({ metadata }) => metadata as RecordMetadata);

test("a record has the union of the first page's boxes, its page's size, and a region for each block", async () => {
  const result = {
    ...full(chunk(block("Text", "one"), block("Table", "the longest", 1, 0.5), block("Text", "two", 2))),
    pages: [1, 2, 3].map((page) => ({ page, width: 600, height: 800, unit: "pt" as const })),
  };
  const [metadata] = metadataOf(await toRecords(result, identity));
  expect(metadata).toMatchObject({
    page_number: 1,
    page_number_end: 2,
    total_pages: 3,
    category: "Table",
    bbox_left: 0.1,
    bbox_top: 0.25,
    bbox_width: 0.5,
    bbox_height: 0.375,
    page_width: 600,
    page_height: 800,
  });
  const regions = JSON.parse(metadata!.regions) as unknown[];
  expect(regions).toHaveLength(3);
  expect(regions[1]).toEqual({ left: 0.1, top: 0.5, width: 0.5, height: 0.125, page: 1, type: "Table" });
});

test("many blocks have one region a page, and a whole long document as many as 4 kB hold", async () => {
  const blocks = Array.from({ length: 100 }, (_, index) =>
    block(index % 2 ? "Text" : "Table", "é".repeat(99), 1 + (index % 4)),
  );
  const long = Array.from({ length: 900 }, (_, index) => block("Text", `"${index}"`, index + 1));
  const extra = { note: "ü".repeat(300) };
  const [few] = metadataOf(await toRecords(full(chunk(...blocks)), identity, {}, extra));
  expect(JSON.parse(few!.regions)).toHaveLength(4);
  const source = { ...identity, source: `https://example.com/${"ä".repeat(2000)}.pdf` };
  const [most] = metadataOf(await toRecords(full(chunk(...long)), source, {}, extra));
  expect(JSON.parse(most!.regions)[0]).toMatchObject({ page: 1, type: "Text" });
  expect(most).toMatchObject({ page_number: 1, page_number_end: 900 });
  expect(Buffer.byteLength(JSON.stringify(most))).toBeLessThanOrEqual(4096);
});

test("the section is the headings above the text, whatever chunks they are in", async () => {
  const sections = metadataOf(
    await toRecords(
      full(
        chunk(block("Header", "running"), block("Title", "# Report", 1, 0.1, { level: 1 })),
        chunk(block("Section Header", "Costs", 1, 0.2, { level: 2 }), block("Text", "a")),
        chunk(
          block("Section Header", "Travel", 1, 0.3, { level: 3 }),
          block("Text", "b"),
          block("Section Header", "Gains"),
        ),
        chunk(block("Text", "c")),
      ),
      identity,
    ),
  ).map(({ section }) => section);
  expect(sections).toEqual(["Report", "Report > Costs", "Report > Costs > Travel", "Report > Gains"]);
});

test("an id stays when other parts of the document change, and equal texts have different ones", async () => {
  const ids = async (...texts: string[]) =>
    (await toRecords(full(...texts.map((text) => chunk(block("Text", text)))), identity)).map(({ id }) => id);
  const [a, b, again] = await ids("a", "b", "a");
  expect(new Set([a, b, again]).size).toBe(3);
  expect(await ids("new", "a", "b", "a")).toEqual([expect.any(String), a, b, again]);
});

test("the text is the content, the embedding text, or the model's where one ran; no record is empty", async () => {
  const result = full({ ...chunk(block("Text", "one")), enriched: "model" }, chunk(block("Text", "two")), {
    ...chunk(),
    embed: "",
  });
  const texts = async (text: "content" | "embed" | "enriched") =>
    (await toRecords(result, identity, { text })).map((record) => record.text);
  expect(await texts("content")).toEqual(["one", "two"]);
  expect(await texts("embed")).toEqual(["embed one", "embed two"]);
  expect(await texts("enriched")).toEqual(["model", "embed two"]);
});

test("a plain server's null boxes and missing confidences leave no null", async () => {
  const unplaced = { ...block("Text", "one", 1, 0, { confidence: null }), bbox: null } as unknown as Block;
  const [metadata] = metadataOf(await toRecords(full(chunk(unplaced)), identity));
  expect(metadata).toMatchObject({
    page_number: 0,
    total_pages: 0,
    bbox_width: 0,
    page_width: 0,
    confidence: "",
    regions: "[]",
  });
  const [low] = metadataOf(
    await toRecords(
      full(chunk(block("Text", "a", 1, 0, { confidence: "high" }), block("Text", "b", 1, 0, { confidence: "low" }))),
      identity,
    ),
  );
  expect(low?.confidence).toBe("low");
});

test("an image has its block's own place and type, and an id of its record's", async () => {
  const figure = block("Figure", "", 2, 0.5, { image_file_id: "docsvc://1.png" });
  const [both, alone] = await toRecords(
    full(chunk(block("Text", "one"), figure), { ...chunk(figure), embed: "" }),
    identity,
  );
  expect(both?.images).toMatchObject([
    { file_id: "docsvc://1.png", metadata: { chunk_id: both?.id, category: "Figure", page_number: 2, bbox_top: 0.5 } },
  ]);
  expect(alone).toMatchObject({ text: "", images: [{ file_id: "docsvc://1.png" }] });
});

test("finer places come on demand, in as many bytes as are given, and without them the keys are as before", async () => {
  const line = {
    text: "a b",
    bbox: { left: 0.1, top: 0.25, width: 0.2, height: 0.01, page: 1 },
    words: [0.1, 0.18, 0.22, 0.3],
  };
  const cell = { ...line, row: 0, column: 0, row_span: 1, column_span: 1, header: false, lines: [line] };
  const caption = { text: "Table 1", bbox: line.bbox };
  const chunks = chunk(
    block("Text", "a b", 1, 0.25, { lines: [line] }),
    block("Table", "a b", 1, 0.5, { cells: [cell], caption }),
  );
  const placesOf = async (placesBytes: number): Promise<unknown> => {
    const [metadata] = metadataOf(await toRecords(full(chunks), identity, { placesBytes }));
    expect(metadata!.places!.length).toBeLessThanOrEqual(placesBytes);
    return JSON.parse(metadata!.places!);
  };
  expect(await placesOf(10_000)).toEqual([
    { type: "Text", lines: [line] },
    { type: "Table", cells: [cell], caption },
  ]);
  const { words: _words, ...plainLine } = line;
  const { lines: _lines, words: _edges, ...plainCell } = cell;
  expect(await placesOf(500)).toEqual([
    { type: "Text", lines: [plainLine] },
    { type: "Table", cells: [plainCell], caption },
  ]);
  expect(await placesOf(10)).toEqual([]);
  const [nested] = await toRecords(full(chunks), identity, { placesBytes: 10_000, metadata: "nested" });
  expect(nested!.metadata).toMatchObject({ places: [{ lines: [line] }, { caption }] });
  const [plain] = metadataOf(await toRecords(full(chunks), identity));
  expect(plain).not.toHaveProperty("places");
});
