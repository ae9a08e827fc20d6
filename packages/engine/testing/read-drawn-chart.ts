import { expect } from "vitest";
import { type FoundChart, readCharts } from "../src/chart/read-charts.ts";
import { openPdf } from "../src/read/pdf/open-pdf.ts";
import { charsToWords } from "../src/text/chars-to-words.ts";
import { BLACK, ChartPage } from "./chart-pdf.ts";

export async function chartsOn(page: ChartPage): Promise<FoundChart[]> {
  using document = await openPdf(page.toBytes());
  const raw = document.readPage(1)!;
  return raw.paths === undefined ? [] : readCharts({ paths: raw.paths, ...charsToWords(raw, 0) });
}

/** Returns `name: x=y x=y` for each series of the only chart. */
export async function readOn(page: ChartPage): Promise<{ kind: string; series: string[]; isDoubtful: boolean }> {
  const charts = await chartsOn(page);
  expect(charts).toHaveLength(1);
  const { kind, series, isDoubtful } = charts[0]!.data!;
  const described = series.map(
    ({ name, points }) => `${name}: ${points.map(({ x, y, printed }) => `${x}=${printed ?? y}`).join(" ")}`,
  );
  return { kind, series: described, isDoubtful };
}

/** Values 0 to 100 from 250 up to 50: two points a unit. */
export const HUNDRED = { "0": 250, "25": 200, "50": 150, "75": 100, "100": 50 };
export const withAxis = (): ChartPage =>
  new ChartPage().upAxis(60, HUNDRED).line(BLACK, [
    [60, 250],
    [360, 250],
  ]);
/** Names centred in columns that are 100 points wide. */
export const withNames = (...names: string[]): ChartPage => {
  const page = withAxis();
  for (const [at, name] of names.entries()) page.text(name, [110 + 100 * at, 262]);
  return page;
};
