import type { Place } from "../line-index/line-index.ts";

/** Maximum difference of sizes that are the same. */
const MAX_SIZE_CHANGE = 0.06;

/** Whether a value is larger or smaller than the label, or only one of the two is bold: labels share a style, and so do values. */
export function isSetApart(label: Place, value: Place): boolean {
  return label.line.bold !== value.line.bold || Math.abs(label.size - value.size) > MAX_SIZE_CHANGE * label.size;
}
