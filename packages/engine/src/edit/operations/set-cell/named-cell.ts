/** Cells by the names of their row and column: "Owen Marsh's gross", "the bonus of Lucia Ferri". */
import { strFromU8 } from "fflate";
import type { Parts } from "../../office/office-editing.ts";
import { toColumn } from "../../office/sheet/references.ts";
import { decode, sheetsOf } from "../../office/sheet/workbook.ts";
import type { SetCell } from "./instruction.ts";

export interface SheetCell {
  readonly cell: string;
  readonly row: number;
  readonly column: number;
  readonly text: string;
}

const CELL = /<c\b([^>]*?)(?:\/>|>([\s\S]*?)<\/c>)/gu;
const OWNED = /^(?:the\s+)?(.+?)['’]s\s+(.+)$/iu;
const OF = /^(?:the\s+|der\s+|die\s+|das\s+|den\s+)?(.+?)\s+(?:of|for|von|für|bei|des|der)\s+(?:the\s+)?(.+)$/iu;

/** The cells of a sheet that hold something, as they read. */
export function cellsOf(parts: Parts, part: string): SheetCell[] {
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

function textOf(xml: string): string {
  return [...xml.matchAll(/<t\b[^>]*>([^<]*)<\/t>/gu)].map(([, text]) => decode(text ?? "")).join("");
}

/** Null where no row and column, or more than one of each, are called so. */
export function toNamedCell(name: string, value: string, parts: Parts): SetCell | null {
  const owned = OWNED.exec(name);
  const of = OF.exec(name);
  const pairs = [
    ...(owned === null ? [] : [{ row: owned[1]!, column: owned[2]! }]),
    ...(of === null ? [] : [{ row: of[2]!, column: of[1]! }]),
  ];
  const found = pairs.flatMap(({ row, column }) =>
    sheetsOf(parts).flatMap(({ name: sheet, part }): SetCell[] => {
      const cells = cellsOf(parts, part);
      const [heads, rows] = [named(cells, column), named(cells, row)];
      return heads.flatMap((head) =>
        rows
          .filter((own) => own.row > head.row)
          .map((own): SetCell => ({
            kind: "set_cell",
            cell: `${head.cell.replaceAll(/\d/gu, "")}${own.row}`,
            sheet,
            value,
            isText: false,
          })),
      );
    }),
  );
  return found.length === 1 ? found[0]! : null;
}

/** Cells with a text, whatever its case. */
export function named(cells: readonly SheetCell[], text: string): SheetCell[] {
  const plain = (one: string): string => one.toLowerCase().replaceAll(/\s+/gu, " ").trim();
  return cells.filter((cell) => plain(cell.text) === plain(text));
}
