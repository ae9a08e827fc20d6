import { expect, test } from "vitest";
import { transcriptOfBlocks } from "../../../testing/transcript-of-blocks.ts";
import { extract } from "../extract.ts";

const date = { type: ["string", "null"], format: "date" };
const dateIn = (name: string, ...lines: readonly string[]) => {
  const blocks = lines.map((line) => ({ type: "Text" as const, lines: [line] }));
  const schema = { type: "object", properties: { [name]: date, term_years: { type: ["integer", "null"] } } };
  return (extract(transcriptOfBlocks(...blocks), { schema }).data as Record<string, unknown>)[name];
};
const TERM = "This agreement remains in force for 7 years, and the term may be extended by both of the parties.";

test("a contract's date is in its opening sentence, whatever the schema calls it", () => {
  const opening = "This Agreement is entered into as of 6 December 2025 by and between Tiber Ltd and Falke Ltd.";
  expect(dateIn("effective_date", opening, TERM)).toBe("2025-12-06");
  expect(dateIn("agreement_date", opening, TERM)).toBe("2025-12-06");
});

test("or above its signatures", () => {
  const paragraph = "Das Arbeitsverhältnis endet im gegenseitigen Einvernehmen nach 7 Jahren, wie beide es wollen.";
  expect(dateIn("vertragsdatum", paragraph, "Hamburg, den 20. April 2026")).toBe("2026-04-20");
});

test("a date that ends something is no date of the contract", () => {
  expect(dateIn("termination_date", "This Agreement is dated 6 December 2025 and is made between the two parties.")).not.toBe("2025-12-06"); // prettier-ignore
});
