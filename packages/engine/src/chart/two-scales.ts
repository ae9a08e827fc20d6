import { unionBoxes } from "../geometry/box.ts";
import type { Axis } from "./axes.ts";
import type { PlacedSeries } from "../page-object/page-object.ts";
import type { Label } from "./labels.ts";
import type { Plot } from "./plot.ts";
import type { PlotReading } from "./plot-reading.ts";

/** Words with which a legend says which axis a series uses. */
const RIGHT = /\b(?:right|rhs|r\.h\.s|rechts?|rechte|droite|derecha|destra)\b/i;
const LEFT = /\b(?:left|lhs|l\.h\.s|links?|linke|gauche|izquierda|sinistra)\b/i;
/** From the numbers of an axis to its title, in font sizes. */
const MAX_TITLE_GAP = 4;
/** Colours whose components differ by less are grey: they identify no series. */
const MIN_COLOUR = 40;

/**
 * Reads a plot with a scale on each side, each series by its own scale. The scale of a series is known if the titles of the axes are names
 * in the legend, if the numbers of an axis have the colour of a series, or if the legend says it. Otherwise returns null, as a value on the wrong
 * scale is worse than none.
 *
 * @param readBy - reads all marks by one of the axes
 */
export function readTwoScales(
  plot: Plot,
  labels: readonly Label[],
  readBy: (axis: Axis) => PlotReading | null,
): PlotReading | null {
  const [left, right] = sidesOf(plot);
  if (left === undefined || right === undefined) return null;
  const [byLeft, byRight] = [readBy(left), readBy(right)];
  if (byLeft === null || byRight === null || !areAlike(byLeft, byRight)) return null;
  const titles = { left: titleOf(left, plot, labels, "left"), right: titleOf(right, plot, labels, "right") };
  const sides = byLeft.series.map(({ name }, at) => sideOf(name, byLeft.colors[at]!, { left, right, titles }));
  // A series without evidence uses the other axis if all others use one axis.
  const said = new Set(sides.filter((side) => side !== null));
  const silent = sides.filter((side) => side === null).length;
  if (said.size === 0 || silent > 1 || (said.size === 1 && silent === 0)) return null;
  if (said.size === 2 && silent > 0) return null;
  const rest = said.has("right") ? "left" : "right";
  const series = byLeft.series.map((one, at): PlacedSeries => {
    const side = sides[at] ?? rest;
    // Without a legend, the title of an axis names the only series on it.
    const isAlone = sides.filter((other) => (other ?? rest) === side).length === 1;
    const name = one.name === "" && isAlone ? (titles[side]?.text ?? "") : one.name;
    return { ...(side === "right" ? byRight.series[at]! : one), name };
  });
  if (series.some(({ name }) => name === "")) return null;
  const own = new Set([...byLeft.labels, ...(titles.right === undefined ? [] : [titles.right])]);
  return { ...byLeft, series, labels: own };
}

function sidesOf({ left, right, up }: Plot): readonly [Axis | undefined, Axis | undefined] {
  const middle = (left + right) / 2;
  const isLeft = ({ labels }: Axis): boolean => unionBoxes(labels).right < middle;
  return [up.find(isLeft), up.find((axis) => !isLeft(axis))];
}

function areAlike(one: PlotReading, other: PlotReading): boolean {
  return (
    one.series.length > 1 &&
    one.series.length === other.series.length &&
    one.series.every(({ name, points }, at) => {
      const same = other.series[at]!;
      return name === same.name && points.length === same.points.length;
    })
  );
}

interface Sides {
  readonly left: Axis;
  readonly right: Axis;
  readonly titles: { readonly left: Label | undefined; readonly right: Label | undefined };
}

function sideOf(name: string, drawn: number, { left, right, titles }: Sides): "left" | "right" | null {
  if (RIGHT.test(name) !== LEFT.test(name)) return RIGHT.test(name) ? "right" : "left";
  const [atLeft, atRight] = [isNamed(titles.left, name), isNamed(titles.right, name)];
  if (atLeft !== atRight) return atRight ? "right" : "left";
  const isOf = ({ labels }: Axis): boolean => isColour(drawn) && labels.every(({ color }) => color === drawn);
  const [leftColour, rightColour] = [isOf(left), isOf(right)];
  return leftColour === rightColour ? null : rightColour ? "right" : "left";
}

function isNamed(title: Label | undefined, name: string): boolean {
  const [said, key] = [plain(title?.text ?? ""), plain(name)];
  return key !== "" && (said === key || said.startsWith(`${key} `));
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

function isColour(color: number): boolean {
  const parts = [16, 8, 0].map((shift) => (color >> shift) & 255);
  return Math.max(...parts) - Math.min(...parts) >= MIN_COLOUR;
}

/** The turned text next to the numbers of an axis, else the text above its upper end. */
function titleOf(axis: Axis, plot: Plot, labels: readonly Label[], side: "left" | "right"): Label | undefined {
  const numbers = unionBoxes(axis.labels);
  const gapOf = (label: Label): number => (side === "left" ? numbers.left - label.right : label.left - numbers.right);
  const turned = labels
    .filter(({ angle, top, bottom }) => angle % 180 === 90 && top < plot.bottom && bottom > plot.top)
    .filter((label) => gapOf(label) > -2 && gapOf(label) < MAX_TITLE_GAP * label.size)
    .toSorted((a, b) => gapOf(a) - gapOf(b))[0];
  const end = side === "left" ? plot.left : plot.right;
  return (
    turned ??
    labels.find(
      ({ angle, number, left, right, bottom, size }) =>
        angle === 0 &&
        number === null &&
        bottom < plot.top + 2 &&
        plot.top - bottom < MAX_TITLE_GAP * size &&
        left < Math.max(end, numbers.right) &&
        right > Math.min(end, numbers.left) &&
        right - left < (plot.right - plot.left) / 3,
    )
  );
}
