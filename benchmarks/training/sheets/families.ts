/** Kinds of sheets as people make them; each is held out in turn to measure the weights learned from the others. */
import { anyKinds, anyLook, type Look, makeTable, type MadeTable, totalRow } from "./make-table.ts";
import { type MadeCell, type MadeItem, type MadeSheet, randomOf } from "./made-sheet.ts";
import { Values } from "./values.ts";

type Family = (sheet: Builder) => void;

/** Puts tables and texts on a sheet, from top to bottom. */
class Builder {
  readonly values: Values;
  readonly look: Look;
  readonly items: MadeItem[] = [];
  row: number;
  column: number;
  #unit = 0;

  constructor(values: Values) {
    this.values = values;
    this.look = anyLook(values);
    this.row = values.chance(0.6) ? 0 : values.whole(1, 3);
    this.column = values.chance(0.6) ? 0 : values.whole(1, 2);
  }

  startUnit(): void {
    this.#unit += 1;
  }

  place(kind: MadeItem["kind"], { rows, headerRows }: MadeTable, at: { row: number; column: number }): void {
    this.items.push({ kind, unit: this.#unit, top: at.row, left: at.column, rows, headerRows });
  }

  /** Adds a table at the next free place; later items go below it. */
  table(made: MadeTable): void {
    this.place("table", made, this);
    this.row += made.rows.length;
  }

  text(kind: "title" | "note" | "text", text: string, style: Partial<MadeCell> = {}): void {
    this.place(kind, { rows: [[{ text, kind: "text", ...style }]], headerRows: 0 }, this);
    this.row += 1;
  }

  title(width: number): void {
    const columnSpan = this.values.chance(0.3) ? width : 1;
    const text = this.values.chance(0.6) ? this.values.words(1, 5) : this.values.sentence();
    this.text("title", text, { columnSpan, bold: this.look.boldTitle });
  }

  note(): void {
    const mark = this.values.pick(["", "", "Source: ", "* ", "Note: ", "Quelle: ", "(1) "]);
    this.text("note", `${mark}${this.values.sentence()}`);
  }

  skip(from: number, to: number): void {
    this.row += this.values.whole(from, to);
  }
}

/** Makes a random table with a header of one kind, and a number of rows between two limits. */
function anyTable(
  sheet: Builder,
  header: NonNullable<Parameters<typeof makeTable>[2]["header"]> = "names",
  from = 2,
  to = 12,
) {
  const kinds = anyKinds(sheet.values);
  const rows = sheet.values.whole(from, to);
  return { kinds, made: makeTable(sheet.values, sheet.look, { rows, kinds, header }) };
}

function stacked(sheet: Builder, gap: () => void, titled: number, same: boolean): void {
  const count = sheet.values.whole(2, 4);
  const kinds = anyKinds(sheet.values);
  for (let at = 0; at < count; at += 1) {
    sheet.startUnit();
    const own = same ? kinds : anyKinds(sheet.values);
    if (sheet.values.chance(titled)) sheet.title(own.length);
    sheet.table(makeTable(sheet.values, sheet.look, { rows: sheet.values.whole(1, 8), kinds: own }));
    if (sheet.values.chance(0.15)) sheet.note();
    gap();
  }
}

/** Rows of a table in groups separated by empty rows. */
function grouped(sheet: Builder, named: boolean, blank: boolean): void {
  const { values, look } = sheet;
  sheet.startUnit();
  const kinds = anyKinds(values, 3);
  const head = makeTable(values, look, { rows: 0, kinds });
  const rows: (readonly (MadeCell | null)[])[] = [...head.rows];
  if (blank && values.chance(0.3)) rows.push([]);
  const groups = values.whole(2, 5);
  for (let group = 0; group < groups; group += 1) {
    if (group > 0 && blank) rows.push([]);
    if (named) rows.push([{ text: values.words(1, 3), kind: "text", bold: look.boldTotal }]);
    rows.push(...makeTable(values, look, { rows: values.whole(1, 6), kinds, header: "none" }).rows);
    if (values.chance(0.4)) rows.push(totalRow(values, look, kinds));
  }
  if (values.chance(0.5)) {
    if (blank && values.chance(0.6)) rows.push([]);
    rows.push(totalRow(values, look, kinds));
  }
  sheet.table({ rows, headerRows: head.headerRows });
}

export const FAMILIES: Readonly<Record<string, Family>> = {
  plain: (sheet) => {
    sheet.startUnit();
    sheet.table(anyTable(sheet).made);
  },
  titled: (sheet) => {
    sheet.startUnit();
    const { kinds, made } = anyTable(sheet);
    for (let count = sheet.values.whole(1, 3); count > 0; count -= 1) sheet.title(kinds.length);
    sheet.skip(0, 1);
    sheet.table(made);
    sheet.skip(0, 1);
    for (let count = sheet.values.whole(0, 2); count > 0; count -= 1) sheet.note();
  },
  stackedApart: (sheet) => stacked(sheet, () => sheet.skip(1, 3), 0.4, false),
  stackedAlike: (sheet) => stacked(sheet, () => sheet.skip(1, 2), 0.4, true),
  stackedTight: (sheet) => stacked(sheet, () => undefined, 0.3, sheet.values.chance(0.5)),
  beside: (sheet) => {
    const { row } = sheet;
    const sameHeight = sheet.values.chance(0.5) ? sheet.values.whole(2, 10) : 0;
    for (let count = sheet.values.whole(2, 3); count > 0; count -= 1) {
      sheet.startUnit();
      sheet.row = row + (sheet.values.chance(0.2) ? 1 : 0);
      const rows = sameHeight || sheet.values.whole(2, 10);
      const kinds = anyKinds(sheet.values, 2, 4);
      if (sheet.values.chance(0.25)) sheet.title(kinds.length);
      sheet.table(makeTable(sheet.values, sheet.look, { rows, kinds }));
      sheet.column += kinds.length + sheet.values.whole(1, 2);
    }
  },
  groupsBlank: (sheet) => grouped(sheet, false, true),
  groupsNamed: (sheet) => grouped(sheet, true, sheet.values.chance(0.5)),
  emptyColumn: (sheet) => {
    sheet.startUnit();
    const { values } = sheet;
    const kinds = anyKinds(values, 3, 6);
    const made = makeTable(values, sheet.look, { rows: values.whole(3, 10), kinds });
    const at = values.whole(1, kinds.length - 1);
    const numbers = kinds.map((kind, index): typeof kind => (index >= at ? "number" : kind));
    const again = makeTable(values, sheet.look, { rows: made.rows.length - 1, kinds: numbers });
    sheet.table({ headerRows: 1, rows: again.rows.map((row) => [...row.slice(0, at), null, ...row.slice(at)]) });
  },
  gapsInHeader: (sheet) => {
    sheet.startUnit();
    sheet.table(anyTable(sheet, sheet.values.pick(["gaps", "corner"])).made);
  },
  texts: (sheet) => {
    sheet.startUnit();
    const { values } = sheet;
    const kinds = Array.from({ length: values.whole(2, 6) }, () =>
      values.pick(["word", "word", "code", "choice", "long"] as const),
    );
    sheet.table(makeTable(values, sheet.look, { rows: values.whole(3, 12), kinds }));
  },
  periods: (sheet) => {
    sheet.startUnit();
    const kinds = ["word" as const, ...Array.from({ length: sheet.values.whole(3, 8) }, () => "number" as const)];
    if (sheet.values.chance(0.4)) sheet.title(kinds.length);
    sheet.table(makeTable(sheet.values, sheet.look, { rows: sheet.values.whole(2, 10), kinds, header: "years" }));
  },
  spanning: (sheet) => {
    sheet.startUnit();
    const kinds = ["word" as const, ...Array.from({ length: sheet.values.whole(2, 6) }, () => "number" as const)];
    if (sheet.values.chance(0.5)) sheet.title(kinds.length);
    sheet.table(makeTable(sheet.values, sheet.look, { rows: sheet.values.whole(2, 10), kinds, header: "spanning" }));
  },
  sparse: (sheet) => {
    sheet.startUnit();
    const kinds = anyKinds(sheet.values, 4, 9);
    const empty = 0.4 + sheet.values.random() * 0.45;
    sheet.table(makeTable(sheet.values, sheet.look, { rows: sheet.values.whole(5, 15), kinds, empty }));
  },
  totalApart: (sheet) => {
    sheet.startUnit();
    const { kinds, made } = anyTable(sheet);
    sheet.table({ ...made, rows: [...made.rows, [], totalRow(sheet.values, sheet.look, kinds)] });
    if (sheet.values.chance(0.5)) {
      sheet.skip(1, 2);
      sheet.note();
    }
  },
  matrix: (sheet) => {
    sheet.startUnit();
    const kinds = Array.from({ length: sheet.values.whole(3, 8) }, () => "number" as const);
    sheet.table(makeTable(sheet.values, sheet.look, { rows: sheet.values.whole(3, 10), kinds, header: "none" }));
  },
  noHeader: (sheet) => {
    sheet.startUnit();
    sheet.table(anyTable(sheet, "none", 3, 12).made);
  },
  invoice: (sheet) => {
    const { values } = sheet;
    sheet.startUnit();
    for (let count = values.whole(2, 5); count > 0; count -= 1) sheet.text("text", values.words(1, 4));
    sheet.skip(1, 2);
    sheet.startUnit();
    sheet.table(makeTable(values, sheet.look, { rows: values.whole(2, 4), kinds: ["word", "code"], header: "none" }));
    sheet.skip(1, 2);
    sheet.startUnit();
    const kinds = ["word", "number", "number", "number"] as const;
    const made = makeTable(values, sheet.look, { rows: values.whole(2, 8), kinds });
    sheet.table({ ...made, rows: [...made.rows, totalRow(values, sheet.look, kinds)] });
    sheet.skip(1, 2);
    sheet.startUnit();
    for (let count = values.whole(1, 2); count > 0; count -= 1) sheet.text("text", values.sentence());
  },
  timetable: (sheet) => {
    sheet.startUnit();
    const kinds = ["date" as const, ...Array.from({ length: sheet.values.whole(3, 6) }, () => "word" as const)];
    sheet.table(
      makeTable(sheet.values, sheet.look, { rows: sheet.values.whole(4, 10), kinds, empty: 0.3, header: "corner" }),
    );
  },
  ledger: (sheet) => {
    sheet.startUnit();
    const kinds = ["date", "long", "code", "number", "number"] as const;
    sheet.table(makeTable(sheet.values, sheet.look, { rows: sheet.values.whole(5, 20), kinds, empty: 0.2 }));
  },
  remarks: (sheet) => {
    sheet.startUnit();
    for (let count = sheet.values.whole(3, 9); count > 0; count -= 1) {
      sheet.text("text", sheet.values.sentence(), { bold: sheet.values.chance(0.1) });
      if (sheet.values.chance(0.2)) sheet.skip(1, 1);
    }
  },
  monthly: (sheet) => {
    const kinds = ["word" as const, ...Array.from({ length: sheet.values.whole(2, 5) }, () => "number" as const)];
    for (let count = sheet.values.whole(2, 4); count > 0; count -= 1) {
      sheet.startUnit();
      if (sheet.values.chance(0.5)) sheet.title(kinds.length);
      const header = sheet.values.chance(0.5) ? ("corner" as const) : ("names" as const);
      const made = makeTable(sheet.values, sheet.look, { rows: sheet.values.whole(2, 6), kinds, header });
      sheet.table({ ...made, rows: [...made.rows, totalRow(sheet.values, sheet.look, kinds)] });
      if (sheet.values.chance(0.3)) sheet.skip(1, 2);
    }
  },
  panel: (sheet) => {
    const { values } = sheet;
    const { row, column } = sheet;
    const rows = values.whole(3, 8);
    for (const kinds of [anyKinds(values, 2, 3), anyKinds(values, 2, 4)]) {
      sheet.startUnit();
      sheet.row = row;
      sheet.table(makeTable(values, sheet.look, { rows, kinds, header: values.pick(["names", "corner"]) }));
      sheet.column += kinds.length + 1;
    }
    sheet.column = column;
    sheet.skip(1, 3);
    sheet.startUnit();
    const kinds = anyKinds(values, 4, 6).map((kind, at): typeof kind => (at > 1 ? "number" : kind));
    const made = makeTable(values, sheet.look, { rows: values.whole(2, 8), kinds });
    sheet.table({ headerRows: 1, rows: made.rows.map((line) => [...line.slice(0, 2), null, ...line.slice(2)]) });
  },
  memo: (sheet) => {
    sheet.startUnit();
    for (let count = sheet.values.whole(2, 4); count > 0; count -= 1) sheet.text("text", sheet.values.sentence());
    sheet.skip(1, 2);
    sheet.startUnit();
    const { kinds, made } = anyTable(sheet);
    if (sheet.values.chance(0.5)) sheet.title(kinds.length);
    sheet.table(made);
    if (sheet.values.chance(0.5)) sheet.note();
    sheet.skip(1, 2);
    sheet.startUnit();
    for (let count = sheet.values.whole(2, 6); count > 0; count -= 1) sheet.text("text", sheet.values.sentence());
    sheet.skip(1, 2);
    sheet.startUnit();
    const kind = sheet.values.pick(["word", "code", "number"] as const);
    sheet.table(makeTable(sheet.values, sheet.look, { rows: sheet.values.whole(4, 10), kinds: [kind] }));
  },
  list: (sheet) => {
    sheet.startUnit();
    const kind = sheet.values.pick(["word", "code", "number"] as const);
    sheet.table(makeTable(sheet.values, sheet.look, { rows: sheet.values.whole(4, 15), kinds: [kind] }));
  },
};

/** Makes a sheet of a family; the same for the same seed. */
export function makeSheet(family: string, seed: number): MadeSheet {
  const sheet = new Builder(new Values(randomOf(seed)));
  FAMILIES[family]!(sheet);
  return { family, items: sheet.items };
}
