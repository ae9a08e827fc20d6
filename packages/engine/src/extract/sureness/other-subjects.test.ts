import { expect, test } from "vitest";
import { type SpelledBlock, transcriptOfBlocks } from "../../../testing/transcript-of-blocks.ts";
import { extract } from "../extract.ts";

const text = { type: ["string", "null"] };
const number = { type: ["number", "null"] };
const date = { type: ["string", "null"], format: "date" };
const listOf = (properties: object) => ({ type: "array", items: { type: "object", properties } });
const read = (properties: object, ...blocks: readonly SpelledBlock[]) =>
  extract(transcriptOfBlocks(...blocks), { schema: { type: "object", properties } });

const ORDER: readonly SpelledBlock[] = [
  { type: "Title", lines: ["Order confirmation"], sizes: [16] },
  { type: "Text", lines: ["Order number: 8841", "Order date: 23 May 2024"] },
  {
    rows: [
      ["Start Date", "End Date", "Spots", "Rate"],
      ["05/05/2024", "05/11/2024", "12", "450.00"],
      ["05/12/2024", "05/18/2024", "14", "430.00"],
      ["05/19/2024", "05/25/2024", "9", "390.00"],
    ],
  },
];

test("an order's flights are neither jobs nor addresses", () => {
  const { data } = read(
    {
      order_number: text,
      order_date: date,
      work_experience: listOf({ position: text, company: text, start_date: text, end_date: text, description: text }),
      previous_addresses: listOf({ street: text, city: text, start_date: date, end_date: date }),
    },
    ...ORDER,
  );
  expect(data).toMatchObject({
    order_number: "8841",
    order_date: "2024-05-23",
    work_experience: [],
    previous_addresses: [],
  });
});

test("the same table fills the list that it is", () => {
  const { data } = read(
    {
      order_number: text,
      order_date: date,
      spots: listOf({ start_date: date, end_date: date, spots: number, rate: number }),
    },
    ...ORDER,
  );
  expect(data).toMatchObject({ spots: [{ spots: 12, rate: 450 }, { spots: 14 }, { spots: 9 }] });
});

test("a sender's numbers are not the customer's", () => {
  const { data } = read(
    {
      invoice_number: text,
      seller_vat_id: text,
      buyer_vat_id: text,
      customer_email: { ...text, format: "email" },
      iban: text,
    },
    { type: "Title", lines: ["Invoice"], sizes: [16] },
    { type: "Text", lines: ["Invoice number: R-2041", "Invoice date: 3 May 2024"] },
    { type: "Text", lines: ["Alder Trading Ltd · VAT no. GB 567 5803 83 · office@alder.example"] },
  );
  expect(data).toMatchObject({
    invoice_number: "R-2041",
    seller_vat_id: expect.stringContaining("GB"),
    buyer_vat_id: null,
    customer_email: null,
  });
});

test("a date whose day and month may be exchanged is never high", () => {
  const { citations } = read(
    { patient: text, date_of_birth: date, ward: text },
    { type: "Text", lines: ["Patient: Ann Lee", "Date of birth: 03/11/1951", "Ward: Torridge"] },
  );
  expect(citations["/date_of_birth"]?.[0]?.confidence).toBe("low");
});
