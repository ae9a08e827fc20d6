import type { Box } from "../geometry/box.ts";
import type { Label } from "./labels.ts";
import { colorOf, WHITE } from "./marks.ts";
import type { Paint, Shape } from "./shape.ts";
import type { Shapes } from "./shapes.ts";

/** Maximum distance of the left edges of a sample and the text below it. */
const MAX_INDENT_EM = 0.5;
/** Maximum overlap of a sample and its text. */
const MAX_OVERLAP_EM = 0.2;
/** Maximum gap between a sample and its text. */
const MAX_SAMPLE_GAP_EM = 1.2;
/** Maximum height of a sample. */
const MAX_SAMPLE_HEIGHT_EM = 2.2;
/** Lines whose widths differ by less have the same width. */
const SAME_WIDTH_PT = 0.05;

/** One entry of a legend. */
export interface Key {
  readonly label: Label;
  readonly colors: ReadonlySet<number>;
  readonly shapes: readonly Shape[];
  readonly box: Box;
}

/** From a key to its text, in font sizes of the text; ggplot2 and LibreOffice use .5 to 1. */
const MAX_GAP = 1.9;
/** Maximum length of a key (points). */
const MAX_KEY = 50;
/** Maximum length of a band above its name (points); those of Frappe are 75. */
const MAX_BAND = 120;
/** The centres of a key and its text are at the same height, to this share of the font size. */
const MAX_OFF = 0.42;

/** The small shapes of a page that may be legend keys, indexed by position: each label is looked up for every plot. */
export class Samples {
  readonly #shapes: readonly Shape[];
  /** Twice the centre of each. */
  readonly #middles: Float64Array;
  readonly #before = new Map<Label, Key | null>();
  readonly #after = new Map<Label, Key | null>();
  readonly #findBands: () => readonly Shape[];
  #bands: readonly Shape[] | undefined;

  constructor(shapes: Shapes, isData: (shape: Shape) => boolean = () => false) {
    this.#shapes = [
      ...sampleStrokes(shapes),
      ...shapes.rectangles,
      ...shapes.symbols,
      ...shapes.polylines,
      ...shapes.outlines,
    ].filter((shape) => shape.right - shape.left <= MAX_KEY && shape.bottom - shape.top <= 24 && !isData(shape));
    this.#findBands = () =>
      [...sampleStrokes(shapes, MAX_BAND), ...shapes.rectangles].filter(
        (shape) => shape.right - shape.left <= MAX_BAND && shape.bottom - shape.top <= 8 && !isData(shape),
      );
    this.#middles = Float64Array.from(this.#shapes, ({ top, bottom }) => top + bottom);
  }

  /** The legend entries among labels with a key at one side. */
  keysAt(labels: readonly Label[], side: Side): Key[] {
    const known = side === "before" ? this.#before : this.#after;
    return labels.flatMap((label) => {
      let key = known.get(label);
      if (key === undefined) known.set(label, (key = this.#keyAt(label, side)));
      return key ?? [];
    });
  }

  /** Names that are each below a line or a band of their colour; a single one may be a rule above a text. */
  keysUnder(labels: readonly Label[]): Key[] {
    const bands = (this.#bands ??= this.#findBands());
    const keys = labels.flatMap((label) => keyOf(label, () => bands.filter((band) => isOver(band, label))) ?? []);
    const colors = new Set(keys.flatMap((key) => [...key.colors]));
    return keys.length > 1 && colors.size === keys.length ? keys : [];
  }

  #keyAt(label: Label, side: Side): Key | null {
    return keyOf(label, () => this.#near(label, side));
  }

  /** The small shapes at the height of a label that may be its key in a legend of two columns. */
  besideColumn(label: Label, side: Side): readonly Shape[] {
    return this.#near(label, side, MAX_COLUMN_GAP);
  }

  #near(label: Label, side: Side, longest: number = MAX_GAP): Shape[] {
    const near: Shape[] = [];
    for (let at = 0; at < this.#shapes.length; at++) {
      const off = Math.abs((this.#middles[at]! - label.top - label.bottom) / 2);
      const shape = this.#shapes[at]!;
      if (off <= MAX_OFF * label.size && isAdjacent(shape, label, side, longest)) near.push(shape);
    }
    return near;
  }
}

type Side = "before" | "after";

function keyOf(label: Label, findNear: () => readonly Shape[]): Key | null {
  if (label.angle !== 0 || label.text.length > 60) return null;
  const near = findNear();
  if (near.length === 0) return null;
  const colors = new Set(
    near.flatMap(({ paint: { fill, stroke } }) => [fill ?? WHITE, stroke ?? WHITE]).filter((color) => color !== WHITE),
  );
  return colors.size === 0 ? null : { label, colors, shapes: near, box: boundsOf([label, ...near]) };
}

/** Finds legend entries: a small shape and a text next to it. */
export function findKeys(labels: readonly Label[], samples: Samples): Key[] {
  const before = samples.keysAt(labels, "before");
  const after = samples.keysAt(labels, "after");
  if (before.length === 0 && after.length === 0) return samples.keysUnder(labels);
  const side = after.length > before.length ? "after" : "before";
  return withRestOfColumn(side === "after" ? after : before, labels, samples, side);
}

/** Maximum gap between a key and its text if both are in columns that other entries define, in font sizes. */
const MAX_COLUMN_GAP = 12;
/** Entries of one column begin or end at the same place, to this many points. */
const SAME_COLUMN = 1;

/** Keys and texts of a legend may be in two columns, aligned at their outer sides: short names are then far from their keys. */
function withRestOfColumn(keys: readonly Key[], labels: readonly Label[], samples: Samples, side: Side): Key[] {
  const known = new Set(keys.map(({ label }) => label));
  const rest = labels.filter((label) => !known.has(label) && keys.some((key) => isInColumn(label, key.label)));
  const more = rest.flatMap((label) => {
    const near = samples.besideColumn(label, side);
    const own = near.filter((shape) => keys.some((key) => isInColumn(label, key.label) && isKeyAbove(shape, key)));
    return keyOf(label, () => own) ?? [];
  });
  return more.length === 0 ? [...keys] : [...keys, ...more].toSorted((a, b) => a.label.top - b.label.top);
}

function isInColumn(label: Label, other: Label): boolean {
  const isAligned =
    Math.abs(label.left - other.left) <= SAME_COLUMN || Math.abs(label.right - other.right) <= SAME_COLUMN;
  return isAligned && label.size === other.size;
}

function isKeyAbove({ left, right }: Box, { shapes }: Key): boolean {
  return shapes.some(
    (shape) => Math.abs(shape.left - left) <= SAME_COLUMN && Math.abs(shape.right - right) <= SAME_COLUMN,
  );
}

/** Short strokes are keys of lines. */
function sampleStrokes({ horizontal }: Shapes, longest: number = MAX_KEY): Shape[] {
  return horizontal
    .filter(({ left, right }) => right - left >= 5 && right - left <= longest)
    .map(({ paint, ...box }) => {
      const points = [
        { x: box.left, y: box.top },
        { x: box.right, y: box.top },
      ];
      return { ...box, paint, points, outline: points, isCurved: false };
    });
}

/** Whether both begin at the same place, or one is above the centre of the other. */
function isOver(shape: Box, label: Label): boolean {
  const gap = label.top - shape.bottom;
  const begins = Math.abs(shape.left - label.left) <= MAX_INDENT_EM * label.size;
  const isCentred = Math.abs(shape.left + shape.right - label.left - label.right) <= label.size;
  return gap > -MAX_OVERLAP_EM * label.size && gap <= MAX_SAMPLE_GAP_EM * label.size && (begins || isCentred);
}

function isAdjacent(shape: Box, label: Label, side: Side, longest: number): boolean {
  if (shape.bottom - shape.top > MAX_SAMPLE_HEIGHT_EM * label.size) return false;
  const gap = side === "before" ? label.left - shape.right : shape.left - label.right;
  const reach = side === "before" ? label.left - shape.left : shape.right - label.right;
  return gap > -1 && gap <= longest * label.size && reach <= MAX_KEY + longest * label.size;
}

function boundsOf(all: readonly Box[]): Box {
  return {
    left: Math.min(...all.map(({ left }) => left)),
    top: Math.min(...all.map(({ top }) => top)),
    right: Math.max(...all.map(({ right }) => right)),
    bottom: Math.max(...all.map(({ bottom }) => bottom)),
  };
}

/** Finds the legend entry that names a series: one in its colour, and with its dashes if several have that colour. */
export function matchKeys<Series extends { readonly paint: Paint }>(
  series: readonly Series[],
  keys: readonly Key[],
): Map<Series, Key> {
  const ties = series.flatMap((one) =>
    keys
      .filter(({ colors }) => colors.has(colorOf(one.paint)))
      .map((key) => ({ one, key, likeness: likeness(one.paint, key) })),
  );
  const found = new Map<Series, Key>();
  const taken = new Set<Key>();
  for (const { one, key } of ties.sort((a, b) => b.likeness - a.likeness)) {
    if (found.has(one) || taken.has(key)) continue;
    found.set(one, key);
    taken.add(key);
  }
  return found;
}

function likeness({ dashes, lineWidth }: Paint, { shapes }: Key): number {
  const isDashed = shapes.some(({ paint }) => paint.stroke !== null && paint.dashes === dashes);
  const isWide = shapes.some(({ paint }) => Math.abs(paint.lineWidth - lineWidth) < SAME_WIDTH_PT);
  return (isDashed ? 2 : 0) + (isWide ? 1 : 0);
}
