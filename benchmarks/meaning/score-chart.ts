/** Compares the tables of a Markdown text with the data of a chart: points that were found, and numbers that match none. */
import type { ChartData } from "./chart-data.ts";

/** A measured value may be off by this share of the largest one. */
const MAX_ERROR = 0.02;

export interface ChartScore {
  readonly recall: number;
  readonly precision: number;
  readonly f1: number;
}

export function scoreChart(data: ChartData, markdown: string): ChartScore {
  const tables = readTables(markdown);
  const numbers = tables.flatMap((rows, table) =>
    rows.flatMap((row, at) =>
      row.flatMap((text, column) => {
        const value = at > 0 && column > 0 ? numberIn(text) : undefined;
        const heads = [row[0] ?? "", rows[0]?.[column] ?? ""].map(keyOf);
        return value === undefined ? [] : [{ value, heads, key: `${table} ${at} ${column}` }];
      }),
    ),
  );
  const used = new Set<string>();
  let hits = 0;
  for (const { name, category, value, error } of pointsOf(data)) {
    const found = numbers.find(
      (one) =>
        !used.has(one.key) &&
        Math.abs(one.value - value) <= error &&
        one.heads.includes(keyOf(category)) &&
        (data.series.length === 1 || one.heads.some((head) => head.includes(keyOf(name)))),
    );
    if (found === undefined) continue;
    used.add(found.key);
    hits += 1;
  }
  const points = data.series.length * data.categories.length;
  const [recall, precision] = [hits / points, numbers.length === 0 ? 0 : hits / numbers.length];
  return { recall, precision, f1: hits === 0 ? 0 : (2 * recall * precision) / (recall + precision) };
}

interface Point {
  readonly name: string;
  readonly category: string;
  readonly value: number;
  readonly error: number;
}

/** A pie without printed values has shares. */
function pointsOf({ kind, categories, series }: ChartData): readonly Point[] {
  return series.flatMap(({ name, values }) => {
    const sum = values.reduce((all, value) => all + value, 0);
    const printed = kind === "pie" ? values.map((value) => (100 * value) / sum) : values;
    const error = MAX_ERROR * Math.max(...printed);
    return printed.map((value, at) => ({ name, category: categories[at]!, value, error }));
  });
}

/** Markdown tables, and HTML tables without merged cells. */
function readTables(markdown: string): readonly (readonly (readonly string[])[])[] {
  const piped = markdown.split(/\n(?!\|)/).flatMap((part) => {
    const rows = part
      .split("\n")
      .filter((line) => line.startsWith("|") && !/^[|\s:-]+$/.test(line))
      .map((line) =>
        line
          .slice(1)
          .replace(/\|\s*$/, "")
          .split(/(?<!\\)\|/)
          .map((cell) => cell.trim()),
      );
    return rows.length > 1 ? [rows] : [];
  });
  const tagged = Array.from(markdown.matchAll(/<table[^>]*>([^]*?)<\/table>/g), ([, body]) =>
    Array.from(body!.matchAll(/<tr[^>]*>([^]*?)<\/tr>/g), ([, row]) =>
      Array.from(row!.matchAll(/<t[dh][^>]*>([^]*?)<\/t[dh]>/g), ([, cell]) => cell!.replaceAll(/<[^>]+>/g, "").trim()),
    ),
  );
  return [...piped, ...tagged];
}

function numberIn(text: string): number | undefined {
  const bare = text.replaceAll(/[\s%*~]/g, "").replaceAll(/(?<=\d),(?=\d{3}(?:\D|$))/g, "");
  return /^[-−]?\d+(?:\.\d+)?k?$/.test(bare)
    ? Number(bare.replace("−", "-").replace("k", "")) * (bare.endsWith("k") ? 1000 : 1)
    : undefined;
}

function keyOf(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
}
