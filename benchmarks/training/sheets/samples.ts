import { type CutSign, cutSigns } from "@docsvc/engine/src/read/markup/spreadsheet/regions/cut-signs.ts";
import { connectCells } from "@docsvc/engine/src/read/markup/spreadsheet/regions/connect-cells.ts";
import { isBelow, isRightOf, mayCut } from "@docsvc/engine/src/read/markup/spreadsheet/regions/find-regions.ts";
import { type HeaderSign, headerSigns } from "@docsvc/engine/src/read/markup/spreadsheet/regions/header-signs.ts";
import { belowSigns, sideSigns, type JoinSign } from "@docsvc/engine/src/read/markup/spreadsheet/regions/join-signs.ts";
import { type ListSign, listSigns } from "@docsvc/engine/src/read/markup/spreadsheet/regions/list-signs.ts";
import { isLine, MAX_HEADER_ROWS } from "@docsvc/engine/src/read/markup/spreadsheet/regions/part-region.ts";
import { type TextSign, textSigns } from "@docsvc/engine/src/read/markup/spreadsheet/regions/text-signs.ts";
import { type GridCell, type Region, regionOf, rowsOf } from "@docsvc/engine/src/read/markup/spreadsheet/sheet-grid.ts";
import type { Sample } from "../logistic-regression.ts";
import { cellsOf, type MadeItem, type MadeSheet } from "./made-sheet.ts";

/** Questions about a sheet, with the samples for each. */
export interface SheetSamples {
  readonly cut: Sample<CutSign>[];
  readonly below: Sample<JoinSign>[];
  readonly beside: Sample<JoinSign>[];
  readonly header: Sample<HeaderSign>[];
  readonly text: Sample<TextSign>[];
  readonly list: Sample<ListSign>[];
}

export function newSamples(): SheetSamples {
  return { cut: [], below: [], beside: [], header: [], text: [], list: [] };
}

/** Adds the samples of a generated sheet; all questions of one sheet together have the same weight. */
export function addSamples(sheet: MadeSheet, samples: SheetSamples): void {
  const { cells, owners } = cellsOf(sheet);
  const unitOf = (cell: GridCell): number => owners.get(cell)!.unit;
  const own = newSamples();
  const parts = connectCells(cells).flatMap((region) => cutByTruth(region, unitOf, own));
  for (const [index, one] of parts.entries()) {
    for (const other of parts.slice(index + 1)) addJoins(one, other, owners, own);
  }
  for (const unit of new Set(sheet.items.map((item) => item.unit))) {
    addUnit(regionOf(cells.filter((cell) => unitOf(cell) === unit)), owners, own);
  }
  let question: keyof SheetSamples;
  for (question in own) {
    const found = own[question] as Sample<string>[];
    for (const sample of found) {
      (samples[question] as Sample<string>[]).push({ ...sample, weight: 1 / Math.sqrt(found.length) });
    }
  }
}

function cutByTruth(region: Region, unitOf: (cell: GridCell) => number, own: SheetSamples): readonly Region[] {
  const rows = rowsOf(region);
  const starts = [0];
  for (let at = 1; at < rows.length; at += 1) {
    const [row, above] = [rows[at]!, rows[at - 1]!];
    if (row.length === 0 || above.length === 0) continue;
    const isCut = unitOf(row[0]!) !== unitOf(above[0]!);
    if (mayCut(rows, at)) own.cut.push({ signs: cutSigns(rows, starts.at(-1)!, at), isPositive: isCut, weight: 1 });
    if (isCut) starts.push(at);
  }
  return starts.map((start, index) => regionOf(rows.slice(start, starts[index + 1] ?? rows.length).flat()));
}

function addJoins(one: Region, other: Region, owners: ReadonlyMap<GridCell, MadeItem>, own: SheetSamples): void {
  const tableOf = ({ cells }: Region): MadeItem | undefined =>
    cells.map((cell) => owners.get(cell)!).find(({ kind }) => kind === "table");
  // The blocks are the same, whether texts without a table are one region or two.
  if (tableOf(one) === undefined && tableOf(other) === undefined) return;
  const isPositive = tableOf(one) === tableOf(other);
  for (const [first, second] of [
    [one, other],
    [other, one],
  ] as const) {
    if (isBelow(first, second)) own.below.push({ signs: belowSigns(first, second), isPositive, weight: 1 });
    else if (isRightOf(first, second)) own.beside.push({ signs: sideSigns(first, second), isPositive, weight: 1 });
  }
}

/** A table with its titles and notes, as it is once nothing else is left with it. */
function addUnit(whole: Region, owners: ReadonlyMap<GridCell, MadeItem>, own: SheetSamples): void {
  const item = whole.cells.map((cell) => owners.get(cell)!).find(({ kind }) => kind === "table");
  if (isLine(whole) && whole.cells.length > 1) {
    own.list.push({ signs: listSigns(whole), isPositive: item !== undefined, weight: 1 });
    return;
  }
  if (item === undefined) return;
  let rows = rowsOf(whole).filter((row) => row.length > 0);
  const isTable = (row: readonly GridCell[]): boolean => owners.get(row[0]!) === item;
  let isTitled = false;
  for (const inwards of [1, -1] as const) {
    for (let isDone = false; !isDone && rows.length > 2;) {
      const at = inwards === 1 ? 0 : rows.length - 1;
      const row = rows[at]!;
      isDone = isTable(row);
      if (row.length === 1 && row[0]!.kind === "text") {
        own.text.push({ signs: textSigns(rows, at, inwards), isPositive: !isDone, weight: 1 });
      }
      if (!isDone) rows = rows.toSpliced(at, 1);
      if (!isDone && inwards === 1) isTitled = true;
    }
  }
  const table = rows.filter(isTable);
  for (let at = 0; at < Math.min(item.headerRows + 1, MAX_HEADER_ROWS, table.length - 1); at += 1) {
    own.header.push({ signs: headerSigns(table, at, isTitled), isPositive: at < item.headerRows, weight: 1 });
  }
}
