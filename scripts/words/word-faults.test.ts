import { expect, test } from "vitest";
import { wordFaults } from "./word-faults.ts";

const faults = (path: string, text: string) => wordFaults(path, () => text).map(({ line, found }) => [line, found]);

test("a comment that uses an avoided word is reported with its line", () => {
  expect(faults("packages/a/src/b.ts", "const a = 1;\n/** What stands beside it. */")).toEqual([
    [2, "stands"],
    [2, "beside"],
  ]);
});

test("a limit is named by its direction", () => {
  expect(faults("packages/a/src/b.ts", "const MOST_LINES = 3; const MAX_LINES = 3;")).toEqual([[1, "MOST_LINES"]]);
});

test("a longer word or an abbreviation's meaning is no fault", () => {
  expect(faults("docs/a.md", "Outstanding. PDF stands for Portable Document Format.")).toEqual([]);
});

test("word lists, fixtures and earlier decisions keep their words", () => {
  for (const path of ["packages/a/src/lexicon/en.ts", "fixtures/a/b.md", "docs/decisions/2026-11-20-a.md"]) {
    expect(faults(path, "It goes on.")).toEqual([]);
  }
});
