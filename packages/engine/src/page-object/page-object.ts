/**
 * Terms of this folder. A page object is a part of the page that the text flows around, or that it contains as a whole: a table, a figure, a form, a
 * note. Layout and table finding create the objects; the page assembles them.
 */
import type { Chart, ChartPoint, ChartSeries } from "../document/chart.ts";
import type { Table } from "../document/document.ts";
import type { Box } from "../geometry/box.ts";
import type { Line } from "../text/runs-to-lines.ts";
import type { FormBox } from "./form-box.ts";

/** A page object whose content no longer matters for the layout of the page. */
export interface PageObject extends Box {
  /**
   * Turned: written in another direction than the page. Aside: a note in the margin. Line numbers: a column of them. Watermark: slanted across the
   * page, usually repeated. Form: boxes with labels and space to fill in.
   */
  readonly kind: "table" | "figure" | "turned" | "aside" | "line numbers" | "watermark" | "form";
  readonly table?: Table;
  /** Boxes of a form, in reading order. */
  readonly boxes?: readonly FormBox[];
  /** The text inside a figure or a turned text, from left to right and top to bottom. */
  readonly lines: readonly Line[];
  /** Its place on the page as displayed. */
  readonly ink: Box;
  /** The chart read from a figure; its boxes are on the page as displayed. */
  readonly chart?: PlacedChart;
  /** Whether ruling lines support it; used for the confidence. */
  readonly ruled?: boolean;
}

/** A chart, before its page has a number. */
export interface PlacedChart extends Omit<Chart, "series"> {
  readonly series: readonly PlacedSeries[];
  /** Part of it did not fit. */
  readonly isDoubtful: boolean;
}

export interface PlacedSeries extends Omit<ChartSeries, "points"> {
  readonly points: readonly PlacedPoint[];
}

export interface PlacedPoint extends Omit<ChartPoint, "bbox"> {
  readonly box: Box;
}
