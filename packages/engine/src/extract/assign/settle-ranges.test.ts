import { expect, test } from "vitest";
import { transcriptOf } from "../../../testing/transcript-of.ts";
import { extract } from "../extract.ts";

const date = { type: ["string", "null"], format: "date" };
const text = { type: ["string", "null"] };
const properties = { order_number: text, flight_from: date, flight_to: date };

test("the ends of a range come from one line, though a column has a label for one of them", () => {
  const transcript = transcriptOf([
    ["Order number", 50, 60],
    ["77-1204", 200, 60],
    ["Flight", 50, 80],
    ["10/07/2020 - 10/13/2020", 200, 80],
    ["Line", 50, 120],
    ["Flight end", 200, 120],
    ["1", 50, 134],
    ["10/11/2020", 200, 134],
    ["2", 50, 148],
    ["10/12/2020", 200, 148],
  ]);
  const { data } = extract(transcript, { schema: { type: "object", properties } });
  expect(data).toEqual({ order_number: "77-1204", flight_from: "2020-10-07", flight_to: "2020-10-13" });
});
