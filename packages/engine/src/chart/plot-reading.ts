import type { ChartKind } from "../document/chart.ts";
import { type Box, unionBoxes } from "../geometry/box.ts";
import type { PlacedSeries } from "../page-object/page-object.ts";
import type { Label } from "./labels.ts";
import type { Key } from "./legend.ts";
import type { Plot } from "./plot.ts";

/** The data read from one plot; boxes are on the page as displayed. */
export interface PlotReading {
  readonly kind: ChartKind;
  readonly series: readonly PlacedSeries[];
  /** Colour of each series. */
  readonly colors: readonly number[];
  readonly labels: ReadonlySet<Label>;
  readonly keys: readonly Key[];
  readonly isUpright: boolean;
  readonly isDoubtful: boolean;
}

/** The box around everything that belongs to a plot. */
export function boxOfReading(plot: Plot, { labels, keys }: PlotReading): Box {
  return unionBoxes([plot, ...labels, ...keys.map(({ box }) => box)]);
}
