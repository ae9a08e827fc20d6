import { expect, test } from "vitest";
import { transcriptOf } from "../../../testing/transcript-of.ts";
import { toLineIndex } from "../line-index/line-index.ts";
import { readDateOfCell } from "./day-and-month.ts";
import type { Notation } from "./reading.ts";

const TURN = { decimal: ".", dayOrder: null, dates: ["2023-12-15", "2024-01-14"] } as const;

function read(text: string, notation: Notation = TURN): unknown {
  const [place] = toLineIndex(transcriptOf([[text, 50, 100]])).places;
  return readDateOfCell(place!, 0, place!.tokens.length, notation)?.value ?? null;
}

test.each([
  ["20 Dec", "2023-12-20"],
  ["3. Januar", "2024-01-03"],
  ["January 3", "2024-01-03"],
  ["24.12.", "2023-12-24"],
  ["02 Jan 2025", "2025-01-02"],
  ["31.02.", null],
  ["12.50", null],
  ["3 bags", null],
])("%s in a statement from December to January is %s", (text, date) => {
  expect(read(text)).toBe(date);
});

test("day and month alone are no date where no date has a year, or their order is unknown", () => {
  expect(read("20 Dec", { ...TURN, dates: [] })).toBe(null);
  expect(read("01/02")).toBe(null);
  expect(read("01/02", { ...TURN, dayOrder: "mdy" })).toBe("2024-01-02");
});
