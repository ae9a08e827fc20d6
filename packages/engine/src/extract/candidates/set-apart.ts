import type { Place } from "../line-index/line-index.ts";

/** Whether a value is larger or smaller than the label, or only one of the two is bold: labels share a style, and so do values. */
export function isSetApart(label: Place, value: Place): boolean {
  return label.line.bold !== value.line.bold || Math.abs(label.size - value.size) > 0.06 * label.size;
}
