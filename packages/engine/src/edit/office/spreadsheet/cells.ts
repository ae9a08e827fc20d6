import { strFromU8 } from "fflate";
import type { Parts } from "../office-editing.ts";
import { toColumn, toLetters } from "./references.ts";
import { contentOf, openCells, tablesOf } from "../opendocument/tables.ts";
import { decode, OPEN_SHEET } from "./workbook.ts";

export interface SheetCell {
  readonly cell: string;
  readonly row: number;
  readonly column: number;
  readonly text: string;
}

const CELL = /<c\b([^>]*?)(?:\/>|>([\s\S]*?)<\/c>)/gu;

/** The cells of a sheet with content, as displayed. */
export function cellsOf(parts: Parts, part: string): SheetCell[] {
  if (part.startsWith(OPEN_SHEET)) return openCellsOf(parts, part.slice(OPEN_SHEET.length));
  const shared = [
    ...strFromU8(parts.get("xl/sharedStrings.xml") ?? new Uint8Array()).matchAll(/<si\b[^>]*>([\s\S]*?)<\/si>/gu),
  ].map(([, inner]) => textOf(inner ?? ""));
  return [...strFromU8(parts.get(part) ?? new Uint8Array()).matchAll(CELL)].flatMap(
    ([, attributes = "", inner = ""]) => {
      const cell = /\sr="([A-Z]{1,3}\d+)"/u.exec(attributes)?.[1];
      if (cell === undefined) return [];
      const value = /<v>([^<]*)<\/v>/u.exec(inner)?.[1] ?? "";
      const text = /\st="s"/u.test(attributes)
        ? (shared[Number(value)] ?? "")
        : value === ""
          ? textOf(inner)
          : decode(value);
      return [
        { cell, row: Number(/\d+$/u.exec(cell)![0]), column: toColumn(cell.replaceAll(/\d/gu, "")), text: text.trim() },
      ];
    },
  );
}

function openCellsOf(parts: Parts, name: string): SheetCell[] {
  const table = tablesOf(contentOf(parts)).find((one) => one.name === name)?.table;
  return table === undefined
    ? []
    : openCells(table).map(({ row, column, text }) => ({ cell: `${toLetters(column)}${row}`, row, column, text }));
}

function textOf(xml: string): string {
  return [...xml.matchAll(/<t\b[^>]*>([^<]*)<\/t>/gu)].map(([, text]) => decode(text ?? "")).join("");
}
