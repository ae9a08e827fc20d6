import { expect, test } from "vitest";
import { readChartAnswer } from "./read-chart-answer.ts";

const point = (x: string | number, y: number | null): object => ({ x, y });
const chart = (change: object = {}): object => ({
  kind: "line",
  title: "Rain\n by  month",
  x: "Month",
  y: "mm",
  series: [
    { name: "Oslo", points: [point("May", 42), point("June", null)] },
    { name: "Rome", points: [point("May", 0), point("June", 12.5)] },
  ],
  ...change,
});
const series = (...points: readonly object[]): object[] => [{ name: "", points }];

test("a chart is taken as the model writes it, without the places that it shows no value for", () => {
  expect(readChartAnswer(chart())).toEqual({
    kind: "line",
    title: "Rain by month",
    x: "Month",
    y: "mm",
    notes: "",
    source: "model",
    series: [
      { name: "Oslo", points: [{ x: "May", y: 42 }] },
      {
        name: "Rome",
        points: [
          { x: "May", y: 0 },
          { x: "June", y: 12.5 },
        ],
      },
    ],
  });
});

test("the series of a scatter may differ in their counts", () => {
  const scatter = {
    kind: "scatter",
    series: [...series(point(1, 2)), ...series(point(3, 4), point(5, 6))],
  };
  expect(readChartAnswer(chart(scatter))).toMatchObject({ kind: "scatter", source: "model" });
});

test("a figure that is no chart is none", () => {
  expect(readChartAnswer(chart({ kind: "none", series: [] }))).toBe("none");
});

test.each<[string, unknown]>([
  ["without numbers", chart({ series: series(point("May", null)) })],
  ["with numbers as texts", chart({ series: series({ x: "May", y: "42" }) })],
  ["without series", chart({ series: [] })],
  ["with an empty series", chart({ series: series() })],
  [
    "with series of unequal lengths",
    chart({ series: [...series(point("May", 1), point("June", 2)), ...series(point("May", 1))] }),
  ],
  ["with series over other categories", chart({ series: [...series(point("May", 1)), ...series(point("June", 1))] })],
  ["with two series in a pie", chart({ kind: "pie" })],
  ["with categories in a scatter", chart({ kind: "scatter" })],
  ["of an unknown kind", chart({ kind: "gauge" })],
  ["without a title", chart({ title: null })],
  ["with a page of text as a name", chart({ title: "a".repeat(301) })],
  [
    "with more points than can be seen",
    chart({ series: series(...Array.from({ length: 2001 }, (_, at) => point(at, at))) }),
  ],
  ["in another form", { summary: "A chart." }],
  ["that is a list", [chart()]],
])("an answer %s is not used", (_, answer) => {
  expect(readChartAnswer(answer)).toBeNull();
});
