import { type Scale, type Tick, fitScale, moveTicks, placeOf } from "./fit-axis.ts";
import type { Label } from "./labels.ts";
import type { Shapes } from "./shapes.ts";
import { type Anchor, type Direction, Ticks } from "./ticks.ts";

/** Maximum error of a scale whose labels are moved to their ticks. */
const MAX_MOVED_ERROR_PT = 0.6;
/** Maximum gap between two labels of an axis, in steps. */
const MAX_GAP_STEPS = 1.3;
/** A label this far from its place on the scale, in steps, belongs to something else. */
const MIN_OFF_STEPS = 0.6;
/** Half the height of capitals, in font sizes. */
const HALF_CAPITAL_EM = 0.35;

/** A column or row of numbers to which a scale fits. */
export interface Axis {
  readonly direction: Direction;
  readonly scale: Scale;
  readonly labels: readonly Label[];
  /** All numbers of its row or column, including those that do not fit the scale, such as the last one if space is short. */
  readonly printed: readonly Tick[];
  /** Whether ticks or grid lines are at its labels. */
  readonly isDrawn: boolean;
}

/** The left, right or centre edges of the labels of one column agree to this many points. */
const SAME_EDGE = 1.6;
/** Share of labels that need a tick for an axis to count as drawn. */
const MIN_TICKED = 0.6;
/** More numbers are a table. */
const MAX_NUMBERS = 1500;
/** With fewer numbers there is no axis, and fewer ticks do not count as drawn. */
const MIN_LABELS = 3;

/**
 * Finds columns and rows of evenly rising numbers, drawn and long ones first. Returns none if none is drawn, as undrawn ones only complete a drawn
 * one.
 */
export function findAxes(labels: readonly Label[], shapes: Shapes): Axis[] {
  const numbers = labels.filter(({ number }) => number !== null);
  if (numbers.length < MIN_LABELS || numbers.length > MAX_NUMBERS) return [];
  const upright = numbers.filter(({ angle }) => angle === 0);
  const turned = numbers.filter(({ angle }) => angle % 180 === 90);
  const edges: ((label: Label) => number)[] = [
    ({ right }) => right,
    ({ left }) => left,
    ({ left, right }) => (left + right) / 2,
  ];
  const columns = [...groupsBy(upright, edges), ...groupsBy(turned, edges)];
  // Slanted and turned labels are in rows, too: they end at the same height.
  const rows = groupsBy(numbers, [({ bottom }) => bottom, ({ top }) => top]);
  const up: Side = { direction: "up", ticks: new Ticks("up", shapes.horizontal), anchors: UP_ANCHORS };
  const across: Side = { direction: "across", ticks: new Ticks("across", shapes.vertical), anchors: ACROSS_ANCHORS };
  const groups = [
    ...columns.map((group): Group => ({ group, side: up, axes: null })),
    ...rows.map((group): Group => ({ group, side: across, axes: null })),
  ];
  for (const one of groups) if (mayBeDrawn(one.group, one.side)) one.axes = toAxes(one.group, one.side);
  if (!groups.some(({ axes }) => axes?.some(({ isDrawn }) => isDrawn))) return [];
  const axes = groups
    // Of those that are not drawn, only rows under a plot are used.
    .flatMap(({ axes: own, group, side }) => own ?? (side.direction === "across" ? toAxes(group, side) : []))
    .sort((a, b) => Number(b.isDrawn) - Number(a.isDrawn) || b.labels.length - a.labels.length);
  const taken = new Set<Label>();
  return axes.filter(({ labels: own }) => {
    if (own.some((label) => taken.has(label))) return false;
    for (const label of own) taken.add(label);
    return true;
  });
}

/** The inputs for finding axes of one direction. */
interface Side {
  readonly direction: Direction;
  readonly ticks: Ticks;
  readonly anchors: readonly Anchor[];
}

interface Group {
  readonly group: readonly Label[];
  readonly side: Side;
  axes: Axis[] | null;
}

function mayBeDrawn(group: readonly Label[], { ticks, anchors }: Side): boolean {
  return anchors.some((anchor) => hasTicks(group, ticks, anchor));
}

/** Searching for ticks costs less than fitting a scale. */
function hasTicks(group: readonly Label[], ticks: Ticks, anchor: Anchor): boolean {
  let ticked = 0;
  return group.some((label) => ticks.at(label, anchor) !== null && ++ticked >= MIN_LABELS);
}

/** Labels that share one of their edges; once, if they share several, as the numbers of most tables do. */
function groupsBy(labels: readonly Label[], edges: readonly ((label: Label) => number)[]): Label[][] {
  const groups: Label[][] = [];
  const groupOf = edges.map(() => new Map<Label, Label[]>());
  const isKnown = (group: readonly Label[]): boolean =>
    groupOf.some((known) => {
      const before = known.get(group[0]!);
      return before?.length === group.length && group.every((label) => known.get(label) === before);
    });
  for (const [at, edge] of edges.entries()) {
    let open: Label[] = [];
    const close = (): void => {
      if (open.length < 2 || isKnown(open)) return;
      groups.push(open);
      for (const label of open) groupOf[at]!.set(label, open);
    };
    for (const label of labels.toSorted((a, b) => edge(a) - edge(b))) {
      if (open.length > 0 && edge(label) - edge(open[0]!) > SAME_EDGE) {
        close();
        open = [];
      }
      open.push(label);
    }
    close();
  }
  return groups;
}

/** Charts below or next to each other share an edge: each run of evenly spaced numbers is an axis of its own. */
function toAxes(group: readonly Label[], side: Side): Axis[] {
  const axes: Axis[] = [];
  let rest = group;
  for (let round = 0; round < 8 && rest.length >= MIN_LABELS; round++) {
    const axis = toAxis(rest, side);
    if (axis === null) break;
    axes.push(axis);
    const own = new Set(axis.labels);
    rest = rest.filter((label) => !own.has(label));
  }
  return axes;
}

/** Next to the tick, else above it, like labels on grid lines. */
const UP_ANCHORS: readonly Anchor[] = [(label) => middleOf(label, "up"), ({ bottom, size }) => bottom + 0.25 * size];
/** Below the centre of the tick, with one end of slanted text at the tick, or starting at the tick. */
const ACROSS_ANCHORS: readonly Anchor[] = [
  (label) => middleOf(label, "across"),
  ({ left, right }) => (left + right) / 2,
  ({ left }) => left,
];

/** The axis of the first anchor whose labels have ticks, else of the first one to which a scale fits. */
function toAxis(group: readonly Label[], side: Side): Axis | null {
  let first: Axis | null = null;
  for (const [at, anchor] of side.anchors.entries()) {
    if (at > 0 && !hasTicks(group, side.ticks, anchor)) continue;
    const axis = anchoredAxis(group, side, anchor);
    if (axis?.isDrawn === true) return axis;
    if (at === 0) first = axis;
  }
  return first;
}

function anchoredAxis(group: readonly Label[], { direction, ticks: drawn }: Side, anchor: Anchor): Axis | null {
  const ticks = group.map((label) => ({ at: anchor(label), value: label.number!.value }));
  const scale = fitScale(ticks, MIN_LABELS);
  if (scale === null) return null;
  if (direction === "across" && disagrees(group, scale, anchor)) return null;
  const labels = scale.ticks.map(({ at, value }) =>
    group.find((label, index) => ticks[index]!.at === at && isAlike(label.number!.value, value))!,
  );
  if (labels.some((label) => label === undefined)) return null;
  const places = labels.map((label) => drawn.at(label, anchor));
  const ticked = places.filter((at) => at !== null).length;
  const isDrawn = ticked >= Math.max(Math.min(MIN_LABELS, labels.length), MIN_TICKED * labels.length);
  const moved = isDrawn ? moveTicks(scale, places) : scale;
  // The ticks decide if they fit better than the centres of the labels.
  const isBetter = isDrawn && moved.error <= Math.max(MAX_MOVED_ERROR_PT, scale.error);
  return { direction, scale: isBetter ? moved : scale, labels, printed: ticks, isDrawn: isBetter };
}

/**
 * Whether the row has numbers that do not belong to the axis: hours that restart at midnight, years of two digits. Then all are names. The
 * first and the last label of an axis may be moved inwards by less than their distance from the next.
 */
function disagrees(group: readonly Label[], scale: Scale, anchor: Anchor): boolean {
  const { ticks } = scale;
  const [first, last] = [ticks[0]!.at, ticks.at(-1)!.at];
  const step = Math.abs((last - first) / (ticks.length - 1));
  const held = new Set(ticks.map(({ at }) => at));
  return group.some((label) => {
    const at = anchor(label);
    const gap = Math.max(first - at, at - last, 0);
    if (held.has(at) || gap > MAX_GAP_STEPS * step) return false;
    const value = label.number!.value;
    return (
      !(Math.abs(placeOf(scale, value) - at) < MIN_OFF_STEPS * step) && !isCutOff(label, gap > 0 ? at - last : 0, scale)
    );
  });
}

/** Whether a label after the last tick begins like the next value: the drawing ends within it. */
function isCutOff({ text }: Label, beyond: number, { ticks, kind }: Scale): boolean {
  if (beyond <= 0 || kind === "log" || ticks.length < 2) return false;
  const next = 2 * ticks.at(-1)!.value - ticks.at(-2)!.value;
  return String(Number(next.toPrecision(9))).startsWith(text.trim());
}

function isAlike(a: number, b: number): boolean {
  return Math.abs(a - b) <= 1e-9 * Math.max(Math.abs(a), Math.abs(b));
}

/** The centre of a label along its axis; for a slanted one, the end next to its tick. */
export function middleOf(label: Label, direction: Axis["direction"]): number {
  if (direction === "up") return (label.top + label.bottom) / 2;
  const isSlanted = label.angle % 90 !== 0;
  if (!isSlanted) return (label.left + label.right) / 2;
  // Rising text ends at its tick, falling text begins there.
  const half = HALF_CAPITAL_EM * label.size * Math.abs(Math.sin((label.angle * Math.PI) / 180));
  return label.angle > 180 ? label.right - half : label.left + half;
}
