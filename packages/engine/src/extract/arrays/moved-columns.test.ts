import { expect, test } from "vitest";
import { transcriptOf, type PlacedText } from "../../../testing/transcript-of.ts";
import { extract } from "../extract.ts";

const text = { type: ["string", "null"] };
const number = { type: ["number", "null"] };
const items = { type: "object", properties: { name: text, vans: number, drivers: number, riders: number } };
const schema = { type: "object", properties: { depots: { type: "array", items } } };

test("columns move where the next page prints their header at another place", () => {
  const page = (left: number, ...rows: readonly (readonly string[])[]): PlacedText[] =>
    [["Name", "Vans", "Drivers", "Riders"], ...rows].flatMap((row, at) => row.map((one, column): PlacedText => [one, left + 80 * column, 100 + 20 * at])); // prettier-ignore
  const transcript = transcriptOf(
    page(40, ["Northam", "12", "45", "54"], ["Quayside", "2", "30", "61"]),
    page(115, ["Millbrook", "3", "22", "66"], ["Harbour", "10", "75", "57"]),
  );
  const { depots } = extract(transcript, { schema }).data as { depots: unknown[] };
  expect(depots).toEqual([
    { name: "Northam", vans: 12, drivers: 45, riders: 54 },
    { name: "Quayside", vans: 2, drivers: 30, riders: 61 },
    { name: "Millbrook", vans: 3, drivers: 22, riders: 66 },
    { name: "Harbour", vans: 10, drivers: 75, riders: 57 },
  ]);
});
