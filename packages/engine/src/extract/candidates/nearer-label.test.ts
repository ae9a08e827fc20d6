import { expect, test } from "vitest";
import { transcriptOf, type PlacedText } from "../../../testing/transcript-of.ts";
import { draftData } from "../extract.ts";

const FORM: readonly PlacedText[] = [
  ["Order no.", 50, 100],
  ["4711-9", 50, 112],
  ["Customer no.", 250, 100],
  ["60021", 250, 112],
  ["Due date", 250, 140],
  ["2024-06-01", 250, 152],
];

/** The score of the value below an invoice's number label, with these texts under it. */
function scoreUnder(texts: readonly PlacedText[]): number {
  const schema = { type: "object", properties: { invoice_number: { type: ["string", "null"] } } };
  const { candidates } = draftData(transcriptOf([...FORM, ["Invoice no.", 50, 140], ...texts]), schema);
  return candidates[0]!.find(({ value }) => value === "K-33871")!.score;
}

test("a value that is under a text which may be its label is less likely another's", () => {
  const alone = scoreUnder([["K-33871", 50, 176]]);
  const labelled = scoreUnder([["Kiln plate", 250, 164], ["K-33871", 50, 176]]); // prettier-ignore
  const under = scoreUnder([["Kiln plate", 50, 164], ["K-33871", 50, 176]]); // prettier-ignore
  expect(labelled).toBe(alone);
  expect(under).toBeLessThan(alone - 1.5);
});
