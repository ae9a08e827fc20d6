import { Tracks } from "../src/table/columns/tracks.ts";

/** Columns from 0 to 60, from 100 to 150 and from 200 to 300 points. */
export const threeColumns: Tracks = new Tracks({
  left: 0,
  right: 300,
  separators: [
    { start: 60, end: 100 },
    { start: 150, end: 200 },
  ],
});
