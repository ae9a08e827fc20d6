import type { Box } from "../geometry/box.ts";
import { median } from "../geometry/order.ts";
import type { Label } from "./labels.ts";
import { findKeys, type Key, matchKeys, Samples } from "./legend.ts";
import { readNumber } from "./numbers.ts";
import { distanceTo, labelsOfSectors, MAX_DIFFERENCE } from "./pie-labels.ts";
import type { PlacedPoint } from "../page-object/page-object.ts";
import type { Sector } from "./sectors.ts";
import type { Shapes } from "./shapes.ts";

export interface PieReading {
  readonly points: readonly PlacedPoint[];
  readonly labels: ReadonlySet<Label>;
  readonly keys: readonly Key[];
  readonly circle: Box;
  /** Whether values are percentages, because none is printed. */
  readonly areShares: boolean;
  readonly isDoubtful: boolean;
}

/** Maximum distance from a circle to the labels of its sectors, in radii. */
const MAX_REACH = 1.1;

/** Maximum size of labels, relative to the usual one. */
const MAX_SIZE = 1.12;

/** Reads a pie: names from labels at the sectors or the legend, values from printed numbers or the angles. */
export function readPie(sectors: readonly Sector[], labels: readonly Label[], shapes: Shapes): PieReading | null {
  const { center, radius } = sectors[0]!;
  const own = new Set(sectors.map(({ shape }) => shape));
  const circle = {
    left: center.x - radius,
    top: center.y - radius,
    right: center.x + radius,
    bottom: center.y + radius,
  };
  const near = labels.filter((label) => distanceTo(label, center) < radius * (1 + MAX_REACH) && isShort(label));
  const keys = findKeys(
    near.concat(labels.filter((label) => isShort(label) && isAdjacent(label, circle))).filter(unique),
    new Samples(shapes, (shape) => own.has(shape)),
  );
  const keyOf = matchKeys(
    sectors.map(({ shape }) => shape),
    keys,
  );
  const keyOfSector = sectors.map(({ shape }) => keyOf.get(shape));
  // A legend has an entry for each sector; fewer entries belong to something else.
  const hasLegend = new Set(keyOfSector).size === sectors.length && !keyOfSector.includes(undefined);
  const keyLabels = new Set(hasLegend ? keyOfSector.map((key) => key!.label) : []);
  const around = near.filter((label) => !keyLabels.has(label) && label.angle % 90 === 0);
  // Titles are larger than the texts at the sectors.
  const usual = median(around.map(({ size }) => size));
  const free = around.filter(({ size }) => size < MAX_SIZE * usual);
  const texts = labelsOfSectors(sectors, free, shapes);
  const keyParts = keyOfSector.map((key) => (hasLegend ? splitLabel([key!.label]) : undefined));
  // A single number in a legend is a name, such as a year: sectors may be proportional to years by chance.
  const parts = texts.map((list, at) =>
    splitLabel(keyParts[at] === undefined || keyParts[at].name === "" ? list : [...list, keyOfSector[at]!.label]),
  );
  const total = totalOf(parts, sectors);
  const used = new Set<Label>(keyLabels);
  // The printed numbers are not proportional to the sectors: they belong to something else, or to other sectors.
  let isDoubtful = total === null && parts.filter(({ numbers }) => numbers.length > 0).length > 0.5 * sectors.length;
  const points: PlacedPoint[] = [];
  for (const [at, { share, shape }] of sectors.entries()) {
    const isOwn = ({ value: printed }: { readonly value: number }): boolean =>
      total !== null && Math.abs(printed / total - share) <= MAX_DIFFERENCE;
    const value = parts[at]!.numbers.find(isOwn);
    const name = nameOf(texts[at]!, parts[at]!, (number) => isOwn(number) || isShare(number, share));
    const key = keyParts[at];
    // A number in the legend is the value if it matches the sector, else part of the name.
    const isValued = key?.numbers.some((number) => number.value === value?.value) === true && key.name !== "";
    const category = key === undefined ? name : isValued ? key.name : keyOfSector[at]!.label.text;
    if (category === "") isDoubtful = true;
    for (const label of texts[at]!) used.add(label);
    const { left, top, right, bottom } = shape;
    const y = value?.value ?? Math.round(share * 1000) / 10;
    const printed = value === undefined ? {} : { printed: value.text };
    points.push({ x: category, y, ...printed, box: { left, top, right, bottom } });
  }
  if (points.filter(({ x }) => x === "").length > 0.34 * points.length) return null;
  return {
    points,
    labels: used,
    keys: hasLegend ? (keyOfSector as Key[]) : [],
    circle,
    areShares: total === null,
    isDoubtful,
  };
}

function unique(label: Label, at: number, all: readonly Label[]): boolean {
  return all.indexOf(label) === at;
}

function isShort({ words, text }: Label): boolean {
  return words.length <= 8 && text.length <= 60;
}

/** Legends of pies are next to the circle, below it or above it. */
function isAdjacent(label: Label, { left, top, right, bottom }: Box): boolean {
  const reach = (right - left) / 2;
  return (
    label.left > left - 3 * reach &&
    label.right < right + 3.5 * reach &&
    label.top > top - reach &&
    label.bottom < bottom + 1.2 * reach
  );
}

interface LabelParts {
  readonly name: string;
  readonly numbers: readonly { readonly value: number; readonly text: string }[];
}

/** `Wheat 12.5`, `Wheat: 12 (30 %)`, or one line for the name and one for the value. */
function splitLabel(labels: readonly Label[]): LabelParts {
  const names: string[] = [];
  const numbers: { value: number; text: string }[] = [];
  const add = (text: string): boolean => {
    const number = readNumber(text);
    if (number !== null) numbers.push({ value: number.value, text });
    return number !== null;
  };
  for (const { text } of labels) {
    if (add(text)) continue;
    let rest = text;
    for (let round = 0; round < 3; round++) {
      const match = /^(.*?)[\s:;,–-]*[\s:;(]+([^\s:;()]+(?:\s?%)?)\)?$/u.exec(rest);
      if (match === null || !add(match[2]!)) break;
      rest = match[1]!.trim();
    }
    if (rest !== "") names.push(rest);
  }
  const name = names.join(" ").replace(/[\s:;,(]+$/u, "");
  // A year or a number is a name if a second number is the value.
  if (name === "" && numbers.length >= 2) {
    return { name: numbers[0]!.text.replace(/:$/, ""), numbers: numbers.slice(1) };
  }
  return { name, numbers };
}

/** Whether a number is the percentage of a sector. */
function isShare({ value }: { readonly value: number }, share: number): boolean {
  return Math.abs(value / 100 - share) <= MAX_DIFFERENCE;
}

/** The name of a sector: its label without the values at its end; numbers before them, as in `Over 74: 31`, are part of it. */
function nameOf(
  labels: readonly Label[],
  { name }: LabelParts,
  isValue: (number: { readonly value: number }) => boolean,
): string {
  const tokens = labels.flatMap(({ text }) => text.split(/\s+/));
  const kept = [...tokens];
  while (kept.length > 0) {
    const number = readNumber(kept.at(-1)!.replaceAll(/^[(;:,]+|[);:,]+$/g, ""));
    if (number === null || !isValue(number)) break;
    kept.pop();
  }
  const isParted = kept.length > 0 && kept.length < tokens.length && /\p{L}/u.test(kept.join(" "));
  return isParted ? kept.join(" ").replace(/[\s:;,(–-]+$/u, "") : name;
}

/** The total of the printed values; null if the sectors do not match them. */
function totalOf(parts: readonly LabelParts[], sectors: readonly Sector[]): number | null {
  const totals: number[] = [];
  for (const [at, { numbers }] of parts.entries()) {
    for (const { value } of numbers) totals.push(value / sectors[at]!.share);
  }
  let best: { total: number; agreeing: number } | null = null;
  for (const total of totals) {
    const agreeing = parts.filter(({ numbers }, at) =>
      numbers.some(({ value }) => Math.abs(value / total - sectors[at]!.share) <= MAX_DIFFERENCE),
    ).length;
    if (total > 0 && agreeing > (best?.agreeing ?? 0)) best = { total, agreeing };
  }
  if (best === null || best.agreeing < Math.max(2, 0.7 * sectors.length)) return null;
  // The sum of the matching values is the best estimate.
  const sum = parts.reduce(
    (all, { numbers }, at) => {
      const own = numbers.find(({ value }) => Math.abs(value / best.total - sectors[at]!.share) <= MAX_DIFFERENCE);
      return own === undefined ? all : { value: all.value + own.value, share: all.share + sectors[at]!.share };
    },
    { value: 0, share: 0 },
  );
  return sum.value / sum.share;
}
