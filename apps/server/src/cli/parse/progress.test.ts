import { expect, test } from "vitest";
import { createProgress, describeRate } from "./progress.ts";

test("a rate and the time that is left are those of the work so far", () => {
  expect(describeRate(500, 10_000, 5000)).toBe(", 100/s, 2 min left");
  expect(describeRate(90, 100, 60_000)).toBe(", 1.5/s, 7 s left");
  expect(describeRate(2, 200, 60_000)).toBe(", 2/min, 1 h 39 min left");
});

test("the first two seconds have no rate", () => {
  expect(describeRate(10, 20, 1999)).toBe("");
  expect(describeRate(0, 20, 60_000)).toBe("");
});

test("a person sees how many of the documents are done; a file does not", () => {
  for (const interactive of [true, false]) {
    let err = "";
    const progress = createProgress(
      { out: () => undefined, err: (text) => void (err += text), interactive, columns: 80 },
      3,
    );
    progress.document();
    progress.clear();
    expect(err.includes("1/3 documents")).toBe(interactive);
  }
});
