import type { Box } from "../pdf/page-view.ts";
import type { PlacedGlyph } from "./text-order.ts";

/** Maximum distance between glyphs of one quad. */
const MAX_OFF_EM = 0.5;

/** A rectangle on its page, rotated with its line: ranges along a direction and across it, in the page's own space. */
export interface Quad {
  readonly angleDegrees: number;
  readonly along: readonly [from: number, to: number];
  readonly across: readonly [from: number, to: number];
}

export function boxToQuad({ x0, y0, x1, y1 }: Box): Quad {
  return { angleDegrees: 0, along: [x0, x1], across: [y0, y1] };
}

/** The rectangles around glyphs, one per line. */
export function glyphsToQuads(glyphs: readonly PlacedGlyph[]): Quad[] {
  const quads: { angleDegrees: number; along: [number, number]; across: [number, number]; size: number }[] = [];
  for (const glyph of glyphs) {
    const quad = glyphToQuad(glyph);
    const last = quads.at(-1);
    const isSame =
      last !== undefined &&
      Math.abs(last.angleDegrees - quad.angleDegrees) < 3 &&
      Math.abs(last.across[0] - quad.across[0]) < MAX_OFF_EM * glyph.size &&
      quad.along[0] > last.along[0] - MAX_OFF_EM * glyph.size &&
      quad.along[0] < last.along[1] + 4 * glyph.size;
    if (!isSame) quads.push({ ...quad, size: glyph.size });
    else {
      last.along = [Math.min(last.along[0], quad.along[0]), Math.max(last.along[1], quad.along[1])];
      last.across = [Math.min(last.across[0], quad.across[0]), Math.max(last.across[1], quad.across[1])];
    }
  }
  return quads.map(({ angleDegrees, along, across }) => ({ angleDegrees, along, across }));
}

function glyphToQuad(glyph: PlacedGlyph): { angleDegrees: number; along: [number, number]; across: [number, number] } {
  const { angleDegrees } = glyph;
  const [u0, v0] = turn(glyph.x, glyph.y, angleDegrees);
  const [u1] = turn(glyph.endX, glyph.endY, angleDegrees);
  const across = [v0 + glyph.descent, v0 + glyph.ascent].sort((a, b) => a - b) as [number, number];
  return { angleDegrees, along: [Math.min(u0, u1), Math.max(u0, u1)], across };
}

/** A point in the quad's rotated coordinates. */
function turn(x: number, y: number, angleDegrees: number): [number, number] {
  const radians = (angleDegrees * Math.PI) / 180;
  return [x * Math.cos(radians) + y * Math.sin(radians), y * Math.cos(radians) - x * Math.sin(radians)];
}

/** Its corners, in order around it. */
export function cornersOf({ angleDegrees, along, across }: Quad): [number, number][] {
  const back = (u: number, v: number): [number, number] => turn(u, v, -angleDegrees);
  return [back(along[0], across[0]), back(along[1], across[0]), back(along[1], across[1]), back(along[0], across[1])];
}

export function quadToBox(quad: Quad): Box {
  const corners = cornersOf(quad);
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) };
}

/** Whether a point lies inside; `inset` removes a share of the height at the top and bottom. */
export function isInside({ angleDegrees, along, across }: Quad, x: number, y: number, inset = 0): boolean {
  const [u, v] = turn(x, y, angleDegrees);
  const margin = (across[1] - across[0]) * inset;
  return u >= along[0] && u <= along[1] && v >= across[0] + margin && v <= across[1] - margin;
}
