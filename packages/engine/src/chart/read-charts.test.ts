import { expect, test } from "vitest";
import { BLACK, BLUE, ChartPage, GREEN, RED } from "../../testing/chart-pdf.ts";
import { chartsOn, readOn, withAxis, withNames } from "../../testing/read-drawn-chart.ts";

test("upright bars are read by their axis, and named by the labels under them", async () => {
  const page = withNames("Oslo", "Rome", "Kyiv").bar(BLUE, 90, 170, 130, 250).bar(BLUE, 190, 110, 230, 250);
  const read = await readOn(page.bar(BLUE, 290, 230, 330, 250));
  expect(read).toEqual({ kind: "bar", series: [": Oslo=40 Rome=70 Kyiv=10"], isDoubtful: false });
});

test("a point's box is that of its bar", async () => {
  const [chart] = await chartsOn(withNames("Oslo", "Rome").bar(BLUE, 90, 170, 130, 250).bar(BLUE, 190, 110, 230, 250));
  const { left, top, right, bottom } = chart!.data!.series[0]!.points[1]!.box;
  expect([left, top, right, bottom].map(Math.round)).toEqual([190, 110, 230, 250]);
});

test("lying bars are read along the axis under them", async () => {
  const page = new ChartPage().acrossAxis(250, { "0": 100, "10": 150, "20": 200, "30": 250 });
  page.line(BLACK, [
    [100, 60],
    [100, 250],
  ]);
  page.text("North", [95, 100], "end").bar(RED, 100, 90, 225, 110);
  page.text("South", [95, 180], "end").bar(RED, 100, 170, 150, 190);
  expect(await readOn(page)).toEqual({ kind: "bar", series: [": North=25 South=10"], isDoubtful: false });
});

test("bars below zero are negative", async () => {
  const page = new ChartPage().upAxis(60, { "-20": 250, "0": 150, "20": 50 }).line(BLACK, [
    [60, 150],
    [360, 150],
  ]);
  page.text("Oslo", [110, 262]).text("Rome", [210, 262]);
  page.bar(BLUE, 90, 100, 130, 150).bar(BLUE, 190, 150, 230, 200);
  expect((await readOn(page)).series).toEqual([": Oslo=10 Rome=-10"]);
});

test("grouped bars are named by the legend, in its order", async () => {
  const page = withNames("Oslo", "Rome");
  page.bar(RED, 80, 28, 88, 36).text("Plan", [92, 32], "start").bar(BLUE, 140, 28, 148, 36);
  page.text("Actual", [152, 32], "start");
  page.bar(BLUE, 110, 130, 135, 250).bar(RED, 85, 170, 110, 250);
  page.bar(BLUE, 210, 210, 235, 250).bar(RED, 185, 90, 210, 250);
  expect((await readOn(page)).series).toEqual(["Plan: Oslo=40 Rome=80", "Actual: Oslo=60 Rome=20"]);
});

test("a segment of a stack is as much as its own height", async () => {
  const page = withNames("Oslo", "Rome");
  page
    .bar(RED, 80, 28, 88, 36)
    .text("Rail", [92, 32], "start")
    .bar(BLUE, 140, 28, 148, 36)
    .text("Road", [152, 32], "start");
  page
    .bar(RED, 90, 190, 130, 250)
    .bar(BLUE, 90, 150, 130, 190)
    .bar(RED, 190, 210, 230, 250)
    .bar(BLUE, 190, 90, 230, 210);
  expect((await readOn(page)).series).toEqual(["Rail: Oslo=30 Rome=20", "Road: Oslo=20 Rome=60"]);
});

test("lines are distinguished by their dashes, and named by the legend", async () => {
  const page = withNames("May", "June", "July");
  page.line(BLACK, [
    [110, 150],
    [210, 110],
    [310, 190],
  ]);
  const dashed = [
    [110, 210],
    [210, 190],
    [310, 90],
  ] as const;
  page.line(BLACK, dashed, "4 2");
  page.line(BLACK, [
    [80, 32],
    [100, 32],
  ]);
  page.text("Day", [104, 32], "start").text("Night", [174, 32], "start");
  const sample = [
    [150, 32],
    [170, 32],
  ] as const;
  page.line(BLACK, sample, "4 2");
  expect((await readOn(page)).series).toEqual(["Day: May=50 June=70 July=30", "Night: May=20 June=30 July=80"]);
});

test("labels at the ends of lines name them", async () => {
  const page = withNames("May", "June").text("Day", [216, 110], "start").text("Night", [216, 190], "start");
  page.line(BLUE, [
    [110, 150],
    [210, 110],
  ]);
  page.line(RED, [
    [110, 210],
    [210, 190],
  ]);
  expect((await readOn(page)).series).toEqual(["Day: May=50 June=70", "Night: May=20 June=30"]);
});

test("an area is read at the corners of its upper edge", async () => {
  const page = withNames("May", "June", "July").area(GREEN, [
    [110, 150],
    [210, 110],
    [310, 190],
    [310, 250],
    [110, 250],
  ]);
  const read = await readOn(page);
  expect(read).toEqual({ kind: "area", series: [": May=50 June=70 July=30"], isDoubtful: false });
});

test("markers between two axes are points, on a logarithmic axis too", async () => {
  const page = new ChartPage().upAxis(60, { "1": 250, "10": 150, "100": 50 });
  page.acrossAxis(250, { "0": 60, "10": 160, "20": 260, "30": 360 });
  page.bar(BLUE, 108, 148, 112, 152).bar(BLUE, 208, 48, 212, 52).bar(BLUE, 308, 98, 312, 102);
  const read = await readOn(page);
  expect(read).toEqual({ kind: "scatter", series: [": 5=10 15=100 25=31.6"], isDoubtful: false });
});

test("printed values win over measured ones", async () => {
  const page = withNames("Oslo", "Rome").bar(BLUE, 90, 170, 130, 250).bar(BLUE, 190, 110, 230, 250);
  expect((await readOn(page.text("40.3", [110, 164]).text("69.6", [210, 104]))).series).toEqual([
    ": Oslo=40.3 Rome=69.6",
  ]);
});

test("without an axis, bars are read where the values printed at them are in proportion", async () => {
  const page = new ChartPage().text("Oslo", [110, 262]).text("Rome", [210, 262]).text("Kyiv", [310, 262]);
  page.bar(BLUE, 90, 170, 130, 250).bar(BLUE, 190, 110, 230, 250).bar(BLUE, 290, 210, 330, 250);
  page.text("8", [110, 164]).text("14", [210, 104]).text("4", [310, 204]);
  expect((await readOn(page)).series).toEqual([": Oslo=8 Rome=14 Kyiv=4"]);
});

test("the sectors of a pie are named and valued by the labels next to them", async () => {
  const page = new ChartPage().sector(BLUE, [200, 150], 60, 0, 0.25).sector(RED, [200, 150], 60, 0.25, 0.75);
  page.sector(GREEN, [200, 150], 60, 0.75, 1);
  page.text("Rail 20", [250, 100], "start").text("Road 40", [200, 220]).text("Sea 20", [150, 100], "end");
  expect(await readOn(page)).toEqual({ kind: "pie", series: [": Rail=20 Road=40 Sea=20"], isDoubtful: false });
});

test("years in the legend of a pie are names, also where its sectors are in proportion to them", async () => {
  const page = new ChartPage();
  const shares = [0.26, 0.25, 0.25, 0.24];
  let from = 0;
  for (const [at, colour] of [BLUE, RED, GREEN, BLACK].entries()) {
    page.sector(colour, [150, 150], 60, from, (from += shares[at]!));
    page.bar(colour, 250, 140 + 14 * at, 258, 148 + 14 * at).text(String(2017 + at), [262, 144 + 14 * at], "start");
  }
  expect((await readOn(page)).series).toEqual(["%: 2017=26 2018=25 2019=25 2020=24"]);
});

test("a ring without printed values gives shares, named by its legend", async () => {
  const page = new ChartPage().sector(BLUE, [150, 150], 60, 0, 0.3, 30).sector(RED, [150, 150], 60, 0.3, 1, 30);
  page.bar(BLUE, 250, 136, 258, 144).text("Rail", [262, 140], "start");
  page.bar(RED, 250, 156, 258, 164).text("Road", [262, 160], "start");
  expect((await readOn(page)).series).toEqual(["%: Rail=30 Road=70"]);
});

test("dates between the labels of an axis are counted", async () => {
  const page = withAxis();
  for (const [at, name] of ["01/2020", "03/2020", "05/2020", "07/2020"].entries()) page.text(name, [80 + 80 * at, 262]);
  for (let at = 0; at < 7; at++) page.bar(BLUE, 72 + 40 * at, 240 - 20 * at, 88 + 40 * at, 250);
  expect((await readOn(page)).series).toEqual([
    ": 01/2020=5 02/2020=15 03/2020=25 04/2020=35 05/2020=45 06/2020=55 07/2020=65",
  ]);
});

test("a line in steps is read at its categories", async () => {
  const page = withAxis();
  for (const [at, name] of ["Oslo", "Rome", "Kyiv", "Bonn"].entries()) page.text(name, [90 + 80 * at, 262]);
  page.line(BLUE, [
    [90, 170],
    [170, 170],
    [170, 110],
    [250, 110],
    [250, 230],
    [330, 230],
    [330, 90],
  ]);
  expect((await readOn(page)).series).toEqual([": Oslo=40 Rome=70 Kyiv=10 Bonn=80"]);
});

test("two axes that measure differently give no chart: nothing says which bar is measured by which", async () => {
  const page = withNames("Oslo", "Rome").bar(BLUE, 90, 170, 130, 250).bar(RED, 190, 110, 230, 250);
  for (const [at, label] of ["0", "300", "600", "900"].entries()) {
    page.line(BLACK, [
      [360, 250 - 66 * at],
      [364, 250 - 66 * at],
    ]);
    page.text(label, [367, 250 - 66 * at], "start");
  }
  expect(await chartsOn(page)).toEqual([]);
});

test("a table with shaded cells and years over them is no chart", async () => {
  const page = new ChartPage();
  for (let row = 0; row < 4; row++) {
    for (let column = 0; column < 3; column++) {
      page.bar("0.8 0.9 1", 60 + 90 * column, 60 + 20 * row, 148 + 90 * column, 79 + 20 * row);
      page.text(row === 0 ? String(2021 + column) : String(31 + 7 * row + 3 * column), [
        104 + 90 * column,
        70 + 20 * row,
      ]);
    }
  }
  expect(await chartsOn(page)).toEqual([]);
});
