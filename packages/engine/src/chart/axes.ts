import type { Box } from "../geometry/box.ts";
import { type Scale, type Tick, fitScale, moveTicks, placeOf } from "./fit-axis.ts";
import type { Label } from "./labels.ts";
import type { Stroke } from "./shape.ts";
import type { Shapes } from "./shapes.ts";

/** A column or a row of numbers that a scale fits. */
export interface Axis {
  readonly direction: "up" | "across";
  readonly scale: Scale;
  readonly labels: readonly Label[];
  /** All numbers of its row or column, also those that are off the scale, as the last one does where room is short. */
  readonly printed: readonly Tick[];
  /** Ticks or lines of a grid are at its labels. */
  readonly isDrawn: boolean;
}

/** Labels of one column end, start or are centred at one edge, to this many points. */
const SAME_EDGE = 1.6;
/** A tick is this close to the middle of its label, in sizes of the label. */
const MAX_TICK_OFF = 0.5;
/** From a label to its tick, in points. */
const MAX_TICK_GAP = 24;
/** Share of labels that need a tick for an axis to count as drawn. */
const MIN_TICKED = 0.6;
/** More numbers are a table. */
const MAX_NUMBERS = 1500;

/** Finds columns and rows of numbers that rise evenly, the longest first. */
export function findAxes(labels: readonly Label[], shapes: Shapes, least = 3): Axis[] {
  const numbers = labels.filter(({ number }) => number !== null);
  if (numbers.length < least || numbers.length > MAX_NUMBERS) return [];
  const upright = numbers.filter(({ angle }) => angle === 0);
  const turned = numbers.filter(({ angle }) => angle % 180 === 90);
  const edges: ((label: Label) => number)[] = [
    ({ right }) => right,
    ({ left }) => left,
    ({ left, right }) => (left + right) / 2,
  ];
  const columns = [...groupsBy(upright, edges), ...groupsBy(turned, edges)];
  // Slanted and turned labels are in rows, too: they end at one height.
  const rows = groupsBy(numbers, [({ bottom }) => bottom, ({ top }) => top]);
  const axes = [
    ...columns.flatMap((group) => toAxes(group, "up", shapes, least)),
    ...rows.flatMap((group) => toAxes(group, "across", shapes, least)),
  ].sort((a, b) => Number(b.isDrawn) - Number(a.isDrawn) || b.labels.length - a.labels.length);
  const taken = new Set<Label>();
  return axes.filter(({ labels: own }) => {
    if (own.some((label) => taken.has(label))) return false;
    for (const label of own) taken.add(label);
    return true;
  });
}

/** Labels that share one of their edges. */
function groupsBy(labels: readonly Label[], edges: readonly ((label: Label) => number)[]): Label[][] {
  const groups: Label[][] = [];
  for (const edge of edges) {
    let open: Label[] = [];
    for (const label of labels.toSorted((a, b) => edge(a) - edge(b))) {
      if (open.length > 0 && edge(label) - edge(open[0]!) > SAME_EDGE) {
        groups.push(open);
        open = [];
      }
      open.push(label);
    }
    groups.push(open);
  }
  return groups.filter((group) => group.length >= 2);
}

/** Charts under or side by side share an edge: each run of evenly set numbers is an axis of its own. */
function toAxes(group: readonly Label[], direction: Axis["direction"], shapes: Shapes, least: number): Axis[] {
  const axes: Axis[] = [];
  let rest = group;
  for (let round = 0; round < 8 && rest.length >= least; round++) {
    const axis = toAxis(rest, direction, shapes, least);
    if (axis === null) break;
    axes.push(axis);
    const own = new Set(axis.labels);
    rest = rest.filter((label) => !own.has(label));
  }
  return axes;
}

/** Where labels are set by their ticks: a label's place along its axis. */
type Anchor = (label: Label) => number;

/** Next to the tick, else over it, as labels on the lines of a grid are. */
const UP_ANCHORS: readonly Anchor[] = [(label) => middleOf(label, "up"), ({ bottom, size }) => bottom + 0.25 * size];
/** Under the middle of the tick, at one end of slanted text, or from the tick on. */
const ACROSS_ANCHORS: readonly Anchor[] = [
  (label) => middleOf(label, "across"),
  ({ left, right }) => (left + right) / 2,
  ({ left }) => left,
];

/** The axis of the first anchor whose labels have ticks; else of the first one that a scale fits. */
function toAxis(group: readonly Label[], direction: Axis["direction"], shapes: Shapes, least: number): Axis | null {
  let first: Axis | null = null;
  for (const anchor of direction === "up" ? UP_ANCHORS : ACROSS_ANCHORS) {
    const axis = anchoredAxis(group, direction, shapes, least, anchor);
    if (axis?.isDrawn === true) return axis;
    if (anchor === UP_ANCHORS[0] || anchor === ACROSS_ANCHORS[0]) first = axis;
  }
  return first;
}

function anchoredAxis(
  group: readonly Label[],
  direction: Axis["direction"],
  shapes: Shapes,
  least: number,
  anchor: Anchor,
): Axis | null {
  const places = new Map(group.map((label) => [label, anchor(label)]));
  const ticks = group.map((label) => ({ at: places.get(label)!, value: label.number!.value }));
  const scale = fitScale(ticks, least);
  if (scale === null || !isEven(scale)) return null;
  if (direction === "across" && disagrees(group, scale, anchor)) return null;
  const labels = scale.ticks.map(({ at, value }) =>
    group.find((label) => places.get(label) === at && isAlike(label.number!.value, value))!,
  );
  if (labels.some((label) => label === undefined)) return null;
  const drawn = labels.map((label) => tickAt(label, places.get(label)!, direction, shapes));
  const ticked = drawn.filter((at) => at !== null).length;
  const isDrawn = ticked >= Math.max(Math.min(3, labels.length), MIN_TICKED * labels.length);
  const moved = isDrawn ? moveTicks(scale, drawn) : scale;
  // The ticks decide where they agree better than the labels' middles.
  const isBetter = isDrawn && moved.error <= Math.max(0.6, scale.error);
  return { direction, scale: isBetter ? moved : scale, labels, printed: ticks, isDrawn: isBetter };
}

/**
 * Numbers in one row with an axis that are not of it: hours that begin again at midnight, years of two digits. They are names. The
 * first and the last of an axis may be moved inwards by less than their distance from the next.
 */
function disagrees(group: readonly Label[], scale: Scale, anchor: Anchor): boolean {
  const { ticks } = scale;
  const [first, last] = [ticks[0]!.at, ticks.at(-1)!.at];
  const step = Math.abs((last - first) / (ticks.length - 1));
  const held = new Set(ticks.map(({ at }) => at));
  return group.some((label) => {
    const at = anchor(label);
    const gap = Math.max(first - at, at - last, 0);
    if (held.has(at) || gap > 1.3 * step) return false;
    const value = label.number!.value;
    return !(Math.abs(placeOf(scale, value) - at) < 0.6 * step);
  });
}

function isAlike(a: number, b: number): boolean {
  return Math.abs(a - b) <= 1e-9 * Math.max(Math.abs(a), Math.abs(b));
}

/** Labels of an axis are at equal distances, or at whole multiples where some are left out; numbers of a text do not. */
function isEven({ ticks, kind }: Scale): boolean {
  const gaps = ticks.slice(1).map(({ at }, index) => at - ticks[index]!.at);
  const least = Math.min(...gaps);
  if (least < 5) return false;
  const values = ticks.map(({ value }) => value);
  if (kind === "log") {
    return Math.max(...values) >= 9 * Math.min(...values) && values.every((value) => digitsOf(value) === 1);
  }
  const isRegular = gaps.every((gap) => Math.abs(gap / least - Math.round(gap / least)) < 0.2 && gap / least < 4.5);
  const steps = values.slice(1).map((value, at) => Math.abs(value - values[at]!));
  return isRegular && isRound(Math.min(...steps), values);
}

/** Axes count in steps of few digits, or in multiples of one step; values that happen to be evenly do not. */
function isRound(step: number, values: readonly number[]): boolean {
  const rounded = Number(step.toPrecision(3));
  if (digitsOf(Number(step.toPrecision(2))) <= 2 && Math.abs(step - Number(step.toPrecision(2))) < 0.01 * step) {
    return true;
  }
  return values.every((value) => Math.abs(value / rounded - Math.round(value / rounded)) < 0.02);
}

/** Significant digits of a number. */
function digitsOf(value: number): number {
  return Math.abs(value).toExponential(9).replace(/e.*$/, "").replace(".", "").replace(/0+$/, "").length;
}

/** The middle of a label along its axis; a slanted one is set by the end that is next to its tick. */
export function middleOf(label: Label, direction: Axis["direction"]): number {
  if (direction === "up") return (label.top + label.bottom) / 2;
  const isSlanted = label.angle % 90 !== 0;
  if (!isSlanted) return (label.left + label.right) / 2;
  // Rising text ends at its tick, falling text starts there.
  const half = 0.35 * label.size * Math.abs(Math.sin((label.angle * Math.PI) / 180));
  return label.angle > 180 ? label.right - half : label.left + half;
}

/** Where the tick or the line of a grid at a label is drawn. */
function tickAt(
  label: Label,
  middle: number,
  direction: Axis["direction"],
  { horizontal, vertical }: Shapes,
): number | null {
  const strokes = direction === "up" ? horizontal : vertical;
  let best: { readonly at: number; readonly distance: number } | null = null;
  for (const stroke of strokes) {
    const at = direction === "up" ? (stroke.top + stroke.bottom) / 2 : (stroke.left + stroke.right) / 2;
    const gap = gapTo(label, stroke, direction);
    if (Math.abs(at - middle) > MAX_TICK_OFF * label.size || gap > MAX_TICK_GAP) continue;
    // Frames of values that are printed at marks begin over the labels; ticks and lines of a grid do not.
    if (direction === "up" && stroke.left > label.left + 1 && stroke.left < label.right - 1) continue;
    // What begins next to the label, before what is drawn further inside, such as the frame of a legend.
    const distance = Math.abs(at - middle) + Math.max(0, gap);
    if (best === null || distance < best.distance) best = { at, distance };
  }
  return best?.at ?? null;
}

function gapTo(label: Box, stroke: Stroke, direction: Axis["direction"]): number {
  if (direction === "up") return Math.max(stroke.left - label.right, label.left - stroke.right);
  return Math.max(stroke.top - label.bottom, label.top - stroke.bottom);
}
