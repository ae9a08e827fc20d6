import { expect, test } from "vitest";
import { lineOf } from "../../../testing/line-of.ts";
import { tableFromLines } from "../find/borderless-tables.ts";
import { joinBetweenLines } from "./join-between-lines.ts";

const place = { number: 1, width: 600, height: 800, quarter: 0 } as const;

test("names in the middle of two rows each are a column of their own", () => {
  const rows = ["Kelda", "Marn", "Orlo", "Garth", "Holmsey", "Pell"].map((name, at) =>
    lineOf(20 + 12 * at, [100, name], [200, `${at}.25`], [300, `${7 * at}`]),
  );
  const groups = ["Upper", "Middle", "Lower"].map((name, at) => lineOf(26 + 24 * at, [0, name]));
  const header = lineOf(8, [0, "Reach"], [100, "Weir"], [200, "Level"], [300, "Days"]);
  const lines = [header, ...rows, ...groups].sort((a, b) => a.baseline - b.baseline);
  const piece = tableFromLines(lines, { rules: [-2, 11, 90], captioned: false }, place);
  const first = piece!.table!.cells.filter(({ column, row }) => column === 0 && row > 0);
  expect(first.map(({ text, rowSpan }) => [text, rowSpan])).toEqual([
    ["Upper", 2],
    ["Middle", 2],
    ["Lower", 2],
  ]);
});

test("lines that reach into each other, or are a whole line apart, are not joined", () => {
  const above = lineOf(20, [100, "Kelda"], [200, "12"]);
  expect(joinBetweenLines([above, lineOf(26, [0, "Upper"])])).toHaveLength(1);
  expect(joinBetweenLines([above, lineOf(26, [110, "Upper"])])).toHaveLength(2);
  expect(joinBetweenLines([above, lineOf(32, [0, "Upper"])])).toHaveLength(2);
});
