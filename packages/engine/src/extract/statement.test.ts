import { readFixture } from "@docsvc/fixtures";
import { expect, test } from "vitest";
import { readTranscript } from "../read-transcript.ts";
import { extract } from "./extract.ts";

test("the balances of a statement are those brought and carried forward, not the first of their column", async () => {
  const transcript = await readTranscript(await readFixture("statement/statement.pdf"), {}, { ocr: "off" });
  const properties = {
    account_number: { type: ["string", "null"] },
    opening_balance: { type: ["number", "null"] },
    closing_balance: { type: ["number", "null"] },
  };
  const { data } = extract(transcript, { schema: { type: "object", properties } });
  expect(data).toEqual({ account_number: "0042 1180 77", opening_balance: 2841.17, closing_balance: 925.33 });
});

test("entries have the year of the statement's period, and one amount from the columns paid out and paid in", async () => {
  const transcript = await readTranscript(await readFixture("statement/statement.pdf"), {}, { ocr: "off" });
  const entry = (date: object): object => ({
    type: "object",
    properties: { date, text: { type: "string" }, amount: { type: "number" } },
  });
  const read = (date: object): unknown => {
    const properties = { entries: { type: "array", items: entry(date) } };
    return extract(transcript, { schema: { type: "object", properties } }).data;
  };
  const { entries } = read({ type: "string", format: "date" }) as { readonly entries: readonly object[] };
  expect(entries.length).toBe(42);
  expect(entries[0]).toEqual({ date: "2024-04-01", text: "Card payment Bakery Lie, Skarn", amount: -3.5 });
  expect(entries).toContainEqual({ date: "2024-04-27", text: "Salary Municipal School, April", amount: 2143.8 });
  expect(read({ type: "string" })).toMatchObject({
    entries: expect.arrayContaining([expect.objectContaining({ date: "29 Apr" })]),
  });
});
