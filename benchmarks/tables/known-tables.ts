import { GROUPED, type GroupedTable } from "./grouped-tables.ts";
import {
  amount,
  cell,
  empties,
  makeTable,
  numberOf,
  strong,
  type TableLimits,
  type TableMaker,
  times,
} from "./make-table.ts";
import type { ColumnKind, MadeCell, MadeTable } from "./made-table.ts";
import type { Random } from "./random.ts";
import { RESULTS, type ResultTable } from "./result-tables.ts";
import { phrase, sentence } from "./words.ts";

/** Kinds of tables as they occur in documents; {@link makeTable} mixes their features. */
export type KnownTable =
  | "statement"
  | "bank"
  | "prices"
  | "timetable"
  | "spec"
  | "words"
  | "matrix"
  | "schedule"
  | ResultTable
  | GroupedTable;

/** Narrow enough for one of two columns. */
const NARROW: readonly KnownTable[] = ["prices", "spec", "regression", "words", "matrix"];
/** For a landscape page. */
const WIDE: ReadonlySet<KnownTable> = new Set(["timetable", "statistics"]);

/** Makes a table of a random kind. */
export function makeKnownTable(random: Random, limits: TableLimits): MadeTable {
  const usual = KINDS.filter((kind) => !WIDE.has(kind));
  const table = MAKERS[random.pick(limits.plain ? NARROW : usual)](random, limits);
  // If the page has no space for this kind, uses one that fits everywhere.
  return table.columns.length > limits.mostColumns ? makeTable(random, limits) : table;
}

/** Makes a table of one kind. */
export function makeTableOf(kind: KnownTable, random: Random, limits: TableLimits): MadeTable {
  return MAKERS[kind](random, limits);
}

/** Kinds that continue over pages in documents. */
const LONG: readonly KnownTable[] = [
  "statement",
  "bank",
  "bank",
  "prices",
  "prices",
  "science",
  "spec",
  "words",
  "matrix",
  "survey",
  "schedule",
];

/** Makes a table of a kind that continues over pages, with as many rows as allowed. */
export const makeLongTable: TableMaker = (random, limits) => {
  const kind = random.pick(LONG);
  const table = makeTableOf(kind, random, limits);
  const rows = [...table.rows];
  while (rows.length < limits.mostRows) {
    const next = makeTableOf(kind, random, limits);
    if (next.columns.join() === table.columns.join()) rows.push(...next.rows.slice(next.headerRows));
  }
  return { ...table, rows: rows.slice(0, limits.mostRows) };
};

const MAKERS: Readonly<Record<KnownTable, TableMaker>> = {
  /** Indented items, sums below a line, a currency sign in the first and last row, dates above the columns. */
  statement: (random, { script }) => {
    const years = random.pick([2, 2, 3, 4]);
    const withNotes = random.chance(0.3);
    const before = withNotes ? 2 : 1;
    const columns: ColumnKind[] = [
      "stub",
      ...(withNotes ? (["text"] as const) : []),
      ...times(years, () => "number" as const),
    ];
    const period = random.pick(["Year ended 31 December", "Three months ended June 30,", "As of December 31,"]);
    const head = [cell(""), ...(withNotes ? [cell("Note")] : []), ...times(years, (at) => cell(String(2026 - at)))];
    const unit = random.chance(0.4)
      ? [[...empties(before), ...times(years, () => cell(random.pick(["€’000", "$m"])))]]
      : [];
    const upper = random.chance(0.5) ? [[...empties(before), cell(period, 1, years)]] : [];
    const line = (label: MadeCell, lead: string | null, ruled?: MadeCell["ruled"]): MadeCell[] => [
      label,
      ...(withNotes ? [cell(random.chance(0.4) ? String(random.int(1, 30)) : "")] : []),
      ...times(years, (): MadeCell => ({
        ...cell(amount(random)),
        ...(lead === null ? {} : { lead }),
        ...(ruled === undefined ? {} : { ruled }),
      })),
    ];
    const sign = random.pick([null, "$", "$", "€"]);
    const body: MadeCell[][] = [];
    for (let group = random.int(2, 4); group > 0; group--) {
      body.push([{ ...strong(phrase(random, script, 1, 3)) }, ...empties(columns.length - 1)]);
      for (let item = random.int(2, 5); item > 0; item--) {
        const label = {
          ...cell(phrase(random, script, 1, random.chance(0.2) ? 9 : 4)),
          indent: random.pick([1, 1, 2]),
        };
        body.push(line(label, body.length === 1 ? sign : null));
      }
      const total = { ...cell(`Total ${phrase(random, script, 1, 2).toLowerCase()}`), strong: true as const };
      body.push(line(total, group === 1 ? sign : null, group === 1 ? "double-under" : "over"));
    }
    return {
      columns,
      rows: [...upper, head, ...unit, ...body],
      headerRows: upper.length + 1 + unit.length,
      decimal: true,
    };
  },
  science: RESULTS.science,
  /** Debit or credit, rarely both. */
  bank: (random, { script }) => {
    const columns: ColumnKind[] = ["stub", "long", "number", "number", "number"];
    const names = random.pick([
      ["Date", "Description", "Debit", "Credit", "Balance"],
      ["Date", "Details", "Paid out", "Paid in", "Balance"],
      ["Buchung", "Verwendungszweck", "Soll", "Haben", "Saldo"],
    ]);
    const money = (): MadeCell => cell(numberOf(random, "money"));
    const rows = times(random.int(5, 16), () => {
      const isDebit = random.chance(0.7);
      const details = `${phrase(random, script, 1, 4)}${random.chance(0.3) ? ` ${phrase(random, script, 4, 7)} ${random.int(1e5, 1e6)}` : ""}`;
      const day = `${String(random.int(1, 28)).padStart(2, "0")} ${random.pick(["Jan", "Feb", "Mar", "Apr"])}`;
      return [
        cell(random.chance(0.25) ? "" : day),
        cell(details),
        isDebit ? money() : cell(""),
        isDebit ? cell("") : money(),
        money(),
      ];
    });
    const opening = [cell(""), strong("Opening balance"), cell(""), cell(""), money()];
    return { columns, rows: [names.map((name) => cell(name)), opening, ...rows], headerRows: 1, decimal: true };
  },
  prices: (random, { script, plain = false }) => {
    const columns: ColumnKind[] = plain ? ["stub", "text", "number"] : ["stub", "text", "text", "number", "number"];
    const header = (plain ? ["Item", "Description", "Price"] : ["Item No.", "Description", "Unit", "Qty", "Price"]).map(
      (name) => cell(name),
    );
    const body = times(random.int(4, plain ? 8 : 18), (at) => {
      const price = { ...cell((random.next() * 300).toFixed(2)), ...(random.chance(0.5) ? { lead: "$" } : {}) };
      const code = `${random.pick(["A", "KX-", "10"])}${random.int(100, 9999)}`;
      const band = !plain && at % 5 === 0 && at > 0 ? [[strong(phrase(random, script, 1, 2), columns.length)]] : [];
      const row = plain
        ? [cell(code), cell(phrase(random, script, 1, 2)), price]
        : [
            cell(code),
            cell(phrase(random, script, 1, 4)),
            cell(random.pick(["pc", "box", "m", "kg"])),
            cell(String(random.int(1, 50))),
            price,
          ];
      return [...band, row];
    }).flat();
    return { columns, rows: [header, ...body], headerRows: 1 };
  },
  /** Many narrow columns of times, with gaps where a train does not stop. */
  timetable: (random, { script }) => {
    const count = random.int(6, 16);
    const columns: ColumnKind[] = ["stub", ...times(count, () => "number" as const)];
    const start = times(count, (at) => 300 + 60 * at + random.int(0, 30));
    const skip = random.pick(["", "–", "|", "..."]);
    const stops = times(random.int(5, 18), (row) => [
      cell(phrase(random, script, 1, 2)),
      ...start.map((at) => {
        const minutes = at + 7 * row;
        return cell(
          random.chance(0.15)
            ? skip
            : `${String(Math.floor(minutes / 60) % 24).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`,
        );
      }),
    ]);
    const header = random.chance(0.6)
      ? [[cell(random.pick(["", "Train", "Zug"])), ...times(count, () => cell(String(random.int(100, 999))))]]
      : [];
    return { columns, rows: [...header, ...stops], headerRows: header.length };
  },
  /** Names and values, without a header; the values are words as often as numbers. */
  spec: (random, { script, plain = false }) => {
    const value = (): string =>
      random.pick([
        () => phrase(random, script, 1, plain ? 2 : 5),
        () => `${random.int(1, 900)} ${random.pick(["mm", "kg", "V", "W", "h", "dB(A)"])}`,
        () => `${random.int(1, 99)} × ${random.int(1, 99)} × ${random.int(1, 99)} cm`,
        () => random.pick(["Yes", "No", "Optional", "IP65", "Class A"]),
      ])();
    const rows = times(random.int(4, 14), () => [cell(phrase(random, script, 1, 3)), cell(value())]);
    return { columns: ["stub", "text"], rows, headerRows: 0 };
  },
  regression: RESULTS.regression,
  /** Only words, in columns of different length. */
  words: (random, { script, plain = false }) => {
    const count = plain ? 2 : random.int(3, 4);
    const columns: ColumnKind[] = [
      "stub",
      ...times(count - 1, (at) =>
        !plain && at === count - 2 && random.chance(0.5) ? ("long" as const) : ("text" as const),
      ),
    ];
    const header = random.chance(0.8) ? [columns.map(() => cell(phrase(random, script, 1, 2)))] : [];
    const body = times(random.int(3, 9), () =>
      columns.map((kind) => cell(kind === "long" ? sentence(random, script) : phrase(random, script, 1, 3))),
    );
    return { columns, rows: [...header, ...body], headerRows: header.length };
  },
  /** Marks for features that exist, otherwise empty cells. */
  matrix: (random, { script, plain = false }) => {
    const count = plain ? 3 : random.int(3, 6);
    const mark = random.pick(["x", "•", "Yes"]);
    const rows = times(random.int(4, 12), () => [
      cell(phrase(random, script, 1, 3)),
      ...times(count, () => cell(random.chance(0.55) ? mark : "")),
    ]);
    const header = [cell(random.pick(["", "Feature"])), ...times(count, () => cell(phrase(random, script, 1, 1)))];
    return { columns: ["stub", ...times(count, () => "text" as const)], rows: [header, ...rows], headerRows: 1 };
  },
  survey: RESULTS.survey,
  statistics: RESULTS.statistics,
  /** A programme: times, events and places. */
  schedule: (random, { script }) => {
    let minutes = 8 * 60;
    const clock = (): string => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
    const rows = times(random.int(4, 10), () => {
      const from = clock();
      minutes += random.pick([15, 30, 45, 60]);
      return [
        cell(`${from}–${clock()}`),
        cell(phrase(random, script, 1, 6)),
        cell(random.chance(0.75) ? phrase(random, script, 1, 2) : ""),
      ];
    });
    const header = random.chance(0.6) ? [["Time", "Session", "Room"].map((name) => cell(name))] : [];
    return { columns: ["stub", "text", "text"], rows: [...header, ...rows], headerRows: header.length };
  },
  ...GROUPED,
};

const KINDS = Object.keys(MAKERS) as KnownTable[];
