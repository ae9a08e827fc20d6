import { expect, test } from "vitest";
import { withContrast } from "./contrasts.ts";
import { readInstructions } from "./read-instructions.ts";

test.each([
  ["Ada Byron → Ada King", "replace Ada Byron with Ada King"],
  ["price: 30 EUR -> 35 EUR", "change price from 30 EUR to 35 EUR"],
  ["Substitute 30 days for 14 days in clause 3", "replace 14 days with 30 days in clause 3"],
  ["Orbitt Foods should be spelled Orbit Foods", "replace Orbitt Foods with Orbit Foods"],
  ["12 Stühle sind falsch, es waren 14", "replace 12 Stühle with 14 Stühle"],
  ["delivery time: 5 days instead of 8", "change delivery time from 8 days to 5 days"],
  ["25 chairs rather than 20", "replace 20 chairs with 25 chairs"],
  ["The visit is on 7 May 2026, not 3 May", "replace 3 May 2026 with 7 May 2026"],
  ["Miete 900,00 Euro statt 850,00 Euro", "change Miete from 850,00 Euro to 900,00 Euro"],
])("%s", (says, plain) => {
  expect(withContrast(says)).toBe(plain);
});

test.each([
  "Change the fee to £70, not £60",
  "Use plain words instead of jargon",
  "Make it blue rather than red",
  "2 chairs instead of 3 tables",
  "the fee, not the rent",
])("no old and new text of one sort: %s", (says) => {
  expect(withContrast(says)).toBeNull();
});

test("a label takes part in what is replaced, and never in the new text", () => {
  expect(readInstructions("Gesamtbudget 510,00 Euro statt 480,00 Euro")).toMatchObject([
    { kind: "replace", target: { text: "Gesamtbudget" }, by: "510,00 Euro", former: "480,00 Euro" },
  ]);
});

test("a verb that ends the clause, and words that tell who somebody is, are no new text", () => {
  expect(readInstructions("Vertrieb in Sales umbenennen")).toMatchObject([{ kind: "replace", by: "Sales" }]);
  expect(readInstructions("Replace Ada Byron by her sister Ida Byron")).toMatchObject([{ kind: "unknown" }]);
  expect(readInstructions("Ersetze Ada Byron durch ihre Kollegin Ida Roe")).toMatchObject([{ kind: "unknown" }]);
});
