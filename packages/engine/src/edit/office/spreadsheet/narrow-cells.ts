/**
 * Gives cells of sheets as parts of their own. Each contains its own text, so that changing it does not change other cells with the same shared text.
 */
import { strFromU8, strToU8 } from "fflate";
import { encodeXml } from "../xml-texts.ts";
import type { Parts } from "../office-editing.ts";
import type { Narrowed } from "../narrowed.ts";
import { cellsOf, type SheetCell } from "./cells.ts";
import { headerCells } from "./header-cells.ts";
import { toCell, toColumn } from "./references.ts";
import { dropUnusedTexts } from "./shared-texts.ts";
import { dropStaleValues } from "./stale-values.ts";
import { recompute, type Sheet } from "./workbook.ts";

/** A column or row: by the text of its header or of one of its cells, or by its letter or number. */
export interface CellScope {
  readonly is: "column" | "row";
  readonly name: string;
}

const CELL = /<c\b[^>]*?\sr="([A-Z]{1,3}\d+)"[^>]*?(?:\/>|>[\s\S]*?<\/c>)/gu;

export function narrowCells(parts: Parts, sheets: readonly Sheet[], scopes: readonly CellScope[]): Narrowed | string {
  const own: Parts = new Map();
  const scoped = sheets.map((sheet) => ({ sheet, cells: cellsIn(cellsOf(parts, sheet.part), scopes) }));
  if (scoped.every(({ cells }) => cells.length === 0)) {
    return notThere(scopes);
  }
  for (const { sheet, cells } of scoped) {
    for (const cell of cells) own.set(partOf(sheet, cell.cell), strToU8(inlined(parts, sheet, cell)));
  }
  const before = new Map(own);
  return { parts: own, merge: () => mergeCells(parts, sheets, own, before) };
}

export function notThere(scopes: readonly CellScope[]): string {
  if (scopes.length === 0) return "No sheet has a cell with a text.";
  const named = scopes.map(({ is, name }) => (is === "column" ? `a header "${name}"` : `a row with "${name}"`));
  return `No sheet has ${named.join(" and ")}; name a column by its header or its letter ("column B"), a row by one of its texts or its number.`;
}

function partOf({ part }: Sheet, cell: string): string {
  return `${part.replace(/\.xml$/u, "")}-${cell}.xml`;
}

export function cellsIn(cells: readonly SheetCell[], scopes: readonly CellScope[]): SheetCell[] {
  return scopes.reduce<SheetCell[]>((left, scope) => left.filter(placeIn(cells, scope)), [...cells]);
}

function placeIn(cells: readonly SheetCell[], { is, name }: CellScope): (cell: SheetCell) => boolean {
  if (is === "column" && /^[A-Z]{1,3}$/u.test(name)) return ({ column }) => column === toColumn(name);
  if (is === "row" && /^\d{1,7}$/u.test(name)) return ({ row }) => row === Number(name);
  const called = cells.filter(({ text }) => plain(text) === plain(name));
  if (is === "row") return ({ row }) => called.some((cell) => cell.row === row);
  // A value never names a column; without headers, a column is named by its letter.
  const heads = headerCells(cells, called);
  return ({ column, row }) => heads.some((head) => head.column === column && head.row < row);
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll(/\s+/gu, " ").trim();
}

function inlined(parts: Parts, { part }: Sheet, { cell, text }: SheetCell): string {
  const xml = strFromU8(parts.get(part)!);
  const source = [...xml.matchAll(CELL)].find(([, name]) => name === cell)?.[0] ?? "";
  const tag = source.slice(0, source.indexOf(">") + 1);
  if (!/\st="s"/u.test(tag)) return source;
  return `${tag.replace(/\st="s"/u, ' t="inlineStr"')}<is><t xml:space="preserve">${encodeXml(text)}</t></is></c>`;
}

function mergeCells(parts: Parts, sheets: readonly Sheet[], own: Parts, before: Parts): void {
  for (const sheet of sheets) {
    const changed = [...own].filter(
      ([name, data]) => before.get(name) !== data && name.startsWith(`${sheet.part.replace(/\.xml$/u, "")}-`),
    );
    const xml = strFromU8(parts.get(sheet.part)!);
    const names = new Set(changed.map(([name]) => name));
    const written = xml.replaceAll(CELL, (source, cell: string) => {
      const name = partOf(sheet, cell);
      return names.has(name) ? strFromU8(own.get(name)!) : source;
    });
    parts.set(sheet.part, strToU8(written));
    for (const cell of written.matchAll(CELL)) {
      if (!names.has(partOf(sheet, cell[1]!))) continue;
      const { column, row } = toCell(cell[1]!)!;
      dropStaleValues(parts, { sheet: sheet.name, range: { left: column, right: column, top: row, bottom: row } });
    }
  }
  dropUnusedTexts(parts);
  recompute(parts);
}
