import { expect, test } from "vitest";
import { BLUE, ChartPage } from "../testing/chart-pdf.ts";
import { parse } from "./parse.ts";

const page = (): Uint8Array => {
  const drawn = new ChartPage().upAxis(60, { "0": 250, "25": 200, "50": 150, "75": 100, "100": 50 });
  drawn.text("Members", [160, 34], "middle", 10).text("Oslo", [110, 262]).text("Rome", [210, 262]);
  return drawn.bar(BLUE, 90, 170, 130, 250).bar(BLUE, 190, 110, 230, 250).toBytes();
};

test("a figure carries the data of its chart, each point with the box of its bar", async () => {
  const { result } = await parse(page());
  const [figure, ...others] = result.chunks.flatMap(({ blocks }) => blocks);
  expect(others).toEqual([]);
  expect(figure).toMatchObject({
    type: "Figure",
    confidence: "high",
    content: "Members\n\n|  | Members |\n| --- | --- |\n| Oslo | 40 |\n| Rome | 70 |",
    chart: { kind: "bar", title: "Members", x: "", y: "" },
  });
  const { x, y, bbox } = figure!.chart!.series[0]!.points[1]!;
  expect({ x, y }).toEqual({ x: "Rome", y: 70 });
  expect(bbox).toMatchObject({ page: 1, left: 0.475, width: 0.1, height: 0.466666 });
});

test("its table is written in the format that was asked for, and its cells lie on the bars", async () => {
  const { result } = await parse(page(), {
    formatting: { table_output_format: "csv" },
    settings: { return_places: true },
  });
  const figure = result.chunks[0]!.blocks[0]!;
  expect(figure.content).toBe("Members\n\n,Members\r\nOslo,40\r\nRome,70");
  const cell = figure.cells!.find(({ text }) => text === "70");
  expect(cell!.bbox).toEqual(figure.chart!.series[0]!.points[1]!.bbox);
});

test("charts may be asked for as printed", async () => {
  const { result } = await parse(page(), { formatting: { charts: "text" } });
  const figure = result.chunks[0]!.blocks[0]!;
  expect(figure.chart).toBeUndefined();
  expect(figure.content).toContain("100");
  expect(figure.content).toContain("Rome");
});

test("the embedded text says each value with its category", async () => {
  const { result } = await parse(page());
  expect(result.chunks[0]!.embed).toBe("Members\nOslo; Members: 40\nRome; Members: 70");
});
