/** How different programs draw the same charts. */
import { expect, test } from "vitest";
import { BLACK, BLUE, ChartPage, GREEN, RED } from "../../testing/chart-pdf.ts";
import { chartsOn, readOn, withAxis, withNames } from "../../testing/read-drawn-chart.ts";

/** Grid lines at 0 to 100, every second unit two points high, with labels by `setLabel`. */
function withGrid(setLabel: (page: ChartPage, text: string, y: number) => void, dashed = false): ChartPage {
  const page = new ChartPage();
  for (const [at, text] of ["0", "25", "50", "75", "100"].entries()) {
    const y = 250 - 50 * at;
    if (dashed) for (let x = 60; x < 360; x += 6) page.bar("0.7 0.7 0.7", x, y - 0.2, x + 3, y + 0.2);
    else {
      page.line("0.7 0.7 0.7", [
        [60, y],
        [360, y],
      ]);
    }
    setLabel(page, text, y);
  }
  for (const [at, name] of ["Oslo", "Rome", "Kyiv"].entries()) page.text(name, [110 + 100 * at, 262]);
  return page;
}
const bars = (page: ChartPage): ChartPage =>
  page.bar(BLUE, 90, 170, 130, 250).bar(BLUE, 190, 110, 230, 250).bar(BLUE, 290, 230, 330, 250);
const BARS = { kind: "bar", series: [": Oslo=40 Rome=70 Kyiv=10"], isDoubtful: false };

test("labels over the lines of a grid belong to those lines", async () => {
  expect(await readOn(bars(withGrid((page, text, y) => page.text(text, [52, y - 5], "end"))))).toEqual(BARS);
});

test("wide strokes are bars", async () => {
  const page = withGrid((grid, text, y) => grid.text(text, [52, y], "end"));
  for (const [at, top] of [170, 110, 230].entries()) {
    page.line(
      BLUE,
      [
        [110 + 100 * at, 250],
        [110 + 100 * at, top],
      ],
      "",
      12,
    );
  }
  expect(await readOn(page)).toEqual(BARS);
});

test("the frame around a printed value is no tick and no bar", async () => {
  const page = bars(withGrid((grid, text, y) => grid.text(text, [52, y], "end")));
  page.bar(GREEN, 42, 163, 66, 175).text("41", [54, 169]);
  expect((await readOn(page)).series).toEqual(BARS.series);
});

test("a smooth line is read at its categories", async () => {
  const page = withNames("Oslo", "Rome", "Kyiv").curve(BLUE, [
    [110, 170],
    [210, 110],
    [310, 230],
  ]);
  expect(await readOn(page)).toEqual({ kind: "line", series: [": Oslo=40 Rome=70 Kyiv=10"], isDoubtful: false });
});

test("a line of dashes that are strokes of their own is one line, read at the categories", async () => {
  const page = withNames("Oslo", "Rome", "Kyiv").line(RED, [
    [110, 150],
    [210, 200],
    [310, 100],
  ]);
  for (let at = 0; at < 40; at++) {
    const on = (x: number): [number, number] => [x, x < 210 ? 170 - 0.6 * (x - 110) : 110 + 1.2 * (x - 210)];
    page.line(BLUE, [on(110 + 5 * at), on(113 + 5 * at)]);
  }
  const { series } = await readOn(page);
  expect(series).toHaveLength(2);
  expect(series[1]).toMatch(/Oslo=40.* Rome=70.* Kyiv=(?:9|10|11|12|13)/);
});

test("each category may have a panel of its own, whose lines of the grid end where it does", async () => {
  const page = new ChartPage();
  for (const [at, text] of ["0", "25", "50", "75", "100"].entries()) {
    const y = 250 - 50 * at;
    page.text(text, [52, y], "end");
    for (const left of [60, 162, 264]) {
      page.line("0.7 0.7 0.7", [
        [left, y],
        [left + 96, y],
      ]);
    }
  }
  for (const [at, name] of ["Oslo", "Rome", "Kyiv"].entries()) page.text(name, [110 + 100 * at, 262]);
  expect(await readOn(bars(page))).toEqual(BARS);
});

test("labels of thin sectors, which are pushed aside, are matched by their values", async () => {
  const page = new ChartPage().sector(BLUE, [150, 150], 60, 0, 0.5).sector(RED, [150, 150], 60, 0.5, 0.55);
  page.sector(GREEN, [150, 150], 60, 0.55, 1);
  page.text("Under 18 50", [215, 150], "start").text("Over 74 45", [84, 150], "end");
  // Below the first sector, but the label of the second.
  page.text("18 to 74 5", [158, 220], "start");
  expect(await readOn(page)).toEqual({
    kind: "pie",
    series: [": Under 18=50 18 to 74=5 Over 74=45"],
    isDoubtful: false,
  });
});

test("a corner that is drawn twice at an end of an area is one", async () => {
  const page = withNames("Oslo", "Rome", "Kyiv").area(BLUE, [
    [109.6, 250],
    [110, 170],
    [210, 110],
    [310, 230],
    [310.4, 250],
  ]);
  expect((await readOn(page)).series).toEqual([": Oslo=40 Rome=70 Kyiv=10"]);
});

test("ticks along an axis are no dashed line", async () => {
  const page = withAxis();
  for (let at = 0; at < 12; at++) {
    page.line(BLACK, [
      [60 + 20 * at, 250],
      [60 + 20 * at, 254],
    ]);
  }
  expect(await chartsOn(page)).toEqual([]);
});

test("names under bands of their colours are a legend", async () => {
  const page = withNames("Oslo", "Rome");
  for (const [at, [one, other]] of [
    [40, 20],
    [70, 60],
  ].entries()) {
    const x = 90 + 100 * at;
    page.bar(BLUE, x, 250 - 2 * one!, x + 20, 250).bar(RED, x + 20, 250 - 2 * other!, x + 40, 250);
  }
  page.bar(BLUE, 90, 274, 150, 276).text("Road", [90, 282], "start");
  page.bar(RED, 160, 274, 220, 276).text("Rail", [160, 282], "start");
  expect((await readOn(page)).series).toEqual(["Road: Oslo=40 Rome=70", "Rail: Oslo=20 Rome=60"]);
});
