import { expect, test } from "vitest";
import { lineOf } from "../../../testing/line-of.ts";
import type { Line } from "../../text/runs-to-lines.ts";
import { findBorderlessTables } from "./borderless-tables.ts";

const QUESTIONS = [
  [
    "How often did the water",
    "stand over the lower",
    "mark of the weir in the",
    "spring, by the book that",
    "the keeper has written?",
  ],
  [
    "Who of the millers sent",
    "a man to clear the race",
    "of ice when it was asked",
    "of all of them by the",
    "office in the town?",
  ],
  [
    "Which of the two ropes",
    "was the one that broke",
    "when the barge with the",
    "stones came down from",
    "the quarry in March?",
  ],
  ["Was the gate shut"],
] as const;
const VALUES = ["12", "40", "7"];
const COLUMNS = [260, 330, 400] as const;

/** Each question with its values on its first line. */
function survey(names: readonly (readonly string[])[]): Line[] {
  const header = lineOf(100, [60, "Question"], [COLUMNS[0], "North"], [COLUMNS[1], "South"], [COLUMNS[2], "Both"]);
  let baseline = 106;
  const rows = names.flatMap((lines) => {
    baseline += 6;
    return lines.map((text, at) => {
      baseline += 12;
      const values = at === 0 ? VALUES.map((value, column): [number, string] => [COLUMNS[column]!, value]) : [];
      return lineOf(baseline, [60, text], ...values);
    });
  });
  return [header, ...rows];
}
const place = { number: 1, width: 500, height: 700, quarter: 0 } as const;

test("questions of many lines next to their numbers are rows of one table", () => {
  const lines = survey(QUESTIONS);
  const [table, ...others] = findBorderlessTables(lines, place);
  expect(others).toEqual([]);
  expect([table?.from, table?.to]).toEqual([0, lines.length]);
  const names = table!.piece.table!.cells.filter(({ column }) => column === 0).map(({ text }) => text);
  expect(names).toEqual(["Question", ...QUESTIONS.map((question) => question.join(" "))]);
});

test("a paragraph as wide as the table is no name of a row, and ends it", () => {
  const prose = Array.from({ length: 6 }, (_, at) =>
    lineOf(200 + 12 * at, [60, "The keeper writes down the level of the river every morning, and every evening too"]),
  );
  const short = survey([["Was the gate shut"], ["Was the race clear"], ["Was the rope sound"]]);
  const [table] = findBorderlessTables([...short, ...prose], place);
  expect([table?.from, table?.to]).toEqual([0, short.length]);
});
