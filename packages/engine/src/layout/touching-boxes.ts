/**
 * Boxes that hang together: they share a field of a coarse raster of the page, or have neighbouring ones.
 */
import type { Edges } from "./text.ts";

/** Side of a raster field. Parts of one chart stand closer than two fields, separate figures further apart. */
export const FIELD = 6;
/**
 * Up to here boxes are compared each with each; most pages have a few, and the raster has ten thousand fields. Of two hundred boxes
 * both ways take as long.
 */
const FEW = 128;

/**
 * A label for each box, the same for boxes that hang together, directly or by others.
 *
 * @param columns - of the raster, at least two more than the boxes reach; `rows` likewise
 */
export function labelTouching(boxes: readonly Edges[], columns: number, rows: number): Int32Array {
  if (boxes.length <= FEW) return compareAll(boxes, columns, rows);
  const raster = new Int32Array(columns * rows);
  for (const box of boxes) mark(raster, columns, rows, box);
  sumUp(raster, columns, rows);
  const label = components(raster, columns, rows);
  return Int32Array.from(boxes, ({ left, top }) => label[fieldAt(top, rows) * columns + fieldAt(left, columns)]!);
}

function compareAll(boxes: readonly Edges[], columns: number, rows: number): Int32Array {
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

function mark(raster: Int32Array, columns: number, rows: number, box: Edges): void {
  const left = fieldAt(box.left, columns - 1);
  const right = fieldAt(box.right, columns - 1);
  const top = fieldAt(box.top, rows - 1);
  const bottom = fieldAt(box.bottom, rows - 1);
  raster[top * columns + left]!++;
  raster[top * columns + right + 1]!--;
  raster[(bottom + 1) * columns + left]!--;
  raster[(bottom + 1) * columns + right + 1]!++;
}

function sumUp(raster: Int32Array, columns: number, rows: number): void {
  for (let row = 0; row < rows; row++) {
    for (let column = 1; column < columns; column++) {
      raster[row * columns + column]! += raster[row * columns + column - 1]!;
    }
  }
  for (let at = columns; at < raster.length; at++) raster[at]! += raster[at - columns]!;
}

function components(raster: Int32Array, columns: number, rows: number): Int32Array {
  const label = new Int32Array(raster.length);
  const stack: number[] = [];
  let next = 0;
  for (let seed = 0; seed < raster.length; seed++) {
    if (raster[seed]! <= 0 || label[seed] !== 0) continue;
    label[seed] = ++next;
    stack.push(seed);
    while (stack.length > 0) {
      const at = stack.pop()!;
      const row = Math.floor(at / columns);
      const column = at % columns;
      for (let r = Math.max(0, row - 1); r <= Math.min(rows - 1, row + 1); r++) {
        for (let c = Math.max(0, column - 1); c <= Math.min(columns - 1, column + 1); c++) {
          const other = r * columns + c;
          if (raster[other]! > 0 && label[other] === 0) {
            label[other] = next;
            stack.push(other);
          }
        }
      }
    }
  }
  return label;
}
