import type { EngineName } from "../engines/engines.ts";
import type { ChartKind } from "../meaning/chart-data.ts";

/** The content of `meaning.json`. */
export interface MeaningResult {
  /** The same seed generates the same pages. */
  readonly seed: number;
  readonly charts: number;
  readonly pages: number;
  readonly engines: readonly EngineMeaning[];
}

export interface EngineMeaning {
  readonly name: EngineName;
  readonly version: string;
  /** F1 of data points, the mean over the charts. */
  readonly charts: number;
  readonly byProgram: Readonly<Record<string, number>>;
  readonly byKind: Readonly<Partial<Record<ChartKind, number>>>;
  /** Share of the styled parts that have their mark. */
  readonly told: number;
  /** Share of the plain sentences that have no mark. */
  readonly kept: number;
}
