import type { Box } from "../geometry/box.ts";
import type { Label } from "./labels.ts";
import { colorOf, WHITE } from "./marks.ts";
import type { Paint, Shape } from "./shape.ts";
import type { Shapes } from "./shapes.ts";

/** One entry of a legend. */
export interface Key {
  readonly label: Label;
  readonly colors: ReadonlySet<number>;
  readonly shapes: readonly Shape[];
  readonly box: Box;
}

/** From a key to its text, in sizes of the text; ggplot2 and LibreOffice set .5 to 1. */
const MAX_GAP = 1.9;
/** Keys are not longer than this (points). */
const MAX_KEY = 50;
/** The middles of a key and its text are at one height, to this share of its size. */
const MAX_OFF = 0.42;

/** Finds the entries of legends: a small shape and a text next to it. */
export function findKeys(labels: readonly Label[], shapes: Shapes, isData: (shape: Shape) => boolean): Key[] {
  const samples = [
    ...sampleStrokes(shapes),
    ...shapes.rectangles,
    ...shapes.symbols,
    ...shapes.polylines,
    ...shapes.outlines,
  ].filter((shape) => shape.right - shape.left <= MAX_KEY && shape.bottom - shape.top <= 24 && !isData(shape));
  const before = keysAt(labels, samples, "before");
  const after = keysAt(labels, samples, "after");
  return after.length > before.length ? after : before;
}

/** Short strokes are samples of lines. */
function sampleStrokes({ horizontal }: Shapes): Shape[] {
  return horizontal
    .filter(({ left, right }) => right - left >= 5 && right - left <= MAX_KEY)
    .map(({ paint, ...box }) => {
      const points = [
        { x: box.left, y: box.top },
        { x: box.right, y: box.top },
      ];
      return { ...box, paint, points, outline: points, isCurved: false };
    });
}

function keysAt(labels: readonly Label[], samples: readonly Shape[], side: "before" | "after"): Key[] {
  const keys: Key[] = [];
  for (const label of labels) {
    if (label.angle !== 0 || label.text.length > 60) continue;
    const near = samples.filter((shape) => isBeside(shape, label, side));
    if (near.length === 0) continue;
    const colors = new Set(
      near.flatMap(({ paint }) => [paint.fill, paint.stroke]).filter((color) => color !== null && color !== WHITE),
    );
    if (colors.size === 0) continue;
    const box = boundsOf([label, ...near]);
    keys.push({ label, colors: colors as Set<number>, shapes: near, box });
  }
  return keys;
}

function isBeside(shape: Box, label: Label, side: "before" | "after"): boolean {
  const height = shape.bottom - shape.top;
  if (height > 2.2 * label.size) return false;
  const off = Math.abs((shape.top + shape.bottom - label.top - label.bottom) / 2);
  if (off > MAX_OFF * label.size) return false;
  const gap = side === "before" ? label.left - shape.right : shape.left - label.right;
  const reach = side === "before" ? label.left - shape.left : shape.right - label.right;
  return gap > -1 && gap <= MAX_GAP * label.size && reach <= MAX_KEY + MAX_GAP * label.size;
}

function boundsOf(all: readonly Box[]): Box {
  return {
    left: Math.min(...all.map(({ left }) => left)),
    top: Math.min(...all.map(({ top }) => top)),
    right: Math.max(...all.map(({ right }) => right)),
    bottom: Math.max(...all.map(({ bottom }) => bottom)),
  };
}

/** Finds the entry of a legend that names a series: one that is drawn in its colour, with its dashes where several are. */
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
  const isWide = shapes.some(({ paint }) => Math.abs(paint.lineWidth - lineWidth) < 0.05);
  return (isDashed ? 2 : 0) + (isWide ? 1 : 0);
}
