/**
 * Terms of this folder. A piece is what the flow of a page's text goes around, or takes up as a whole: a table, a figure, a form, a
 * note. Layout and tables make pieces; what is put together of them is the page's.
 */
import type { Chart, ChartPoint, ChartSeries } from "../document/chart.ts";
import type { Table } from "../document/document.ts";
import type { Box } from "../geometry/box.ts";
import type { Line } from "../text/runs-to-lines.ts";
import type { FormBox } from "./form-box.ts";

/** A piece whose inside is no longer of interest to the page's layout. */
export interface PageObject extends Box {
  /**
   * Turned: written in another direction than the page. Aside: a note in the margin. Line numbers: a column of them. Watermark: set slanted over the page, and mostly again and again. Form: boxes of labels
   * and room to fill in.
   */
  readonly kind: "table" | "figure" | "turned" | "aside" | "line numbers" | "watermark" | "form";
  readonly table?: Table;
  /** Of a form, in reading order. */
  readonly boxes?: readonly FormBox[];
  /** The text inside a figure or a turned text, from left to right and top to bottom. */
  readonly lines: readonly Line[];
  /** Its place on the page as displayed. */
  readonly ink: Box;
  /** What a figure was read of; boxes are on the page as displayed. */
  readonly chart?: PlacedChart;
  /** What spoke for it, for confidence. */
  readonly ruled?: boolean;
}

/** A chart before its page has a number. */
export interface PlacedChart extends Omit<Chart, "series"> {
  readonly series: readonly PlacedSeries[];
  /** Something of it did not fit. */
  readonly isDoubtful: boolean;
}

export interface PlacedSeries extends Omit<ChartSeries, "points"> {
  readonly points: readonly PlacedPoint[];
}

export interface PlacedPoint extends Omit<ChartPoint, "bbox"> {
  readonly box: Box;
}
