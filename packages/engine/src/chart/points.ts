import { isInside } from "../geometry/box.ts";
import { type Scale, valueAt } from "./fit-axis.ts";
import { keyOf, type MarkSeries, withoutDoubles } from "./marks.ts";
import type { Label } from "./labels.ts";
import type { Plot } from "./plot.ts";
import type { Shape } from "./shape.ts";
import type { Shapes } from "./shapes.ts";

/** Maximum distance of a marker from a corner of its line, in points. */
const ON_CORNER = 1.2;

/** Characters that programs print as markers. */
const MARKER = /^[•·∙◦○●◯□■▪▫△▲▽▼◇◆×✕✖+∗*⋆★☆⊕⊙]$/u;

export function isMarkerText(text: string): boolean {
  return MARKER.test(text);
}

export function isMarker({ text, angle }: Label): boolean {
  return angle === 0 && isMarkerText(text);
}

/** The symbol that a marker printed as a character draws. */
export function toSymbol({ left, top, right, bottom, color }: Label): Shape {
  const points = [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
  const paint = { fill: color, stroke: null, lineWidth: 0, dashes: "" };
  return { left, top, right, bottom, paint, points, outline: points, isCurved: true };
}

/** Reads markers: those of lines give their corners a box, the others are separate points. */
export function readPoints(
  { symbols }: Shapes,
  plot: Plot,
  scale: Scale,
  drawn: readonly MarkSeries[],
  keys: ReadonlySet<Shape>,
): MarkSeries[] {
  const corners = new Set<string>();
  for (const { marks } of drawn) {
    for (const { end } of marks) for (const cell of cellsAround(end.x, end.y)) corners.add(cell);
  }
  const inner = symbols.filter((shape) => isInside(shape, plot, 1.5) && !keys.has(shape));
  const groups = new Map<string, Shape[]>();
  for (const shape of withoutDoubles(inner)) {
    const [x, y] = [(shape.left + shape.right) / 2, (shape.top + shape.bottom) / 2];
    if (corners.has(`${Math.round(x / ON_CORNER)} ${Math.round(y / ON_CORNER)}`)) continue;
    const corners_ = shape.isCurved ? "round" : shape.points.length;
    const key = `${keyOf(shape.paint)} ${corners_}`;
    groups.set(key, [...(groups.get(key) ?? []), shape]);
  }
  return [...groups].map(([key, shapes]) => ({
    kind: "scatter",
    key,
    paint: shapes[0]!.paint,
    marks: shapes.map((shape) => {
      const { left, top, right, bottom } = shape;
      const end = { x: (left + right) / 2, y: (top + bottom) / 2 };
      return { at: end.x, value: valueAt(scale, end.y), box: { left, top, right, bottom }, end };
    }),
  }));
}

function cellsAround(x: number, y: number): string[] {
  const [column, row] = [Math.round(x / ON_CORNER), Math.round(y / ON_CORNER)];
  return [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => `${column + dx} ${row + dy}`));
}
