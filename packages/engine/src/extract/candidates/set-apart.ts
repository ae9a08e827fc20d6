import type { Place } from "../line-index/line-index.ts";

/** Set larger or smaller than the label, or only one of the two in bold: labels look alike, and values look alike. */
export function isSetApart(label: Place, value: Place): boolean {
  return label.line.bold !== value.line.bold || Math.abs(label.size - value.size) > 0.06 * label.size;
}
