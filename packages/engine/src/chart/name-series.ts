import { isInside } from "../geometry/box.ts";
import type { PlacedPoint, PlacedSeries } from "../page-object/page-object.ts";
import type { Axis } from "./axes.ts";
import { type Category, categoryAt, findCategories, pitchOf } from "./categories.ts";
import { roundTo, type Scale } from "./fit-axis.ts";
import type { Label } from "./labels.ts";
import { type Key, matchKeys } from "./legend.ts";
import { readSampled, sampleCurves } from "./lines.ts";
import { colorOf, type MarkSeries } from "./marks.ts";
import { partAlike } from "./part-alike.ts";
import { type Place, placesOf } from "./places.ts";
import type { Plot } from "./plot.ts";
import { matchPrinted } from "./printed-values.ts";
import type { PlotReading } from "./plot-reading.ts";
import type { Shapes } from "./shapes.ts";

/** Maximum distance of a name from the end of its line. */
const MAX_END_GAP_EM = 0.9;

/** Minimum share of marks with known categories: a chart may omit some labels, but not most. */
const MIN_PLACED = 0.6;
/** Maximum texts in a plot that belong to no mark; a table has more. */
const MAX_NOTES = 3;
const MAX_NOTE_SHARE = 0.25;

interface Naming {
  readonly plot: Plot;
  readonly shapes: Shapes;
  readonly found: readonly MarkSeries[];
  readonly keys: readonly Key[];
  readonly free: readonly Label[];
  readonly scale: Scale;
  readonly isUpright: boolean;
  readonly axisLabels: ReadonlySet<Label>;
}

/** Adds the names of the series, the places of their points along the other axis, and the values printed at them. */
export function nameSeries({
  plot,
  shapes,
  found: painted,
  keys: allKeys,
  free,
  scale,
  isUpright,
  axisLabels,
}: Naming): PlotReading | null {
  const parted = partAlike(painted, allKeys);
  if (parted === null) return null;
  const { series: drawn, keys, isByOrder } = parted;
  const keyLabels = new Set(keys.map(({ label }) => label));
  const other = isUpright ? plot.across[0] : plot.up[0];
  const texts = free.filter((label) => !keyLabels.has(label));
  const isBarred = drawn.every(({ kind }) => kind === "bar");
  const categories = categoriesOf({ plot, shapes, isUpright }, other, drawn, texts);
  const places = other === undefined ? categories.map(({ at }) => at) : other.scale.ticks.map(({ at }) => at);
  const curves = other === undefined ? sampleCurves(drawn, places) : drawn;
  const found = isBarred ? joinColours(drawn, keys) : readSampled(curves, places, scale);
  const used = new Set<Label>([...axisLabels, ...categories.flatMap((category) => category.labels)]);
  const unused = texts.filter((label) => !used.has(label));
  const allMarks = found.flatMap(({ marks }) => marks);
  const printed = matchPrinted(allMarks, unused, Math.max(...allMarks.map(({ value }) => Math.abs(value))));
  if (other === undefined && categories.length === 0) return null;
  const length = lengthOf(plot, isUpright);
  const usedKeys: Key[] = [];
  const keyOf = matchKeys(found, keys);
  let isDoubtful = isByOrder;
  const series: PlacedSeries[] = [];
  const ends = found.length > 1 ? endLabels(found, unused, plot) : new Map<MarkSeries, Label>();
  for (const one of found) {
    const key = keyOf.get(one);
    const end = key === undefined ? ends.get(one) : undefined;
    if (key !== undefined) usedKeys.push(key);
    if (end !== undefined) used.add(end);
    if ((key ?? end) === undefined && found.length > 1) isDoubtful = true;
    const marks = one.marks.toSorted((a, b) => a.at - b.at);
    const own = placesOf({ ...one, marks }, categories, other, length);
    if (hasDoubles({ ...one, marks }, own)) return null;
    if (own.includes(null)) isDoubtful = true;
    series.push({ name: nameOf(key, end), points: placePoints({ ...one, marks }, own, { printed, scale, used }) });
  }
  const notes = texts.filter((label) => !used.has(label) && isInside(label, plot, -1));
  if (!areMostPlaced(series, found, notes.length)) return null;
  for (const { label } of usedKeys) used.add(label);
  const order = legendOrder(found, keys, keyOf);
  return {
    kind: kindOf(found, other !== undefined),
    series: order.map((at) => series[at]!),
    colors: order.map((at) => colorOf(found[at]!.paint)),
    labels: used,
    keys: usedKeys,
    isUpright,
    isDoubtful,
  };
}

/** Whether most marks have a place, and few texts in the plot belong to none. */
function areMostPlaced(series: readonly PlacedSeries[], found: readonly MarkSeries[], notes: number): boolean {
  const read = series.reduce((sum, { points }) => sum + points.length, 0);
  const all = found.reduce((sum, { marks }) => sum + marks.length, 0);
  return read >= 2 && read >= MIN_PLACED * all && notes <= MAX_NOTES + MAX_NOTE_SHARE * read;
}

/** The marks of a series that have a place along the other axis, with the values printed at them. */
function placePoints(
  { marks }: MarkSeries,
  places: readonly Place[],
  { printed, scale, used }: { printed: ReturnType<typeof matchPrinted>; scale: Scale; used: Set<Label> },
): PlacedPoint[] {
  return marks.flatMap((mark, at): PlacedPoint[] => {
    const x = places[at]!;
    if (x === null) return [];
    const value = printed.get(mark);
    if (value === undefined) return [{ x, y: roundTo(scale, mark.value), box: mark.box }];
    used.add(value.label);
    return [{ x, y: value.value, printed: value.label.text, box: mark.box }];
  });
}

/** The length of the side along which the categories are. */
function lengthOf({ left, top, right, bottom }: Plot, isUpright: boolean): number {
  return isUpright ? right - left : bottom - top;
}

/** The name of a series: that of its legend entry, else the text at its end. */
function nameOf(key: Key | undefined, end: Label | undefined): string {
  return key?.label.text ?? end?.text ?? "";
}

/** The categories under a plot without a scale along its lower side, or those of bars at the ticks of one. */
function categoriesOf(
  { plot, shapes, isUpright }: Pick<Naming, "plot" | "shapes" | "isUpright">,
  other: Axis | undefined,
  drawn: readonly MarkSeries[],
  texts: readonly Label[],
): readonly Category[] {
  if (other === undefined) return findCategories(texts, plot, isUpright, slotsOf(plot, shapes, drawn));
  return drawn.every(({ kind }) => kind === "bar") ? tickCategories(other, drawn) : [];
}

/** The kind of a chart by those of its series. */
function kindOf(found: readonly MarkSeries[], hasScale: boolean): PlotReading["kind"] {
  const kinds = new Set(found.map(({ kind }) => kind));
  if (kinds.size === 1) return [...kinds][0]!;
  if (kinds.has("scatter") && hasScale) return "scatter";
  if (kinds.has("bar")) return "combined";
  return kinds.has("area") ? "area" : "line";
}

/** Whether two bars of one series, or two corners of one line, have the same category, which is an error. */
function hasDoubles({ kind, marks }: MarkSeries, places: readonly Place[]): boolean {
  if (kind === "scatter") return false;
  const known = places.flatMap((place, at) => (place === null || marks[at]!.isStacked === true ? [] : [place]));
  return new Set(known).size < known.length;
}

/** Expected positions of categories along the lower side of a plot: at its ticks, else at its marks. */
function slotsOf(plot: Plot, { vertical }: Shapes, drawn: readonly MarkSeries[]): number[] {
  const ticks = vertical
    .filter(
      ({ left, top, bottom }) =>
        left > plot.left - 2 &&
        left < plot.right + 2 &&
        bottom - top < 9 &&
        Math.abs((top + bottom) / 2 - plot.bottom) < 6,
    )
    .map(({ left }) => left);
  const most = drawn.reduce((best, series) => (series.marks.length > best.marks.length ? series : best), drawn[0]!);
  const places = ticks.length >= 2 ? ticks : most.marks.map(({ at }) => at);
  return [...new Set(places.map((at) => Math.round(at)))].sort((a, b) => a - b);
}

/** Numbers below bars name them if each bar has its own; numbers between bars are a scale. */
function tickCategories({ labels, scale }: Axis, drawn: readonly MarkSeries[]): Category[] {
  const categories = scale.ticks.map(({ at }, index) => ({ at, text: labels[index]!.text, labels: [] }));
  const pitch = pitchOf(categories, 0);
  const fits = drawn.every(({ marks }) => {
    const places = marks.map(({ at }) => categoryAt(at, categories, pitch));
    return !places.includes(null) && new Set(places).size === places.length;
  });
  return fits ? categories : [];
}

/** Series are listed in the order of the legend. */
function legendOrder(
  found: readonly MarkSeries[],
  keys: readonly Key[],
  keyOf: ReadonlyMap<MarkSeries, Key>,
): number[] {
  const rank = (at: number): number => {
    const key = keyOf.get(found[at]!);
    return key === undefined ? keys.length : keys.indexOf(key);
  };
  return found.map((_, at) => at).sort((a, b) => rank(a) - rank(b) || a - b);
}

/** Bars of one series may each have their own colour: then none is in the legend, and no two have the same place. */
function joinColours(found: readonly MarkSeries[], keys: readonly Key[]): readonly MarkSeries[] {
  if (found.length < 2 || matchKeys(found, keys).size > 0) return found;
  const marks = found.flatMap((series) => series.marks).sort((a, b) => a.at - b.at);
  const pitch = Math.min(...marks.slice(1).map(({ at }, index) => at - marks[index]!.at));
  const widths = marks.map(({ box }) => Math.min(box.right - box.left, box.bottom - box.top));
  return pitch > 0.5 * Math.min(...widths) ? [{ ...found[0]!, marks }] : found;
}

/** Texts at the right ends of lines. */
function endLabels(found: readonly MarkSeries[], labels: readonly Label[], plot: Plot): Map<MarkSeries, Label> {
  const ends = new Map<MarkSeries, Label>();
  for (const series of found) {
    if (series.kind === "bar") continue;
    const last = series.marks.at(-1)!.end;
    const near = labels
      .filter(
        ({ number, angle, left }) =>
          number === null && angle === 0 && left > last.x - 2 && left < Math.max(last.x, plot.right) + 25,
      )
      .map((label) => ({ label, off: Math.abs((label.top + label.bottom) / 2 - last.y) }))
      .filter(({ label, off }) => off < MAX_END_GAP_EM * label.size)
      .sort((a, b) => a.off - b.off)[0];
    if (near !== undefined) ends.set(series, near.label);
  }
  return ends;
}
