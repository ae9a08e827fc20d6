/** Lines of one text are 1.1 to 1.4 font sizes apart, where they are single-spaced; in cells at most this. */
export const WIDEST_LEADING: number = 1.45;
/** Lines closer than this, in font sizes, cannot be of one text: they are side by side, in the middle of a row. */
export const MIN_LEADING: number = 0.85;
