import { weigh, type Weights } from "../../judge/weigh.ts";
import type { TrackRow } from "../columns/track-cell.ts";
import type { TrackEvidence } from "../columns/track-evidence.ts";
import type { Tracks } from "../columns/tracks.ts";
import type { TrackInput } from "../rows/rows-to-table.ts";
import { measureTable, type TableSign } from "./table-signs.ts";

/**
 * Logarithm of the odds that rows in columns which no rule decides on are a table, as learned by train-table-weights.ts from pages of 35 third-party
 * manuals and 28 generated families. On 13 other manuals and on generated pages with other
 * seeds, all 14 that score above the limit are tables, of 27 in all; on families that are held out, 38 of 42.
 */
export const TABLE_WEIGHTS: Weights<TableSign> = {
  bias: -4.53,
  weights: {
    severalColumns: 1.38,
    moreColumns: 0.63,
    numbers: 1.88,
    boldHeader: 1.79,
    // A rule or a fill at the names of columns.
    markedHeader: 2.81,
    markedRows: 1.74,
    long: -0.65,
    // Lines of columns of text share their baselines one by one; rows of cells that wrap do not.
    wrapped: 2.57,
    aligned: 1.37,
    alignedNames: 0.81,
    lowercase: -0.9,
    spread: 3.54,
  },
};

/** A false table loses more than a missed one. */
const MIN_LOG_ODDS = 0.5;

/** Whether the signs say that rows are a table, where no rule does. */
export function isWeighedAsTable(
  rows: readonly TrackRow[],
  tracks: Tracks,
  evidence: TrackEvidence,
  input: TrackInput,
): boolean {
  const signs = measureTable(rows, tracks, evidence, input);
  const isTable = weigh(signs, TABLE_WEIGHTS) > MIN_LOG_ODDS;
  input.onWeighed?.({ rows, signs, isTable });
  return isTable;
}
