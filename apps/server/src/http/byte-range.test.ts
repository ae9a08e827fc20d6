import { expect, test } from "vitest";
import { readByteRange } from "./byte-range.ts";

test.each([
  ["bytes=0-0", { start: 0, end: 0 }],
  ["bytes=2-5", { start: 2, end: 5 }],
  ["Bytes = 2-", { start: 2, end: 9 }],
  ["bytes=2-99", { start: 2, end: 9 }],
  ["bytes=-3", { start: 7, end: 9 }],
  // Longer than the file: all of it.
  ["bytes=-99", { start: 0, end: 9 }],
  ["bytes=10-", "unsatisfiable"],
  ["bytes=-0", "unsatisfiable"],
  // An invalid range is ignored.
  ["bytes=5-2", undefined],
  ["bytes=-", undefined],
  ["bytes=0-1,4-5", undefined],
  ["pages=1-2", undefined],
  ["bytes=one", undefined],
  [`bytes=${"9".repeat(400)}-`, undefined],
  [undefined, undefined],
] as const)("%s of ten bytes", (header, expected) => {
  expect(readByteRange(header, 10)).toEqual(expected);
});

test("nothing of an empty file can be asked for", () => {
  expect(readByteRange("bytes=0-", 0)).toBe("unsatisfiable");
  expect(readByteRange("bytes=-1", 0)).toBe("unsatisfiable");
});
