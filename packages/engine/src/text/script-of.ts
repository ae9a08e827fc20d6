/** Superscripts and subscripts are smaller than this share of the line's size; those of browsers are 0.83 of it. */
export const MAX_SCRIPT_SIZE = 0.9;
/** In font sizes of the line: superscripts are 0.25 to 0.5 higher, subscripts 0.08 to 0.3 lower. */
const MIN_RISE = 0.17;
const MIN_DROP = 0.06;
const MAX_SHIFT = 0.75;

/** Whether a char of this size and baseline is a superscript or subscript in its line. */
export function scriptOf(
  charSize: number,
  charBaseline: number,
  line: { readonly size: number; readonly baseline: number },
): "superscript" | "subscript" | undefined {
  if (charSize > MAX_SCRIPT_SIZE * line.size) return undefined;
  const rise = (line.baseline - charBaseline) / line.size;
  if (rise >= MIN_RISE && rise <= MAX_SHIFT) return "superscript";
  return rise <= -MIN_DROP && rise >= -MAX_SHIFT ? "subscript" : undefined;
}
