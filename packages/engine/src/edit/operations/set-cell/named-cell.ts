/** Finds cells by the names of their row and column: "Owen Marsh's gross", "the bonus of Lucia Ferri". */
import type { Parts } from "../../office/office-editing.ts";
import { cellsOf, type SheetCell } from "../../office/spreadsheet/cells.ts";
import { sheetsOf } from "../../office/spreadsheet/workbook.ts";
import type { SetCell } from "./instruction.ts";

const OWNED = /^(?:the\s+)?(.+?)['’]s\s+(.+)$/iu;
/** "Cem Aydins Stunden". */
const GENITIVE = /^(?:die\s+|das\s+|den\s+)?(.+\p{L})s\s+(\p{Lu}\S*)$/u;
const OF = /^(?:the\s+|der\s+|die\s+|das\s+|den\s+)?(.+?)\s+(?:of|for|von|für|bei|des|der)\s+(?:the\s+)?(.+)$/iu;

/** Null if no row and column, or more than one of each, have these names. */
export function toNamedCell(name: string, value: string, parts: Parts, within: string | null): SetCell | null {
  const owned = OWNED.exec(name);
  const of = OF.exec(name);
  const genitive = GENITIVE.exec(name);
  const pairs = [
    ...(owned === null ? [] : [{ row: owned[1]!, column: owned[2]! }]),
    ...(genitive === null ? [] : [{ row: genitive[1]!, column: genitive[2]! }]),
    ...(of === null ? [] : [{ row: of[2]!, column: of[1]! }]),
    ...(owned === null && of === null ? halvesOf(name) : []),
  ];
  const found = pairs.flatMap(({ row, column }) =>
    sheetsOf(parts)
      .filter(({ name: own }) => within === null || own.toLowerCase() === within.toLowerCase())
      .flatMap(({ name: sheet, part }): SetCell[] => {
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

/** "R-1001 net", "Bestand Sicherung": a row and a column, in any order. */
function halvesOf(name: string): { readonly row: string; readonly column: string }[] {
  const words = name.replace(/^(?:the|die|der|das|den)\s+/iu, "").split(/\s+/u);
  return words.slice(1).flatMap((_, at) => {
    const [first, last] = [words.slice(0, at + 1).join(" "), words.slice(at + 1).join(" ")];
    return [
      { row: first, column: last },
      { row: last, column: first },
    ];
  });
}

/** Cells with a text, ignoring case. */
export function named(cells: readonly SheetCell[], text: string): SheetCell[] {
  const plain = (one: string): string => one.toLowerCase().replaceAll(/\s+/gu, " ").trim();
  return cells.filter((cell) => plain(cell.text) === plain(text));
}
