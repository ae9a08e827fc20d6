import type { MadeCell } from "./made-sheet.ts";
import type { ColumnKind, Values } from "./values.ts";

/** Style of the tables of a sheet: people format all of them alike. */
export interface Look {
  readonly boldHeader: boolean;
  readonly filledHeader: boolean;
  readonly bordered: boolean;
  readonly boldTitle: boolean;
  readonly boldTotal: boolean;
}

/** A third of all sheets are unformatted, as those that programs write. */
export function anyLook(values: Values): Look {
  const isPlain = values.chance(0.35);
  const or = (share: number): boolean => !isPlain && values.chance(share);
  return {
    boldHeader: or(0.8),
    filledHeader: or(0.5),
    bordered: or(0.5),
    boldTitle: or(0.6),
    boldTotal: or(0.5),
  };
}

export interface TableShape {
  readonly rows: number;
  readonly kinds: readonly ColumnKind[];
  readonly header?: "names" | "years" | "spanning" | "none" | "corner" | "gaps";
  /** Share of empty cells. */
  readonly empty?: number;
}

export interface MadeTable {
  readonly rows: readonly (readonly (MadeCell | null)[])[];
  readonly headerRows: number;
}

export function makeTable(
  values: Values,
  look: Look,
  { rows, kinds, header = "names", empty = 0 }: TableShape,
): MadeTable {
  const head = makeHeader(values, look, kinds, header);
  const body = Array.from({ length: rows }, () =>
    kinds.map((kind, at): MadeCell | null => {
      if (values.chance(at === 0 ? 0 : empty)) return null;
      return { ...values.value(kind), bordered: look.bordered, bold: false };
    }),
  );
  return { rows: [...head, ...body], headerRows: head.length };
}

function makeHeader(
  values: Values,
  look: Look,
  kinds: readonly ColumnKind[],
  header: NonNullable<TableShape["header"]>,
): readonly (readonly (MadeCell | null)[])[] {
  const style = { bold: look.boldHeader, filled: look.filledHeader, bordered: look.bordered };
  const names = values.names(kinds.length).map((text): MadeCell => ({ text, kind: "text", ...style }));
  const corner = names.map((name, at) => (at === 0 ? null : name));
  if (header === "none") return [];
  if (header === "corner") return [corner];
  if (header === "gaps") return [names.map((name, at) => (at > 0 && values.chance(0.25) ? null : name))];
  if (header === "years") {
    const first = values.whole(2005, 2020);
    const periods = values.pick<(at: number) => MadeCell>([
      (at) => ({ text: String(first + at), kind: "number" }),
      (at) => ({ text: `${MONTHS[at % 12]}-${String(first).slice(2)}`, kind: "number" }),
      (at) => ({ text: `Q${(at % 4) + 1} ${first}`, kind: "text" }),
    ]);
    return [names.map((name, at) => (at === 0 ? (values.chance(0.5) ? name : null) : { ...periods(at), ...style }))];
  }
  if (header === "spanning" && kinds.length > 2) {
    const upper = kinds.map((_, at): MadeCell | null => {
      if (at % 2 === 0) return at === 0 && values.chance(0.5) ? { ...names[0]!, rowSpan: 1 } : null;
      const columnSpan = Math.min(2, kinds.length - at);
      return { text: values.words(1, 2), kind: "text", columnSpan, ...style };
    });
    return [upper, upper[0] === null ? names : corner];
  }
  return [names];
}

const MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

/** Kinds of columns: row names, followed mostly by numbers. */
export function anyKinds(values: Values, from = 2, to = 7): readonly ColumnKind[] {
  const count = values.whole(from, to);
  const first = values.pick<ColumnKind>(["word", "word", "word", "code", "date"]);
  const rest = Array.from({ length: count - 1 }, () =>
    values.pick<ColumnKind>(["number", "number", "number", "number", "date", "word", "choice", "code"]),
  );
  return rest.includes("number") ? [first, ...rest] : [first, ...rest.slice(1), "number"];
}

/** A row of sums below a table. */
export function totalRow(values: Values, look: Look, kinds: readonly ColumnKind[]): readonly (MadeCell | null)[] {
  const style = { bold: look.boldTotal, bordered: look.bordered };
  const name = values.pick(["Total", "Sum", "Summe", "Gesamt", "Totale", "合計", "Итого", values.word()]);
  return kinds.map((kind, at): MadeCell | null => {
    if (at === 0) return { text: name, kind: "text", ...style };
    return kind === "number" ? { ...values.number(), ...style } : null;
  });
}
