import { expect, test } from "vitest";
import { type SpelledBlock, transcriptOfBlocks } from "../../../testing/transcript-of-blocks.ts";
import { extract } from "../extract.ts";

const text = { type: ["string", "null"] };
const date = { type: ["string", "null"], format: "date" };
const listOf = (properties: object) => ({ type: "array", items: { type: "object", properties } });
const read = (properties: object, ...blocks: readonly SpelledBlock[]) =>
  extract(transcriptOfBlocks(...blocks), { schema: { type: "object", properties } });

const ITINERARY: readonly SpelledBlock[] = [
  { type: "Title", lines: ["Itinerary"], sizes: [16] },
  { type: "Text", lines: ["Passenger: Ingrid Sole", "Record locator: Q7TT2M"] },
  {
    rows: [
      ["Flight", "Date", "From", "To", "Departs", "Seat"],
      ["OS 512", "2024-05-14", "Graz", "Bergen", "06:40", "12A"],
      ["OS 1187", "2024-05-21", "Bergen", "Malmö", "18:05", "4F"],
    ],
  },
];
const PASSENGER = { passenger: text, booking_code: text };

test("columns without their names are found by what they contain and by elimination", () => {
  const segments = listOf({ flight: text, date, origin: text, destination: text, departs: text, seat: text });
  const { data } = read({ ...PASSENGER, segments }, ...ITINERARY);
  expect(data).toMatchObject({
    segments: [
      { flight: "OS 512", date: "2024-05-14", origin: "Graz", destination: "Bergen", departs: "06:40", seat: "12A" },
      { flight: "OS 1187", date: "2024-05-21", origin: "Bergen", destination: "Malmö", departs: "18:05", seat: "4F" },
    ],
  });
});

test("a list keeps its identifiers if no column of words is one of its texts", () => {
  const segments = listOf({ flight: text, date, seat: text, meal: text, cabin_notes: text });
  const { data } = read({ ...PASSENGER, segments }, ...ITINERARY);
  const none = { meal: null, cabin_notes: null };
  expect(data).toMatchObject({
    segments: [
      { flight: "OS 512", ...none },
      { flight: "OS 1187", ...none },
    ],
  });
});

test("elimination gives no columns to a list that few headers name", () => {
  const addresses = listOf({ street: text, city: text, date, country: text });
  expect(read({ ...PASSENGER, addresses }, ...ITINERARY).data).toMatchObject({ addresses: [] });
});

test("a column of dates is no amount, whatever its header is called", () => {
  const transactions = listOf({ booking_date: date, value_date: date, text, amount: { type: ["number", "null"] } });
  const { data } = read(
    { account_holder: text, transactions },
    { type: "Text", lines: ["Kontoinhaber: Jette Vahl"] },
    {
      rows: [
        ["Buchung", "Wert", "Buchungstext", "Umsatz EUR"],
        ["5. November 2015", "23. August 2025", "Kartenzahlung Buchladen", "7.062,66"],
        ["25. September 2026", "5. Juli 2017", "Gehalt", "2.551,34"],
      ],
    },
  );
  expect(data).toMatchObject({
    transactions: [
      { booking_date: "2015-11-05", value_date: "2025-08-23", amount: 7062.66 },
      { booking_date: "2026-09-25", value_date: "2017-07-05", amount: 2551.34 },
    ],
  });
});
