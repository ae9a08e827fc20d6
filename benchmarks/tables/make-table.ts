import type { ColumnKind, MadeCell, MadeTable } from "./made-table.ts";
import type { Random } from "./random.ts";
import { phrase, type Script, sentence } from "./words.ts";

export interface TableLimits {
  readonly script: Script;
  readonly mostColumns: number;
  readonly mostRows: number;
  /** Without spans and wrapped text, for narrow spaces. */
  readonly plain?: boolean;
}

/** Makes the content of a table. */
export type TableMaker = (random: Random, limits: TableLimits) => MadeTable;

type NumberKind = "count" | "decimal" | "percent" | "money" | "dollars" | "signed" | "mean" | "range" | "date" | "mark";
const NUMBERS: readonly NumberKind[] = [
  "count",
  "count",
  "decimal",
  "decimal",
  "percent",
  "money",
  "dollars",
  "signed",
  "mean",
  "range",
  "date",
  "mark",
];

/** Short, vague headers over narrow columns. */
const TERSE = ["n", "%", "No.", "SD", "p", "kg", "Qty", "R2", "A", "B"] as const;

/** Makes a table as in reports, papers, price lists and timetables. */
export function makeTable(random: Random, limits: TableLimits): MadeTable {
  const { script } = limits;
  const plain = limits.plain ?? false;
  const count = Math.min(limits.mostColumns, random.pick([2, 3, 3, 4, 4, 4, 5, 5, 6, 6, 7, 8, 10]));
  const columns: ColumnKind[] = ["stub"];
  const shared = random.chance(0.4) ? random.pick(NUMBERS) : null;
  const kinds: (NumberKind | null)[] = [null];
  for (let column = 1; column < count; column++) {
    const isText = shared === null && random.chance(0.2) && count > 2;
    columns.push(isText ? "text" : "number");
    kinds.push(isText ? null : (shared ?? random.pick(NUMBERS)));
  }
  const hasLong = !plain && count >= 2 && count <= 5 && random.chance(0.28);
  if (hasLong) {
    const at = random.int(1, count - 1);
    columns[at] = "long";
    kinds[at] = null;
  }
  const header = makeHeader(random, columns, limits);
  const rowCount = Math.min(limits.mostRows, hasLong ? random.int(3, 6) : random.pick([3, 4, 5, 6, 8, 10, 12, 16, 22]));
  const isSparse = random.chance(0.2);
  const body: MadeCell[][] = [];
  const bodyCell = (column: number): MadeCell => {
    const kind = kinds[column];
    if (column > 0 && random.chance(isSparse ? 0.35 : 0.02)) return cell("");
    if (columns[column] === "long") return cell(sentence(random, script).repeat(1));
    if (columns[column] === "text") return cell(phrase(random, script, 1, 3));
    const mark = random.chance(0.02) ? { mark: random.pick(["1", "2", "a", "b"]) } : {};
    return {
      ...cell(kind === null || kind === undefined ? phrase(random, script, 1, 3) : numberOf(random, kind)),
      ...mark,
    };
  };
  const grouping = plain ? "none" : random.pick(["none", "none", "none", "none", "section", "rowspan", "indent"]);
  let left = 0;
  for (let row = 0; row < rowCount; row++) {
    const indent = grouping === "indent" || (grouping === "section" && random.chance(0.3)) ? { indent: 1 } : {};
    if (left === 0 && (grouping === "section" || grouping === "indent") && rowCount >= 4 && count >= 3) {
      left = random.int(2, 4);
      body.push(
        grouping === "section"
          ? [{ ...cell(phrase(random, script, 1, 4), 1, count), strong: true }]
          : [{ ...cell(phrase(random, script, 1, 3)), strong: true }, ...columns.slice(1).map(() => cell(""))],
      );
    }
    if (grouping === "rowspan" && count >= 3) {
      const size = left === 0 ? Math.min(random.int(2, 3), rowCount - row) : 0;
      if (size > 0) left = size;
      const head = size > 0 ? [cell(phrase(random, script, 1, 2), size)] : [];
      body.push([...head, cell(phrase(random, script, 1, 2)), ...columns.slice(2).map((_, i) => bodyCell(i + 2))]);
    } else body.push(columns.map((_, column) => (column === 0 ? { ...bodyCell(0), ...indent } : bodyCell(column))));
    if (left > 0) left--;
  }
  if (random.chance(0.25) && grouping !== "rowspan" && !hasLong) {
    const total = { ...cell(random.pick(["Total", "Sum", "All", "Mean"])), strong: true as const };
    body.push([total, ...columns.slice(1).map((_, i): MadeCell => ({ ...bodyCell(i + 1), strong: true }))]);
  }
  return { columns, rows: [...header, ...body], headerRows: header.length };
}

function makeHeader(random: Random, columns: readonly ColumnKind[], { script, plain }: TableLimits): MadeCell[][] {
  const count = columns.length;
  if (random.chance(0.04)) return [];
  const emptyStub = random.chance(0.25);
  const isTerse = random.chance(0.3);
  const years = columns.every((kind, at) => at === 0 || kind === "number") && random.chance(0.25);
  const name = (column: number): string => {
    if (column === 0 && emptyStub) return "";
    if (column > 0 && years) return String(2010 + column);
    if (column > 0 && isTerse && script === "latin") return random.pick(TERSE);
    return phrase(random, script, 1, plain ? 1 : random.chance(0.2) ? 4 : 2);
  };
  const names = columns.map((_, column) => name(column));
  if (plain || count < 4 || !random.chance(0.35)) return [names.map((text) => cell(text))];
  const upper: MadeCell[] = [];
  const lower: MadeCell[] = [];
  const spansDown = random.chance(0.6);
  upper.push(cell(names[0]!, spansDown ? 2 : 1));
  if (!spansDown) lower.push(cell(names[0] === "" ? "" : phrase(random, script, 1, 1)));
  for (let column = 1; column < count;) {
    const width = Math.min(random.pick([1, 2, 2, 3, 4]), count - column);
    if (width === 1) {
      upper.push(cell(names[column]!, spansDown ? 2 : 1));
      if (!spansDown) lower.push(cell(phrase(random, script, 1, 1)));
    } else {
      upper.push(cell(phrase(random, script, 1, 2), 1, width));
      for (let at = column; at < column + width; at++) lower.push(cell(names[at]!));
    }
    column += width;
  }
  return [upper, lower];
}

export function cell(text: string, rowSpan = 1, columnSpan = 1): MadeCell {
  return { text, rowSpan, columnSpan };
}

/** A number as tables show it, or a placeholder. */
export function numberOf(random: Random, kind: NumberKind): string {
  const whole = random.int(0, random.pick([9, 99, 999, 99_999]));
  switch (kind) {
    case "count":
      return whole.toLocaleString("en");
    case "decimal":
      return (random.next() * random.pick([1, 10, 100])).toFixed(random.int(1, 3));
    case "percent":
      return `${(random.next() * 100).toFixed(1)}%`;
    case "money":
      return (random.next() * 9999).toLocaleString("en", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    case "dollars":
      return random.chance(0.15) ? `(${whole.toLocaleString("en")})` : `$${whole.toLocaleString("en")}`;
    case "signed":
      return `${random.pick(["", "−", "+"])}${(random.next() * 5).toFixed(2)}${random.pick(["", "", "*", "**"])}`;
    case "mean":
      return `${(random.next() * 50).toFixed(1)} ± ${random.next().toFixed(1)}`;
    case "range":
      return `${whole}–${whole + random.int(1, 50)}`;
    case "date":
      return `${random.int(1, 28)}/${random.int(1, 12)}/20${random.int(10, 26)}`;
    default:
      return random.pick(["Yes", "No", "–", "n/a", "x"]);
  }
}

export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at));
export const empties = (count: number): MadeCell[] => times(count, () => cell(""));
export const strong = (text: string, columnSpan = 1): MadeCell => ({ ...cell(text, 1, columnSpan), strong: true });
export const amount = (random: Random, most = 99_999): string => {
  const text = random.int(1, most).toLocaleString("en");
  return random.chance(0.15) ? `(${text})` : random.chance(0.06) ? "—" : text;
};
