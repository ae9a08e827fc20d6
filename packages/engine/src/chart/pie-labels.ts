import type { Label } from "./labels.ts";
import { readNumber } from "./numbers.ts";
import type { Sector } from "./sectors.ts";
import type { Point } from "./shape.ts";
import type { Shapes } from "./shapes.ts";

/** Maximum gap between a label and the end of its leader. */
const MAX_LABEL_GAP_EM = 0.9;
/** Maximum distance of a label from a leader's line. */
const MAX_ASIDE_EM = 1.2;
/** Labels nearer to the centre, in radii, belong to the whole pie. */
const MIN_OFF_SHARE = 0.12;
/** Maximum distance of a label from the centre. */
const MAX_OFF_RADII = 1.45;

/** Share of the whole by which a printed value may differ from its sector. */
export const MAX_DIFFERENCE: number = 0.015;

/** The labels of each sector, by their values if these are conclusive, else by their places. */
export function labelsOfSectors(sectors: readonly Sector[], labels: readonly Label[], shapes: Shapes): Label[][] {
  return byValue(sectors, labels) ?? bySector(sectors, labels, shapes);
}

/** The labels of each sector: those connected by lines, those inside it, then those next to it. */
function bySector(sectors: readonly Sector[], labels: readonly Label[], shapes: Shapes): Label[][] {
  const texts: Label[][] = sectors.map(() => []);
  for (const label of labels) {
    const at = leaderSector(label, sectors, shapes) ?? directionSector(label, sectors);
    if (at !== null) texts[at]!.push(label);
  }
  return texts.map((list) => adjoining(list, sectors[0]!.center).toSorted((a, b) => a.top - b.top || a.left - b.left));
}

/** Degrees around its sector within which a label with a matching value may be. */
const MAX_ASIDE = 75;

/**
 * The label of each sector by its value: if there is one label per sector that ends in a number, and the numbers are proportional to the sectors.
 * Labels of thin sectors are moved sideways, so their direction misleads.
 */
function byValue(sectors: readonly Sector[], labels: readonly Label[]): Label[][] | null {
  const { center } = sectors[0]!;
  const valued = labels.flatMap((label) => {
    const value = readNumber(label.text.split(/\s+/).at(-1)!)?.value;
    return value === undefined || value <= 0 || !/\p{L}|\s/u.test(label.text) ? [] : [{ label, value }];
  });
  if (valued.length !== sectors.length) return null;
  const total = valued.reduce((sum, { value }) => sum + value, 0);
  const free = new Set(valued);
  const found = sectors.map(({ share, middle }) => {
    const [best] = [...free]
      .map((one) => ({ one, aside: asideOf(one.label, center, middle) }))
      .filter(({ one, aside }) => Math.abs(one.value / total - share) <= MAX_DIFFERENCE && aside <= MAX_ASIDE)
      .toSorted((a, b) => a.aside - b.aside);
    if (best === undefined) return [];
    free.delete(best.one);
    return [best.one.label];
  });
  return free.size === 0 ? found : null;
}

/** Degrees between the direction of a label and the centre of a sector. */
function asideOf(label: Label, center: Point, middle: number): number {
  const angle = Math.atan2((label.left + label.right) / 2 - center.x, center.y - (label.top + label.bottom) / 2);
  return (Math.abs(Math.atan2(Math.sin(angle - middle), Math.cos(angle - middle))) * 180) / Math.PI;
}

/** Lines of one label are adjacent; the nearest to the circle belongs to the sector. */
function adjoining(list: readonly Label[], center: Point): Label[] {
  const sorted = list.toSorted((a, b) => distanceTo(a, center) - distanceTo(b, center));
  const held = sorted.slice(0, 1);
  for (const label of sorted.slice(1)) {
    const isNext = held.some((other) => {
      const gap = Math.max(label.top - other.bottom, other.top - label.bottom);
      const aside = Math.max(label.left - other.right, other.left - label.right);
      return gap < MAX_LABEL_GAP_EM * label.size && aside < MAX_ASIDE_EM * label.size;
    });
    if (isNext) held.push(label);
  }
  return held;
}

/** The sector at the end of a line that begins at a label. */
function leaderSector(label: Label, sectors: readonly Sector[], { polylines }: Shapes): number | null {
  const { center, radius } = sectors[0]!;
  for (const { points } of polylines) {
    if (points.length > 4) continue;
    const ends = [points[0]!, points.at(-1)!];
    for (const [outer, inner] of [ends, ends.toReversed()]) {
      const dx = Math.max(label.left - outer!.x, outer!.x - label.right, 0);
      const dy = Math.max(label.top - outer!.y, outer!.y - label.bottom, 0);
      const reach = Math.hypot(inner!.x - center.x, inner!.y - center.y) / radius;
      if (dx < MAX_LABEL_GAP_EM * label.size && dy < 0.5 * label.size && reach > 0.5 && reach < 1.15) {
        return sectorAt(inner!, sectors);
      }
    }
  }
  return null;
}

/** The sector in the direction of a label: of its centre inside the circle, else of its nearest corner. */
function directionSector(label: Label, sectors: readonly Sector[]): number | null {
  const { center, radius, inner } = sectors[0]!;
  const middle = { x: (label.left + label.right) / 2, y: (label.top + label.bottom) / 2 };
  const off = Math.hypot(middle.x - center.x, middle.y - center.y);
  if (off < Math.max(inner, MIN_OFF_SHARE * radius)) return null;
  if (off < radius) return sectorAt(middle, sectors);
  if (distanceTo(label, center) > radius * MAX_OFF_RADII) return null;
  const x = Math.min(Math.max(center.x, label.left), label.right);
  const nearest = { x: Math.abs(x - center.x) < 1 ? middle.x : x, y: middle.y };
  return sectorAt(nearest, sectors);
}

function sectorAt(point: Point, sectors: readonly Sector[]): number {
  const { center } = sectors[0]!;
  const turned = Math.atan2(point.x - center.x, center.y - point.y);
  const angle = turned < 0 ? turned + 2 * Math.PI : turned;
  let best = 0;
  let least = Infinity;
  for (const [at, { middle, share }] of sectors.entries()) {
    const gap = Math.abs(Math.atan2(Math.sin(angle - middle), Math.cos(angle - middle)));
    // Inside a sector, by how far; outside all, by the nearest border.
    const off = gap - share * Math.PI;
    if (off < least) [best, least] = [at, off];
  }
  return best;
}

export function distanceTo({ left, right, top, bottom }: Label, center: Point): number {
  const dx = Math.max(left - center.x, center.x - right, 0);
  const dy = Math.max(top - center.y, center.y - bottom, 0);
  return Math.hypot(dx, dy);
}
