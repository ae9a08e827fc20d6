/** Charts drawn by pdf-lib in its own style: bars with an outline, values on a half grid, names at the end of lines. */
import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from "@cantoo/pdf-lib";
import type { ChartData, ChartKind } from "./chart-data.ts";

export const DRAWN_KINDS: readonly ChartKind[] = ["bar", "grouped", "stacked", "line"];

const LEFT = 110;
const RIGHT = 480;
const BOTTOM = 420;
const TOP = 660;
const STEPS = 5;

export async function drawnChart(data: ChartData): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const page = document.addPage([595, 842]);
  const font = await document.embedFont(StandardFonts.TimesRoman);
  const say = (text: string, x: number, y: number, size = 10): void => page.drawText(text, { x, y, size, font });
  say("The council reads these numbers each spring, and the harbour master keeps them.", 72, 760, 11);
  say(data.title, (LEFT + RIGHT) / 2 - font.widthOfTextAtSize(data.title, 13) / 2, TOP + 24, 13);
  const top = niceTop(largest(data));
  drawAxis(page, font, top);
  const width = (RIGHT - LEFT) / data.categories.length;
  for (const [at, name] of data.categories.entries()) {
    say(name, LEFT + width * (at + 0.5) - font.widthOfTextAtSize(name, 9) / 2, BOTTOM - 16, 9);
  }
  drawMarks(page, data, { width, heightOf: (value) => ((TOP - BOTTOM) * value) / top });
  if (data.series.length > 1) drawLegend(page, font, data);
  say("They are taken from the books of the year that ended in December.", 72, 340, 11);
  return document.save();
}

interface Scale {
  readonly width: number;
  readonly heightOf: (value: number) => number;
}

function drawMarks(page: PDFPage, { kind, series, categories, colours }: ChartData, { width, heightOf }: Scale): void {
  const bases = categories.map(() => BOTTOM);
  const across = kind === "grouped" ? series.length : 1;
  const bar = (0.7 * width) / across;
  for (const [at, { values }] of series.entries()) {
    const color = colourOf(colours[at]!);
    const points = values.map((value, index) => ({ x: LEFT + width * (index + 0.5), y: BOTTOM + heightOf(value) }));
    if (kind === "line") {
      for (const [index, end] of points.slice(1).entries()) {
        page.drawLine({ start: points[index]!, end, thickness: 1.5, color });
      }
      for (const { x, y } of points) page.drawCircle({ x, y, size: 2.5, color });
      continue;
    }
    for (const [index, value] of values.entries()) {
      const x = LEFT + width * (index + 0.15) + (kind === "grouped" ? at * bar : 0);
      const height = heightOf(value);
      page.drawRectangle({
        x,
        y: bases[index]!,
        width: bar,
        height,
        color,
        borderColor: rgb(0, 0, 0),
        borderWidth: 0.5,
      });
      if (kind === "stacked") bases[index]! += height;
    }
  }
}

function drawAxis(page: PDFPage, font: PDFFont, top: number): void {
  const grey = rgb(0.6, 0.6, 0.6);
  for (let step = 0; step <= STEPS; step += 1) {
    const y = BOTTOM + ((TOP - BOTTOM) * step) / STEPS;
    page.drawLine({ start: { x: LEFT - 4, y }, end: { x: LEFT, y }, thickness: 0.6 });
    if (step > 0) page.drawLine({ start: { x: LEFT, y }, end: { x: RIGHT, y }, thickness: 0.3, color: grey });
    const label = String(Number(((top * step) / STEPS).toPrecision(6)));
    page.drawText(label, { x: LEFT - 8 - font.widthOfTextAtSize(label, 9), y: y - 3, size: 9, font });
  }
  page.drawLine({ start: { x: LEFT, y: BOTTOM }, end: { x: LEFT, y: TOP }, thickness: 0.8 });
  page.drawLine({ start: { x: LEFT, y: BOTTOM }, end: { x: RIGHT, y: BOTTOM }, thickness: 0.8 });
}

function drawLegend(page: PDFPage, font: PDFFont, { series, colours }: ChartData): void {
  for (const [at, { name }] of series.entries()) {
    const x = LEFT + 100 * at;
    page.drawRectangle({ x, y: BOTTOM - 44, width: 9, height: 9, color: colourOf(colours[at]!) });
    page.drawText(name, { x: x + 14, y: BOTTOM - 43, size: 9, font });
  }
}

function largest({ kind, series, categories }: ChartData): number {
  if (kind !== "stacked") return Math.max(...series.flatMap(({ values }) => values));
  return Math.max(...categories.map((_, at) => series.reduce((sum, { values }) => sum + values[at]!, 0)));
}

/** A round number above the value. */
function niceTop(value: number): number {
  const unit = 10 ** Math.floor(Math.log10(value));
  return [1, 2, 2.5, 5, 10].map((one) => one * unit).find((one) => one >= value)!;
}

function colourOf(hex: string): ReturnType<typeof rgb> {
  const part = (at: number): number => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return rgb(part(1), part(3), part(5));
}
