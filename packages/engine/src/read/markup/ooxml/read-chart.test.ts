import { expect, test } from "vitest";
import { parseXml } from "../../xml/parse-xml.ts";
import { readChart } from "./read-chart.ts";

const pt = (at: number, value: string): string => `<c:pt idx="${at}"><c:v>${value}</c:v></c:pt>`;
const title = (text: string): string =>
  `<c:title><c:tx><c:rich><a:p><a:r><a:t>${text}</a:t></a:r></a:p></c:rich></c:tx></c:title>`;

function chartOf(plotted: string): ReturnType<typeof readChart> {
  const names = `xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"`;
  const xml = `<c:chartSpace ${names}><c:chart>${title("Rain")}<c:plotArea>${plotted}</c:plotArea></c:chart></c:chartSpace>`;
  return readChart(parseXml(Buffer.from(xml)));
}

const series = `<c:ser><c:tx><c:v>Coast</c:v></c:tx><c:cat><c:strCache>${pt(0, "May")}${pt(1, "June")}</c:strCache></c:cat><c:val><c:numCache><c:formatCode>0.0</c:formatCode>${pt(0, "42")}${pt(1, "17.25")}</c:numCache></c:val></c:ser>`;

test("a chart's own data have the shape of one that is read from a drawing", () => {
  const { chart } = chartOf(
    `<c:barChart>${series}</c:barChart><c:catAx>${title("Month")}</c:catAx><c:valAx>${title("mm")}</c:valAx>`,
  );
  expect(chart).toEqual({
    kind: "bar",
    title: "Rain",
    x: "Month",
    y: "mm",
    notes: "",
    series: [
      {
        name: "Coast",
        points: [
          { x: "May", y: 42, printed: "42.0" },
          { x: "June", y: 17.25, printed: "17.3" },
        ],
      },
    ],
  });
});

test("bars and lines over the same axes are a combined chart", () => {
  expect(chartOf(`<c:barChart>${series}</c:barChart><c:lineChart>${series}</c:lineChart>`).chart?.kind).toBe(
    "combined",
  );
});

test("a chart of an unknown kind has its text alone", () => {
  const { text, chart } = chartOf(`<c:radarChart>${series}</c:radarChart>`);
  expect(chart).toBeUndefined();
  expect(text).toContain("May\t42.0");
});
