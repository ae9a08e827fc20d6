import type { Label } from "./labels.ts";
import type { Mark } from "./marks.ts";

/** Maximum error of a printed number, in units of its last digit. */
const ROUNDING = 0.55;

/** Maximum distance of a printed value from the end of its bar or the corner of its line (points). */
const MAX_ACROSS = 14;
const MAX_ALONG = 18;
/** Share of the axis range by which a printed value may differ from the drawing. */
const MAX_DIFFERENCE = 0.02;

/** The value printed at a mark. */
export interface PrintedValue {
  readonly label: Label;
  readonly value: number;
}

/** Assigns printed numbers to marks, the nearest first; one that differs from the drawing belongs to something else. */
export function matchPrinted(marks: readonly Mark[], labels: readonly Label[], reach: number): Map<Mark, PrintedValue> {
  const numbers = labels.filter(({ number }) => number !== null);
  const ties: { readonly mark: Mark; readonly printed: PrintedValue; readonly distance: number }[] = [];
  for (const mark of marks) {
    for (const label of numbers) {
      const distance = distanceOf(mark, label);
      if (distance === null) continue;
      const value = agreeing(label, mark.value, reach);
      if (value !== null) ties.push({ mark, printed: { label, value }, distance });
    }
  }
  const found = new Map<Mark, PrintedValue>();
  const taken = new Set<Label>();
  for (const { mark, printed } of ties.sort((a, b) => a.distance - b.distance)) {
    if (found.has(mark) || taken.has(printed.label)) continue;
    found.set(mark, printed);
    taken.add(printed.label);
  }
  return found;
}

/** Labels are above or below a mark, next to its end, or inside its bar. */
function distanceOf({ box, end }: Mark, label: Label): number | null {
  const [x, y] = [(label.left + label.right) / 2, (label.top + label.bottom) / 2];
  const isInBar = x > box.left && x < box.right && y > box.top && y < box.bottom;
  const across = Math.max(label.left - end.x, end.x - label.right, 0);
  const along = Math.max(label.top - end.y, end.y - label.bottom, 0);
  if (isInBar) return Math.min(across + along, 4);
  const isNear = (across <= MAX_ACROSS && along <= 6) || (across <= 2 && along <= MAX_ALONG);
  return isNear ? across + along : null;
}

/** Values are printed in the unit of the axis, or in thousands or millions of it. */
function agreeing({ number }: Label, measured: number, reach: number): number | null {
  const rounding = ROUNDING * 10 ** -number!.decimals;
  return Math.abs(number!.value - measured) <= Math.max(MAX_DIFFERENCE * reach, rounding) ? number!.value : null;
}
