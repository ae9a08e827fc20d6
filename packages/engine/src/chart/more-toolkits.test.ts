/** What charts of some programs have and others do not. */
import { expect, test } from "vitest";
import { BLACK, BLUE, ChartPage, RED } from "../../testing/chart-pdf.ts";
import { chartsOn, readOn, withAxis, withNames } from "../../testing/read-drawn-chart.ts";

/** Two horizontal bars with a tick at each name. */
function lyingBars(numbers: Readonly<Record<string, number>>): ChartPage {
  const page = new ChartPage().acrossAxis(250, numbers).line(BLACK, [
    [100, 60],
    [100, 250],
  ]);
  for (const [name, y, right] of [
    ["North", 100, 225],
    ["South", 190, 130],
  ] as const) {
    page.text(name, [90, y], "end").bar(RED, 100, y - 10, right, y + 10);
    page.line(BLACK, [
      [94, y],
      [100, y],
    ]);
  }
  return page;
}

test("a name next to its tick is no entry of a legend", async () => {
  const page = lyingBars({ "0": 100, "10": 150, "20": 200, "30": 250 });
  expect(await readOn(page)).toEqual({ kind: "bar", series: [": North=25 South=6"], isDoubtful: false });
});

test("the last number of an axis may be cut off", async () => {
  const page = lyingBars({ "0": 100, "100": 150, "200": 200, "300": 250, "40": 300 });
  expect((await readOn(page)).series).toEqual([": North=250 South=60"]);
});

test("another number at the end of a row makes its numbers names", async () => {
  const page = lyingBars({ "21": 100, "22": 150, "23": 200, "24": 250, "1": 300 });
  expect(await chartsOn(page)).toEqual([]);
});

test("keys and names of a legend may be in two columns, with short names far from their keys", async () => {
  const page = withNames("Oslo", "Rome");
  page.text("Ways", [310, 60], "start").bar(RED, 385, 56, 393, 64);
  page.text("Footpaths", [310, 80], "start").bar(BLUE, 385, 76, 393, 84);
  page.text("Motorways ahead", [310, 100], "start").bar(BLACK, 385, 96, 393, 104);
  page.bar(BLUE, 110, 130, 135, 250).bar(RED, 85, 170, 110, 250).bar(BLACK, 135, 200, 160, 250);
  page.bar(BLUE, 210, 210, 235, 250).bar(RED, 185, 90, 210, 250).bar(BLACK, 235, 150, 260, 250);
  expect((await readOn(page)).series).toEqual([
    "Ways: Oslo=40 Rome=80",
    "Footpaths: Oslo=60 Rome=20",
    "Motorways ahead: Oslo=25 Rome=50",
  ]);
});

test("the border around an area is no line that turns back", async () => {
  const corners: [number, number][] = [
    [110, 250],
    [110, 170],
    [210, 110],
    [310, 230],
    [310, 250],
  ];
  const page = withNames("Oslo", "Rome", "Kyiv")
    .area(BLUE, corners)
    .line(BLUE, [...corners, [110, 250]]);
  expect(await readOn(page)).toMatchObject({ kind: "area", series: [": Oslo=40 Rome=70 Kyiv=10"] });
});

test("markers may be characters", async () => {
  const page = withAxis().acrossAxis(250, { "0": 60, "10": 160, "20": 260, "30": 360 });
  for (const [x, y] of [
    [110, 150],
    [160, 100],
    [210, 200],
    [310, 50],
  ] as const) {
    page.text("+", [x, y]);
  }
  const { kind, series } = await readOn(page);
  expect({ kind, count: series[0]!.split("=").length - 1 }).toEqual({ kind: "scatter", count: 4 });
});

test("the text under a chart is not the title of its axis", async () => {
  const page = withNames("Oslo", "Rome", "Kyiv").bar(BLUE, 90, 170, 130, 250).bar(BLUE, 190, 110, 230, 250);
  page.bar(BLUE, 290, 230, 330, 250);
  page.text("The offices report what was counted at the gates", [86, 285], "start");
  page.text("and the numbers are checked twice before they are", [86, 297], "start");
  const [chart] = await chartsOn(page);
  expect(chart!.data).toMatchObject({ x: "", series: [{ points: [{ x: "Oslo" }, { x: "Rome" }, { x: "Kyiv" }] }] });
});

/** Bars of one paint, with patterns that PDFium does not report, with a legend of two. */
function hatched(): ChartPage {
  const page = withNames("Oslo", "Rome");
  page.bar(BLUE, 300, 56, 312, 64).text("Plan", [316, 60], "start");
  return page.bar(BLUE, 300, 76, 312, 84).text("Actual", [316, 80], "start");
}

test("bars in groups of one colour with several patterns are in the order of the legend, with low confidence", async () => {
  const page = hatched().bar(BLUE, 85, 170, 110, 250).bar(BLUE, 112, 130, 137, 250);
  page.bar(BLUE, 185, 90, 210, 250).bar(BLUE, 212, 210, 237, 250);
  expect(await readOn(page)).toEqual({
    kind: "bar",
    series: ["Plan: Oslo=40 Rome=80", "Actual: Oslo=60 Rome=20"],
    isDoubtful: true,
  });
});

test("stacks of one colour with several patterns are not read", async () => {
  const page = hatched().bar(BLUE, 90, 190, 130, 250).bar(BLUE, 90, 150, 130, 190);
  page.bar(BLUE, 190, 210, 230, 250).bar(BLUE, 190, 90, 230, 210);
  expect(await chartsOn(page)).toEqual([]);
});

test("numbers of an axis that are printed as close as words are labels of their own", async () => {
  const ticks = [100, 150, 200, 250, 300, 350, 400, 450, 500].map((value, at) => [String(value), 100 + 16 * at]);
  expect((await readOn(lyingBars(Object.fromEntries(ticks)))).series).toEqual([": North=490.6 South=194"]);
});
