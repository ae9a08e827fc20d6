import type { Tracks } from "./tracks.ts";

/** Evidence for a table besides its columns. */
export interface TrackEvidence {
  /** Heights of drawn lines as wide as the table; empty if there are none. */
  readonly rules: readonly number[];
  readonly captioned: boolean;
  /** Whether the rules separate all rows that they are between. */
  readonly everyRow?: boolean;
  /** Whether the first row is above a drawn line or on a fill, and so names the columns. */
  readonly headed?: boolean;
  /** Whether that row alone is bold: then two rows under it are enough. */
  readonly boldNames?: boolean;
  /** Whether a drawn line separates a name for each column from what is below. */
  readonly named?: boolean;
  /** Whether there is a single row, each of its texts below a word of the names above it. */
  readonly rowNamed?: boolean;
  /** Rules between rows that leave out the first columns. */
  readonly partial?: readonly PartialRule[];
  /** The columns, if drawn objects define them. */
  readonly tracks?: Tracks;
}

/** A rule from `start` to the end of the table. */
export interface PartialRule {
  readonly position: number;
  readonly start: number;
}
