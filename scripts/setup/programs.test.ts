import { expect, test } from "vitest";
import { tellMissing } from "./programs.mjs";

const TESSERACT = { names: ["tesseract-ocr"], without: "scans are recognised more slowly" };

test("what is missing is told with what goes on without it, and the line that installs it", () => {
  expect(tellMissing([TESSERACT], "linux")).toEqual([
    "Not installed: tesseract-ocr; scans are recognised more slowly.",
    "To install on Debian or Ubuntu: sudo apt-get install --no-install-recommends tesseract-ocr",
  ]);
  expect(tellMissing([TESSERACT], "darwin").at(-1)).toContain("brew install tesseract");
});

test("where all is there, nothing is said", () => {
  expect(tellMissing([], "linux")).toEqual([]);
});
