import type { Tracks } from "./tracks.ts";

/** What speaks for a table besides its columns. */
export interface TrackEvidence {
  /** Heights of drawn lines as wide as the table; empty for none. */
  readonly rules: readonly number[];
  readonly captioned: boolean;
  /** The rules part all rows that they are between. */
  readonly everyRow?: boolean;
  /** The first row is over a drawn line or on a fill, to name the columns. */
  readonly headed?: boolean;
  /** A drawn line parts a name for each column from what is below. */
  readonly named?: boolean;
  /** One row alone, each of its texts below a word of the names over it. */
  readonly rowNamed?: boolean;
  /** The columns, where drawing has said them. */
  readonly tracks?: Tracks;
}
