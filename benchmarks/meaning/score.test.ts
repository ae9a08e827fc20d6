import { expect, test } from "vitest";
import type { ChartData } from "./chart-data.ts";
import { scoreChart } from "./score-chart.ts";
import { scoreStyles } from "./score-styles.ts";

const data: ChartData = {
  kind: "grouped",
  title: "",
  categories: ["May", "June"],
  series: [
    { name: "Road", values: [30, 44] },
    { name: "Rail", values: [52, 47] },
  ],
  colours: [],
};
const table = (...rows: readonly string[]): string => ["|  | Road | Rail |", "| --- | --- | --- |", ...rows].join("\n");

test("a chart is read where a table has its values under their names, within 2 % of the largest", () => {
  expect(scoreChart(data, table("| May | 30.5 | 52 |", "| June | 44 | 47 |")).f1).toBe(1);
  expect(scoreChart(data, table("| May | 34 | 52 |", "| June | 44 | 47 |"))).toMatchObject({
    recall: 0.75,
    precision: 0.75,
  });
  expect(scoreChart(data, table("| May | 52 | 30 |")).f1).toBe(0);
  expect(scoreChart(data, "May 30 52 June 44 47").f1).toBe(0);
});

test("numbers that are none of the chart's cost precision", () => {
  const rows = ["| May | 30 | 52 |", "| June | 44 | 47 |", "| July | 1 | 2 |"];
  expect(scoreChart(data, table(...rows))).toMatchObject({ recall: 1, precision: 4 / 6 });
});

test("styles are shown by marks or tags around their very words, and plain sentences have none", () => {
  const struck = { before: "It costs ", text: "3.40 crowns", after: " now.", style: "strike" } as const;
  const raised = { before: "85 m", text: "2", after: " of it.", style: "superscript" } as const;
  const plain = { before: "", text: "The sum of 2 * 3 is written here.", after: "" };
  const all = [struck, raised, plain];
  const good = "It costs ~~3.40 crowns~~ now. 85 m<sup>2</sup> of it. The sum of 2 \\* 3 is written here.";
  expect(scoreStyles(all, good)).toEqual({ told: 2, styled: 2, kept: 1, plain: 1 });
  const bad = "It costs 3.40 crowns now. 85 m2 of it. **The sum of 2 * 3 is written here.**";
  expect(scoreStyles(all, bad)).toEqual({ told: 0, styled: 2, kept: 0, plain: 1 });
  expect(scoreStyles([struck], "~~It costs 3.40 crowns now.~~")).toMatchObject({ told: 0 });
});
