/** Maximum leading inside a cell, in font sizes; single-spaced lines of one text measure 1.1 to 1.4. */
export const WIDEST_LEADING: number = 1.45;
/** Minimum leading inside a text, in font sizes; closer lines are side by side, in the middle of a row. */
export const MIN_LEADING: number = 0.85;
