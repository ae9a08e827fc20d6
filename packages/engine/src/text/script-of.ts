/** Superscripts and subscripts are smaller than this share of the line's size; those of browsers are 0.83 of it. */
export const MAX_SCRIPT_SIZE = 0.9;
/** In font sizes of the line: superscripts are 0.25 to 0.5 higher, subscripts 0.08 to 0.3 lower. */
const MIN_RISE = 0.17;
const MIN_DROP = 0.06;
const MAX_SHIFT = 0.75;

/**
 * In font sizes of the line: least shift of scripts that are as large as their line, as WeasyPrint and typewriters set them. Only chars of a word
 * of which others are on the baseline: a whole word may be another line's.
 */
export const MIN_LARGE_SHIFT = 0.25;

/**
 * Whether a char of this size and baseline is a superscript or subscript in its line.
 *
 * @param isInWord - whether other chars of its word are on the baseline
 */
export function scriptOf(
  charSize: number,
  charBaseline: number,
  line: { readonly size: number; readonly baseline: number },
  isInWord: boolean,
): "superscript" | "subscript" | undefined {
  const isLarge = charSize > MAX_SCRIPT_SIZE * line.size;
  if (isLarge && (!isInWord || charSize > 1.01 * line.size)) return undefined;
  const rise = (line.baseline - charBaseline) / line.size;
  if (rise >= (isLarge ? MIN_LARGE_SHIFT : MIN_RISE) && rise <= MAX_SHIFT) return "superscript";
  return -rise >= (isLarge ? MIN_LARGE_SHIFT : MIN_DROP) && -rise <= MAX_SHIFT ? "subscript" : undefined;
}
