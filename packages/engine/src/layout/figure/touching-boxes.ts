/** Finds boxes that touch: they share a field of a coarse raster of the page, or have neighbouring fields. */
import type { Box } from "../../geometry/box.ts";

/** Side of a raster field. Parts of one chart are closer than two fields, separate figures further apart. */
export const FIELD = 6;
/**
 * Up to this number, boxes are compared pairwise: most pages have few, and the raster has ten thousand fields. With two hundred boxes both methods
 * take equally long.
 */
const FEW = 128;

/**
 * Returns a label for each box. Boxes that touch, directly or through others, have the same label.
 *
 * @param columns - columns of the raster, at least two more than the boxes reach; the same for `rows`
 */
export function labelTouching(boxes: readonly Box[], columns: number, rows: number): Int32Array {
  if (boxes.length <= FEW) return compareAll(boxes, columns, rows);
  const raster = new Int32Array(columns * rows);
  for (const box of boxes) mark(raster, columns, rows, box);
  for (let row = 0; row < rows; row++) sumUp(raster, columns, row);
  const label = new Int32Array(raster.length);
  return Int32Array.from(boxes, ({ left, top }, index) => {
    const at = fieldAt(top, rows) * columns + fieldAt(left, columns);
    if (raster[at]! > 0 && label[at] === 0) spread(label, raster, columns, at, index + 1);
    return label[at]!;
  });
}

function compareAll(boxes: readonly Box[], columns: number, rows: number): Int32Array {
  const fields = Int32Array.from(
    boxes.flatMap(({ left, top, right, bottom }) => [
      fieldAt(left, columns - 1),
      fieldAt(top, rows - 1),
      fieldAt(right, columns - 1),
      fieldAt(bottom, rows - 1),
    ]),
  );
  const label = Int32Array.from(boxes.keys());
  for (let a = 1; a < boxes.length; a++) {
    for (let b = 0; b < a; b++) {
      if (label[a] !== label[b] && areNeighbours(fields, 4 * a, 4 * b)) relabel(label, label[a]!, label[b]!);
    }
  }
  return label;
}

function areNeighbours(fields: Int32Array, a: number, b: number): boolean {
  return (
    fields[a]! <= fields[b + 2]! + 1 &&
    fields[b]! <= fields[a + 2]! + 1 &&
    fields[a + 1]! <= fields[b + 3]! + 1 &&
    fields[b + 1]! <= fields[a + 3]! + 1
  );
}

function relabel(label: Int32Array, from: number, to: number): void {
  for (let at = 0; at < label.length; at++) if (label[at] === from) label[at] = to;
}

function fieldAt(position: number, count: number): number {
  return Math.max(0, Math.min(count - 1, Math.floor(position / FIELD)));
}

function mark(raster: Int32Array, columns: number, rows: number, box: Box): void {
  const left = fieldAt(box.left, columns - 1);
  const right = fieldAt(box.right, columns - 1);
  const top = fieldAt(box.top, rows - 1);
  const bottom = fieldAt(box.bottom, rows - 1);
  raster[top * columns + left]!++;
  raster[top * columns + right + 1]!--;
  raster[(bottom + 1) * columns + left]!--;
  raster[(bottom + 1) * columns + right + 1]!++;
}

/** Sums up how many boxes cover each field of a row; the rows above it are already summed up. */
function sumUp(raster: Int32Array, columns: number, row: number): void {
  let sum = 0;
  for (let at = row * columns; at < (row + 1) * columns; at++) {
    sum += raster[at]!;
    raster[at] = row === 0 ? sum : sum + raster[at - columns]!;
  }
}

/** Labels the covered fields that are connected to the one at `seed`. */
function spread(label: Int32Array, raster: Int32Array, columns: number, seed: number, name: number): void {
  const stack = [seed];
  label[seed] = name;
  while (stack.length > 0) {
    const at = stack.pop()!;
    const column = at % columns;
    const first = column === 0 ? 0 : -1;
    const last = column === columns - 1 ? 0 : 1;
    for (const row of [at - columns, at, at + columns]) {
      for (let other = row + first; other <= row + last; other++) {
        // No field outside the raster is covered.
        if (raster[other]! > 0 && label[other] === 0) {
          label[other] = name;
          stack.push(other);
        }
      }
    }
  }
}
