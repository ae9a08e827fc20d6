import { expect, test } from "vitest";
import { transcriptOfBlocks, type SpelledBlock } from "../../../testing/transcript-of-blocks.ts";
import { extract } from "../extract.ts";

const text = { type: ["string", "null"] };
const number = { type: ["number", "null"] };
const date = { type: ["string", "null"], format: "date" };

function dataOf(properties: object, ...blocks: SpelledBlock[]): unknown {
  return extract(transcriptOfBlocks(...blocks), { schema: { type: "object", properties } }).data;
}

test("two taxes and what they are taken on tell the total, though a label names another amount", () => {
  const data = dataOf(
    { invoice_number: text, net_total: number, grand_total: number },
    { type: "Text", lines: ["Rechnungsnummer: 4711-9"] },
    { rows: [["Posten", "200,00"], ["Zuschlag", "30,00"], ["Ergebnis", "230,00"], ["19 % aus 200", "38,00"], ["7 % aus 30", "2,10"], ["Endsumme", "270,10"]] },
  ); // prettier-ignore
  expect(data).toEqual({ invoice_number: "4711-9", net_total: 230, grand_total: 270.1 });
});

test("the only range of two dates says when something begins and ends, whatever its label", () => {
  const data = dataOf(
    { contract_number: text, flight_start: date, flight_end: date },
    { type: "Text", lines: ["Contract number: 77-1204"] },
    { type: "Text", lines: ["Airs 10/25/2021 thru 11/07/2021"] },
    { type: "Text", lines: ["Printed 10/14/2021"] },
  );
  expect(data).toEqual({ contract_number: "77-1204", flight_start: "2021-10-25", flight_end: "2021-11-07" });
});

test("capitals before a number are a part of it, and a date is no number of an invoice", () => {
  const data = dataOf(
    { invoice_number: text, issue_date: date },
    { type: "Text", lines: ["Invoice number: VK 166156"] },
    { type: "Text", lines: ["Invoice date: 27/02/2021"] },
  );
  expect(data).toEqual({ invoice_number: "VK 166156", issue_date: "2021-02-27" });
});

test("amounts of a credit note add up below zero", () => {
  const data = dataOf(
    { net_total: number, grand_total: number },
    { rows: [["Warenwert", "-7,90"], ["Abschlag", "0,23"], ["Summe ohne Steuer", "-7,67"], ["Steuer in EUR", "-1,12"], ["Ergebnis", "-8,79"]] },
  ); // prettier-ignore
  expect(data).toEqual({ net_total: -7.67, grand_total: -8.79 });
});
