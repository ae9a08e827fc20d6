import { unionBoxes } from "../geometry/box.ts";
import { median } from "../geometry/order.ts";
import { middleOf } from "./axes.ts";
import type { Label } from "./labels.ts";
import type { Word } from "../text/word.ts";
import type { Plot } from "./plot.ts";

/** Labels of one row begin at most this far below the nearest one. */
const MAX_ROW_GAP_EM = 0.55;
/** Maximum gap between the lines of one label. */
const MAX_LINE_GAP_EM = 0.38;

/** A category along an axis: its text and the centre of its label. */
export interface Category {
  readonly at: number;
  readonly text: string;
  readonly labels: readonly Label[];
}

/** Maximum distance from the plot to the first row of its categories, in points. */
const MAX_GAP = 30;
/** Maximum gap between lines of one label, in font sizes, ink to ink; titles have a larger distance. */
const MAX_LEADING = 0.58;

/**
 * The categories below a plot (or above it), or at its left (or right) side.
 *
 * @param slots - the places of ticks or marks: labels that are close to each other are split at them
 */
export function findCategories(
  labels: readonly Label[],
  plot: Plot,
  isUpright: boolean,
  slots: readonly number[],
): Category[] {
  const sides = isUpright ? ([1, -1] as const) : ([-1, 1] as const);
  for (const side of sides) {
    const found = isUpright ? labelRow(labels, plot, side, slots) : labelColumn(labels, plot, side);
    if (found.length > 0) return found;
  }
  return [];
}

/** @param side - 1 below the plot, -1 above it */
function labelRow(labels: readonly Label[], plot: Plot, side: 1 | -1, slots: readonly number[]): Category[] {
  const gapOf = ({ top, bottom }: Label): number => (side > 0 ? top - plot.bottom : plot.top - bottom);
  const within = labels.filter((label) => {
    const at = middleOf(label, "across");
    return at >= plot.left - 6 && at <= plot.right + 6 && gapOf(label) > -4 && gapOf(label) < MAX_GAP;
  });
  if (within.length === 0) return [];
  const nearest = Math.min(...within.map(gapOf));
  const first = within.filter((label) => gapOf(label) - nearest <= MAX_ROW_GAP_EM * label.size);
  // Rising labels are as long as their texts, but all begin next to the axis.
  const row = first.filter(({ angle }) => angle === first[0]!.angle).flatMap((label) => partLabel(label, slots));
  const categories = row
    .map((label) => ({ at: middleOf(label, "across"), labels: [label] }))
    .sort((a, b) => a.at - b.at);
  const pitch =
    categories.length > 1 ? median(categories.slice(1).map(({ at }, index) => at - categories[index]!.at)) : Infinity;
  if (side > 0 && row[0]!.angle === 0) addLines(categories, labels, pitch);
  return categories.map(({ at, labels: own }) => ({ at, labels: own, text: own.map(({ text }) => text).join(" ") }));
}

/** A label across several slots is several labels, with at least a word at each. */
function partLabel(label: Label, slots: readonly number[]): Label[] {
  const over = slots.filter((at) => at > label.left && at < label.right);
  if (label.angle !== 0 || over.length < 2) return [label];
  // Overlapping labels look like one word: it is split where a capital follows a small letter.
  const parts = label.text.split(/\s+|(?<=\p{Ll})(?=\p{Lu})/u);
  if (parts.length === over.length) {
    const half = (over[1]! - over[0]!) / 2;
    return over.map((at, index) => ({ ...label, left: at - half, right: at + half, text: parts[index]! }));
  }
  const bySlot = new Map<number, Word[]>();
  for (const word of label.words) {
    const middle = (word.left + word.right) / 2;
    const slot = over.reduce((best, at) => (Math.abs(at - middle) < Math.abs(best - middle) ? at : best));
    bySlot.set(slot, [...(bySlot.get(slot) ?? []), word]);
  }
  return [...bySlot.values()].map((words) => ({
    ...label,
    ...unionBoxes(words.map(({ ink }) => ink)),
    words,
    text: words.map(({ text }) => text).join(" "),
  }));
}

/** Adds the second and third lines of labels. */
function addLines(categories: { at: number; labels: Label[] }[], labels: readonly Label[], pitch: number): void {
  for (const category of categories) {
    for (let round = 0; round < 3; round++) {
      const last = category.labels.at(-1)!;
      const next = labels.find((label) => {
        const gap = label.top - last.bottom;
        const off = Math.abs(middleOf(label, "across") - category.at);
        return (
          label.angle === 0 && gap > -1 && gap < MAX_LEADING * label.size && off < 3 && label.right - label.left < pitch
        );
      });
      if (next === undefined || category.labels.includes(next)) break;
      category.labels.push(next);
    }
  }
}

/** @param side - -1 at the left of the plot, 1 at its right */
function labelColumn(labels: readonly Label[], plot: Plot, side: 1 | -1): Category[] {
  const gapOf = ({ left, right }: Label): number => (side < 0 ? plot.left - right : left - plot.right);
  const within = labels
    .filter(
      ({ angle, top, bottom }) =>
        angle === 0 && (top + bottom) / 2 > plot.top - 4 && (top + bottom) / 2 < plot.bottom + 4,
    )
    .filter((label) => gapOf(label) > -4 && gapOf(label) < MAX_GAP)
    .sort((a, b) => a.top - b.top);
  const groups: Label[][] = [];
  for (const label of within) {
    const last = groups.at(-1)?.at(-1);
    const isNext = last !== undefined && label.top - last.bottom < MAX_LINE_GAP_EM * label.size;
    if (isNext) groups.at(-1)!.push(label);
    else groups.push([label]);
  }
  return groups.map((group) => ({
    at: (group[0]!.top + group.at(-1)!.bottom) / 2,
    text: group.map(({ text }) => text).join(" "),
    labels: group,
  }));
}

/** Marks of one category are at most this far from its centre, in distances between two categories. */
const MAX_OFF = 0.5;

/** The category of each place; null if none is near. */
export function categoryAt(at: number, categories: readonly Category[], pitch: number): number | null {
  let best = -1;
  for (const [index, category] of categories.entries()) {
    if (best < 0 || Math.abs(category.at - at) < Math.abs(categories[best]!.at - at)) best = index;
  }
  return best >= 0 && Math.abs(categories[best]!.at - at) <= MAX_OFF * pitch ? best : null;
}

/** Typical distance of two categories. */
export function pitchOf(categories: readonly Category[], length: number): number {
  if (categories.length < 2) return length;
  return median(categories.slice(1).map(({ at }, index) => Math.abs(at - categories[index]!.at)));
}
