import fc from "fast-check";
import { expect, test } from "vitest";
import { jsonPieces } from "./json-pieces.ts";

// The same cases in every run.
fc.configureGlobal({ seed: 1 });

test("pieces together are what JSON.stringify writes", () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 7 }), (value) => {
      expect([...jsonPieces(value)].join("")).toBe(JSON.stringify(value));
    }),
  );
});

test("what is undefined is left out of objects, and is null in lists", () => {
  const value = { none: undefined, list: [1, undefined, { none: undefined }], some: { none: undefined } };
  expect([...jsonPieces(value)].join("")).toBe(JSON.stringify(value));
});

test("a large value comes in many pieces, none of them much larger than its largest part", () => {
  const chunk = { content: "text ".repeat(20_000), blocks: Array.from({ length: 5_000 }, (_, page) => ({ page })) };
  const pieces = [...jsonPieces({ type: "full", chunks: [chunk, chunk] })];
  expect(pieces.length).toBeGreaterThan(4);
  expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThan(chunk.content.length + 70_000);
  expect(pieces.join("")).toBe(JSON.stringify({ type: "full", chunks: [chunk, chunk] }));
});
