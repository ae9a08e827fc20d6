import type { Random } from "../tables/random.ts";

export const CHART_KINDS = ["bar", "lying", "grouped", "stacked", "line", "pie"] as const;
export type ChartKind = (typeof CHART_KINDS)[number];

/** The data of a drawn chart, which is also the truth. */
export interface ChartData {
  readonly kind: ChartKind;
  readonly title: string;
  readonly categories: readonly string[];
  readonly series: readonly { readonly name: string; readonly values: readonly number[] }[];
  readonly colours: readonly string[];
}

const CATEGORIES: readonly (readonly string[])[] = [
  ["Oslo", "Bergen", "Trondheim", "Stavanger", "Tromsø", "Molde", "Bodø"],
  ["Wheat", "Barley", "Oats", "Rye", "Maize", "Millet"],
  ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
  ["2017", "2018", "2019", "2020", "2021", "2022", "2023", "2024"],
  ["Q1", "Q2", "Q3", "Q4"],
  ["Sales", "Repair", "Storage", "Transport", "Office"],
];
const SERIES = ["Inland", "Abroad", "North", "South", "Plan", "Actual", "Children", "Adults"];
const TITLES = ["Visitors of the museum", "Loads by place", "Cost of upkeep", "Calls answered", "Yield of the fields"];
const PALETTES = [
  ["#264653", "#e76f51", "#2a9d8f"],
  ["#6d597a", "#e56b6f", "#eaac8b"],
  ["#005f73", "#ca6702", "#94d2bd"],
  ["#3a3a3a", "#8a8a8a", "#c4c4c4"],
];
const REACHES = [9, 40, 120, 900, 4_000, 60_000];

export function makeChart(random: Random, kind: ChartKind): ChartData {
  const categories = random.pick(CATEGORIES);
  const count = Math.min(categories.length, kind === "pie" ? 5 : random.int(4, 8));
  const many = kind === "grouped" || kind === "stacked" || (kind === "line" && random.chance(0.5));
  const reach = random.pick(REACHES);
  const decimals = reach < 10 ? 1 : 0;
  const value = (): number => Number((reach * (0.15 + 0.85 * random.next())).toFixed(decimals));
  return {
    kind,
    title: random.pick(TITLES),
    categories: categories.slice(0, count),
    series: random
      .shuffle(SERIES)
      .slice(0, many ? random.int(2, 3) : 1)
      .map((name) => ({ name, values: Array.from({ length: count }, value) })),
    colours: random.pick(PALETTES),
  };
}
