import type { ExtractOutput } from "@docsvc/openapi";
import type { Transcript } from "@docsvc/engine";
import { expect, test } from "vitest";
import { proofOf } from "./extract-proof.ts";
import { otherNotationOf } from "./other-notation.ts";

const words = ["Total", "1.234,50", "due", "03.04.2024"];
const transcript: Transcript = {
  pages: [
    {
      number: 1,
      width: 100,
      height: 100,
      unit: "pt",
      quarter: 0,
      blocks: [],
      lines: [{ text: words.join(" "), words: words.flatMap((_, at) => [10 + 20 * at, 10, 25 + 20 * at, 15]), block: -1, size: 5 }],
    },
  ],
  fields: [],
  attachments: [],
  warnings: [],
}; // prettier-ignore
const citing = (left: number, width: number): ExtractOutput => ({
  data: {},
  missing: [],
  citations: { "/x": [{ bbox: { left, top: 0.1, width, height: 0.05, page: 1 }, content: "", block_type: "Text", confidence: "high" }] },
}); // prettier-ignore

test("a citation holds its value where the words inside its box say it, tightly where they say little else", () => {
  expect(proofOf("/x", 1234.5, citing(0.3, 0.15), transcript)).toMatchObject({
    isHeld: true,
    isTight: true,
    isSure: true,
  });
  expect(proofOf("/x", "2024-04-03", citing(0.7, 0.15), transcript)).toMatchObject({ isHeld: true, isTight: true });
  expect(proofOf("/x", "due", citing(0.1, 0.9), transcript)).toMatchObject({ isHeld: true, isTight: false });
});

test("a box next to the value holds nothing of it, and what is not cited is not proved", () => {
  expect(proofOf("/x", 1234.5, citing(0.5, 0.15), transcript)).toMatchObject({ isCited: true, isHeld: false });
  expect(proofOf("/y", 1234.5, citing(0.3, 0.15), transcript)).toMatchObject({ isCited: false, isHeld: false });
});

test("a value in another notation is said by its sign, its word or its dates, and by no others", () => {
  expect(otherNotationOf("Total € 12", "EUR")).toBe("€");
  expect(otherNotationOf("Total $ 12", "EUR")).toBeNull();
  expect(otherNotationOf("(in millions)", 1e6)).toBe("millions");
  expect(otherNotationOf("(in thousands)", 1e6)).toBeNull();
  expect(otherNotationOf("Six Months Ended December 31, 2024", "FY2025 H1")).not.toBeNull();
  expect(otherNotationOf("Three Months Ended December 31, 2024", "FY2025 H1")).toBeNull();
  expect(otherNotationOf("December 31, 2021", "FY2025 Q2")).toBeNull();
});

test("a box around the second of two joined words holds that one alone", () => {
  const joined = { ...transcript.pages[0]!, lines: [{ ...transcript.pages[0]!.lines[0]!, text: "05/05/20-05/08/20", words: [10, 10, 44, 15] }] }; // prettier-ignore
  const proof = proofOf("/x", "2020-05-08", citing(0.28, 0.16), { ...transcript, pages: [joined] });
  expect(proof).toMatchObject({ isHeld: true, isTight: true });
});
