/** Golden files of documents whose markup shows their structure, and invariants of the boxes of each format. */
import { fixture, readFixture } from "@docsvc/fixtures";
import { describe, expect, test } from "vitest";
import { renderMarkdown } from "../src/output/render-markdown.ts";
import { parse } from "../src/parse.ts";
import { sampleDocuments } from "./sample-documents.ts";

/** The golden files of other formats are tested with their readers. */
const GOLDEN = [
  "office/minutes.rtf",
  "office/minutes.odt",
  "office/talk.odp",
  "office/harbour.ods",
  "office/harbour.xls",
  "text/mooring.md",
  "text/mooring.html",
  "text/mooring.epub",
  "office/tides.csv",
];

test.each(GOLDEN)("%s reads as its golden file says", async (name) => {
  const { result } = await parse(await readFixture(name));
  await expect(renderMarkdown(result)).toMatchFileSnapshot(fixture(`${name}.md`));
});

describe("no box lies outside of its page", async () => {
  const fixtures = await Promise.all(GOLDEN.map(async (name) => [name, await readFixture(name)] as const));
  test.each([...fixtures, ...(await sampleDocuments())])("%s", async (_, bytes) => {
    const { result } = await parse(bytes, {
      formatting: { include: ["comments", "hyperlinks"], table_output_format: "jsonbbox" },
    });
    const blocks = result.chunks.flatMap((chunk) => chunk.blocks);
    expect(blocks.length).toBeGreaterThan(0);
    const cells = blocks
      .filter(({ type }) => type === "Table")
      .flatMap(({ content }) => (JSON.parse(content) as { readonly bbox: (typeof blocks)[number]["bbox"] }[][]).flat());
    for (const { bbox } of [...blocks, ...cells]) {
      expect(bbox.left).toBeGreaterThanOrEqual(0);
      expect(bbox.top).toBeGreaterThanOrEqual(0);
      expect(bbox.left + bbox.width).toBeLessThanOrEqual(1);
      expect(bbox.top + bbox.height).toBeLessThanOrEqual(1);
      expect(bbox.page).toBeLessThanOrEqual(result.pages!.length);
    }
  });
});
