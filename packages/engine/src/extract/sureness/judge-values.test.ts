import { expect, test } from "vitest";
import { transcriptOfBlocks, type SpelledBlock } from "../../../testing/transcript-of-blocks.ts";
import { extract } from "../extract.ts";

const text = { type: ["string", "null"] };
const number = { type: ["number", "null"] };
const date = { type: ["string", "null"], format: "date" };
const listOf = (properties: object) => ({ type: "array", items: { type: "object", properties } });
const read = (properties: object, ...blocks: readonly SpelledBlock[]) =>
  extract(transcriptOfBlocks(...blocks), { schema: { type: "object", properties } });

const BILL: readonly SpelledBlock[] = [
  { type: "Title", lines: ["Invoice"], sizes: [16] },
  { type: "Text", lines: ["Invoice number: R-2041", "Invoice date: 3 May 2024"] },
  {
    rows: [
      ["Description", "Quantity", "Unit price", "Amount"],
      ["Brass hinge", "4", "2.50", "10.00"],
      ["Felt pad", "12", "0.75", "9.00"],
    ],
  },
  { type: "Text", lines: ["Total amount: 19.00"] },
];

test("fields that a document shows are given and are high", () => {
  const { data, citations } = read({ invoice_number: text, invoice_date: date, total_amount: number }, ...BILL);
  expect(data).toEqual({ invoice_number: "R-2041", invoice_date: "2024-05-03", total_amount: 19 });
  expect(Object.values(citations).map(([place]) => place!.confidence)).toEqual(["high", "high", "high"]);
});

test("fields of the same schema that a document does not show stay null", () => {
  const { data } = read(
    { invoice_number: text, invoice_date: date, total_amount: number, buyer_reference: text, delivery_date: date, iban: text, vat_id: text, discount: number },
    ...BILL,
  ); // prettier-ignore
  expect(data).toMatchObject({ buyer_reference: null, delivery_date: null, iban: null, vat_id: null, discount: null });
});

test("a schema about something else is null, and its lists are empty", () => {
  const { data } = read(
    {
      patient_name: text, blood_group: text, diagnosis: text, admission_date: date, ward: text, heart_rate: number,
      medicines: listOf({ medicine: text, dose: text, frequency: text, days: number }),
    },
    ...BILL,
  ); // prettier-ignore
  expect(data).toEqual({ patient_name: null, blood_group: null, diagnosis: null, admission_date: null, ward: null, heart_rate: null, medicines: [] }); // prettier-ignore
});
