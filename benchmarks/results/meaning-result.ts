import type { EngineName } from "../engines/engines.ts";
import type { ChartKind } from "../meaning/chart-data.ts";

/** What `meaning.json` holds. */
export interface MeaningResult {
  /** The pages can be made again from it. */
  readonly seed: number;
  readonly charts: number;
  readonly pages: number;
  readonly engines: readonly EngineMeaning[];
}

export interface EngineMeaning {
  readonly name: EngineName;
  readonly version: string;
  /** F1 of data points, a mean over the charts. */
  readonly charts: number;
  readonly byProgram: Readonly<Record<string, number>>;
  readonly byKind: Readonly<Partial<Record<ChartKind, number>>>;
  /** Share of the styled parts that have their mark. */
  readonly told: number;
  /** Share of the plain sentences that have no mark. */
  readonly kept: number;
}
