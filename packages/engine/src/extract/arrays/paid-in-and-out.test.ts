import { expect, test } from "vitest";
import { transcriptOfBlocks } from "../../../testing/transcript-of-blocks.ts";
import { extract } from "../extract.ts";

const ROWS = [
  ["Buchungstag", "Verwendungszweck", "Soll", "Haben"],
  ["02.05.2024", "Miete Mai", "780,00", ""],
  ["03.05.2024", "Gehalt", "", "2.143,80"],
  ["04.05.2024", "Bäckerei", "3,50", ""],
] as const;

function amountsOf(amount: object, rows: readonly (readonly string[])[] = ROWS): unknown {
  const text = { type: ["string", "null"] };
  const item = { type: "object", properties: { buchungstag: text, verwendungszweck: text, betrag: amount } };
  const schema = { type: "object", properties: { umsaetze: { type: "array", items: item } } };
  const { umsaetze } = extract(transcriptOfBlocks({ rows }), { schema }).data as {
    readonly umsaetze: readonly { readonly betrag: unknown }[];
  };
  return umsaetze.map(({ betrag }) => betrag);
}

test("an amount is paid out as a negative number, and paid in as a positive one", () => {
  expect(amountsOf({ type: ["number", "null"] })).toEqual([-780, 2143.8, -3.5]);
});

test("what is paid out is left blank if the schema takes no negative number", () => {
  expect(amountsOf({ type: ["number", "null"], minimum: 0 })).toEqual([null, 2143.8, null]);
});

test("two columns that rows fill together are no amount", () => {
  const both = ROWS.map((row) => row.map((cell) => (cell === "" ? "9,00" : cell)));
  expect(amountsOf({ type: ["number", "null"] }, both)).toEqual([null, null, null]);
});
