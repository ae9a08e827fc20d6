import { expect, test } from "vitest";
import { findDocuments } from "./find-documents.ts";

const runs = (starts: readonly number[], odds: readonly (readonly number[])[]): string[] =>
  findDocuments(starts, odds).map(({ first, last, kind }) => `${first}-${last} ${kind}`);

test("pages without words of their kind continue the document that began with them", () => {
  expect(runs([10, -1, -1, -1], [[1.3], [-1.4], [-1.6], [-1.2]])).toEqual(["0-3 0"]);
});

test("a document that plainly begins and is like no described kind belongs to none", () => {
  expect(runs([10, 6, -3], [[2], [-1.6], [-1.6]])).toEqual(["0-0 0", "1-2 -1"]);
});

test("a document with weak evidence for one kind is not left over", () => {
  expect(
    runs(
      [10, 6],
      [
        [2, -1],
        [-2, -0.4],
      ],
    ),
  ).toEqual(["0-0 0", "1-1 1"]);
});
