import type { PlacedBlock } from "./document.ts";

export interface Label {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** CSS pixels at 100 %; on a small page the labels shrink, but stay readable. */
const HEIGHT = 14;
const MIN_HEIGHT = 9;
/** Width of a sheet of paper at 100 %. */
const PAPER_WIDTH = 800;

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * The place of each block's number: left of the box's corner if it covers no other block there, otherwise above the box, otherwise inside. A number
 * in the gap between columns would cover the first column, and one above a paragraph the last line of the previous one.
 */
export function placeLabels(blocks: readonly PlacedBlock[], page: Size): ReadonlyMap<number, Label> {
  const boxes = blocks.map(({ bbox: { left, top, width, height } }) => ({
    x: left * page.width,
    y: top * page.height,
    width: width * page.width,
    height: height * page.height,
  }));
  const height = Math.max(MIN_HEIGHT, Math.min(HEIGHT, (HEIGHT * page.width) / PAPER_WIDTH));
  return new Map(
    blocks.map(({ id, number }, at) => {
      const box = boxes[at]!;
      const width = height * (0.5 + 0.45 * String(number).length);
      const places = [
        { x: box.x - width - 3, y: box.y - 2 },
        { x: box.x - 2, y: box.y - height - 2 },
      ].map((place) => ({ ...place, width, height }));
      const free = places.find(
        (place) =>
          place.x >= 0 &&
          place.y >= 0 &&
          boxes.every((other, index) => index === at || contains(other, box) || !meet(place, other)),
      );
      return [id, free ?? { x: box.x - 2, y: Math.max(0, box.y - 2), width, height }];
    }),
  );
}

function meet(a: Label, b: Label): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** Whether one box contains the other, as a figure contains its labels: a number over the figure covers no text. */
function contains(outer: Label, inner: Label): boolean {
  return (
    outer.x <= inner.x &&
    outer.y <= inner.y &&
    outer.x + outer.width >= inner.x + inner.width &&
    outer.y + outer.height >= inner.y + inner.height
  );
}
