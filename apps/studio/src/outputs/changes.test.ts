import type { BlockType } from "@docsvc/openapi";
import { expect, test } from "vitest";
import { toDocument } from "../document/document.ts";
import type { StudioDocument } from "../document/document.ts";
import { changedBlocks, changedOptions } from "./changes.ts";

function documentOf(
  blocks: readonly (readonly [type: BlockType, content: string, top: number, page: number])[],
): StudioDocument {
  const about = { jobId: "1", name: "a.pdf", fileId: "docsvc://1.pdf", config: {}, seconds: 1, credits: 1 };
  const wire = blocks.map(([type, content, top, page]) => ({
    type,
    content,
    confidence: "high" as const,
    bbox: { left: 0.1, top, width: 0.8, height: 0.05, page },
  }));
  const chunk = { content: "", embed: "", enriched: null, blocks: wire };
  return toDocument(
    { ...about, drawPage: async () => undefined },
    { type: "full", chunks: [chunk], pages: [], warnings: [] },
  );
}

test("a block is the same at the same place with the same text; others are changed, added or removed, in the order of the pages", () => {
  const before = documentOf([
    ["Title", "Report", 0.1, 1],
    ["Table", "<table>", 0.3, 1],
    ["Text", "gone", 0.5, 1],
  ]);
  const after = documentOf([
    ["Title", "Report", 0.1, 1],
    ["Text", "new", 0.2, 2],
    ["Table", "| a |", 0.3, 1],
  ]);
  const contents = changedBlocks(before, after).map((change) => [change.before?.content, change.after?.content]);
  expect(contents).toEqual([
    ["<table>", "| a |"],
    ["gone", undefined],
    [undefined, "new"],
  ]);
  expect(changedBlocks(before, before)).toEqual([]);
});

test("options are compared by their path; what one of both leaves out is its default", () => {
  const before = { formatting: { merge_tables: true }, settings: { return_places: true } };
  const after = { formatting: { merge_tables: true }, retrieval: { chunking: { chunk_mode: "page" as const } } };
  expect(changedOptions(before, after)).toEqual([
    { path: "settings.return_places", before: "true", after: undefined },
    { path: "retrieval.chunking.chunk_mode", before: undefined, after: '"page"' },
  ]);
});
