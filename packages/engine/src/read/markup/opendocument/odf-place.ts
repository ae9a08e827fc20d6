import type { Place } from "../../../markup-layout/markup.ts";
import type { XmlElement } from "../../xml/xml-node.ts";

/** Points per unit of length (ODF 1.3, part 3, 18.3.18). */
const POINTS: Readonly<Record<string, number>> = {
  cm: 72 / 2.54,
  mm: 72 / 25.4,
  in: 72,
  pt: 1,
  pc: 12,
  px: 0.75,
};

/** A length in points; undefined if it is not a length. */
export function toPoints(length: string | undefined): number | undefined {
  const [, value, unit] = /^\s*(-?[\d.]+(?:e-?\d+)?)([a-z]{2})\s*$/i.exec(length ?? "") ?? [];
  const factor = POINTS[unit?.toLowerCase() ?? ""];
  const points = factor === undefined ? Number.NaN : Number(value) * factor;
  return Number.isFinite(points) ? points : undefined;
}

/** The place of a shape on its page, in points; groups do not affect it. Undefined if the shape has none. */
export function placeOfShape({ attributes }: XmlElement): Place | undefined {
  const length = (name: string): number | undefined => toPoints(attributes.get(`svg:${name}`));
  const [x1, y1, x2, y2] = [length("x1"), length("y1"), length("x2"), length("y2")];
  if (x1 !== undefined && y1 !== undefined && x2 !== undefined && y2 !== undefined) {
    return { left: Math.min(x1, x2), top: Math.min(y1, y2), width: Math.abs(x2 - x1), height: Math.abs(y2 - y1) };
  }
  const [width, height] = [length("width"), length("height")];
  if (width === undefined || height === undefined) return undefined;
  const own = { left: length("x") ?? 0, top: length("y") ?? 0, width: Math.abs(width), height: Math.abs(height) };
  const transform = attributes.get("draw:transform");
  return transform === undefined ? own : transformPlace(own, transform);
}

type Point = readonly [x: number, y: number];

/** The bounding box of a rotated and moved shape; transformations apply in order (ODF 1.3, part 3, 19.228). */
function transformPlace({ left, top, width, height }: Place, transform: string): Place {
  let corners: readonly Point[] = [
    [left, top],
    [left + width, top],
    [left, top + height],
    [left + width, top + height],
  ];
  for (const [, name, values = ""] of transform.matchAll(/(rotate|translate)\s*\(([^)]*)\)/g)) {
    const parts = values.split(/[\s,]+/).filter((part) => part !== "");
    if (name === "rotate") corners = corners.map((point) => rotate(point, Number(parts[0]) || 0));
    else {
      const [right = 0, down = 0] = parts.map((part) => toPoints(part) ?? 0);
      corners = corners.map(([x, y]) => [x + right, y + down]);
    }
  }
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { left: x, top: y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** Angles are in radians, counterclockwise. */
function rotate([x, y]: Point, angle: number): Point {
  return [x * Math.cos(angle) + y * Math.sin(angle), y * Math.cos(angle) - x * Math.sin(angle)];
}
