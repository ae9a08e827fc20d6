import { expect, test } from "vitest";
import { BLACK, BLUE, type ChartPage, GREEN, RED } from "../../testing/chart-pdf.ts";
import { chartsOn, readOn, withNames } from "../../testing/read-drawn-chart.ts";

/** Bars on the left axis, 0 to 100, and a line on the right axis, 0 to 8, named below the plot. */
function twoScales(names: readonly [string, string], colour?: string): ChartPage {
  const page = withNames("Oslo", "Rome", "Kyiv")
    .bar(BLUE, 90, 170, 130, 250)
    .bar(BLUE, 190, 110, 230, 250)
    .bar(BLUE, 290, 230, 330, 250)
    .line(RED, [
      [110, 200],
      [210, 100],
      [310, 75],
    ])
    .line(BLACK, [
      [360, 50],
      [360, 250],
    ]);
  for (const [at, name] of names.entries()) {
    const x = 100 + 120 * at;
    if (name !== "") page.bar([BLUE, RED][at]!, x, 278, x + 8, 286).text(name, [x + 12, 282], "start");
  }
  for (const [at, text] of ["0", "2", "4", "6", "8"].entries()) {
    const y = 250 - 50 * at;
    page.line(BLACK, [
      [360, y],
      [364, y],
    ]);
    page.text(text, [368, y], "start", 8, colour);
  }
  return page;
}

const READ = {
  kind: "combined",
  isDoubtful: false,
};

test("the legend says which series is measured at the right", async () => {
  expect(await readOn(twoScales(["Visits", "Rate (right axis)"]))).toEqual({
    ...READ,
    series: ["Visits: Oslo=40 Rome=70 Kyiv=10", "Rate (right axis): Oslo=2 Rome=6 Kyiv=7"],
  });
});

test("titles of the axes are names of the legend", async () => {
  const page = twoScales(["Visits", "Rate"]).turnedText("Visits", [34, 150]).turnedText("Rate", [386, 150]);
  expect(await readOn(page)).toEqual({
    ...READ,
    series: ["Visits: Oslo=40 Rome=70 Kyiv=10", "Rate: Oslo=2 Rome=6 Kyiv=7"],
  });
});

test("numbers in the colour of a series measure it", async () => {
  expect((await readOn(twoScales(["Visits", "Rate"], RED))).series[1]).toBe("Rate: Oslo=2 Rome=6 Kyiv=7");
  expect((await readOn(twoScales(["Visits", "Rate"], BLUE))).series).toEqual([
    "Visits: Oslo=3.2 Rome=5.6 Kyiv=0.8",
    "Rate: Oslo=25 Rome=75 Kyiv=87.5",
  ]);
});

test("without a legend, titles over the axes name what their colours measure", async () => {
  const page = twoScales(["", ""], RED).text("Visits", [56, 38]).text("Rate", [366, 38]);
  expect((await readOn(page)).series).toEqual(["Visits: Oslo=40 Rome=70 Kyiv=10", "Rate: Oslo=2 Rome=6 Kyiv=7"]);
});

test("where nothing says which series is measured at which side, or the colour is of none, there is no chart", async () => {
  expect((await chartsOn(twoScales(["Visits", "Rate"]))).filter(({ data }) => data !== null)).toEqual([]);
  expect((await chartsOn(twoScales(["Visits", "Rate"], GREEN))).filter(({ data }) => data !== null)).toEqual([]);
});
