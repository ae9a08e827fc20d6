import { expect, test } from "vitest";
import { transcriptOf, type PlacedText } from "../../../testing/transcript-of.ts";
import { toLineIndex } from "../line-index/line-index.ts";
import { pageLines } from "./page-lines.ts";
import { unfoldColumns } from "./unfold-columns.ts";

const unfolded = (...texts: readonly PlacedText[]): string[] =>
  unfoldColumns(pageLines(toLineIndex(transcriptOf(texts)))).map(({ places }) =>
    places.map(({ text }) => text).join(" | "),
  );

test("tables side by side are read one after the other, each with its heading", () => {
  const lines = unfolded(
    ["Results of the season and of all its divisions in the order of points", 50, 60],
    ["North", 50, 90], ["South", 320, 90],
    ["Team", 50, 105], ["Points", 150, 105], ["Team", 320, 105], ["Points", 420, 105],
    ["Delta", 50, 120], ["60", 150, 120], ["Lindau", 320, 120], ["58", 420, 120],
    ["Elbe", 320, 135], ["51", 420, 135],
    ["Subject to correction by the jury of the league and of its members", 50, 170],
  ); // prettier-ignore
  expect(lines).toEqual([
    "Results of the season and of all its divisions in the order of points",
    "North",
    "Team | Points",
    "Delta | 60",
    "South",
    "Team | Points",
    "Lindau | 58",
    "Elbe | 51",
    "Subject to correction by the jury of the league and of its members",
  ]);
});

test("a row that says the same twice is no header of two tables", () => {
  expect(unfolded(["yes", 50, 100], ["yes", 150, 100], ["yes", 250, 100], ["yes", 350, 100])).toHaveLength(1);
});
