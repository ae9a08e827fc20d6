/** Removes values that formulas had before a cell changed, because a reader that does not compute would show them. */
import { strFromU8, strToU8 } from "fflate";
import type { Parts } from "../office-editing.ts";
import { decode, type Sheet, sheetsOf } from "./workbook.ts";
import { type Range, referencesOf, toCell } from "./references.ts";

const FORMULA_CELL = /<c\b([^>]*)>(\s*<f\b([^>]*)(?:\/>|>([^<]*)<\/f>))(\s*<v>[^<]*<\/v>)?/gu;

interface Formula {
  readonly sheet: string;
  readonly cell: Range;
  /** Null if it may depend on any cell. */
  readonly reads: ReturnType<typeof referencesOf>;
}

/** Removes the stored values of all formulas that depend on the changed cells, directly or indirectly. Returns their number. */
export function dropStaleValues(parts: Parts, changed: { readonly sheet: string; readonly range: Range }): number {
  const sheets = sheetsOf(parts);
  const formulas = sheets.flatMap((sheet) => formulasOf(parts, sheet));
  const stale = new Set<Formula>();
  const queue: { readonly sheet: string; readonly range: Range }[] = [changed];
  for (let now = queue.pop(); now !== undefined; now = queue.pop()) {
    for (const formula of formulas) {
      if (stale.has(formula) || !reads(formula, now)) continue;
      stale.add(formula);
      queue.push({ sheet: formula.sheet, range: formula.cell });
    }
  }
  for (const sheet of sheets) {
    const own = new Set(
      [...stale].flatMap((formula) =>
        formula.sheet === sheet.name ? [`${formula.cell.left} ${formula.cell.top}`] : [],
      ),
    );
    if (own.size === 0) continue;
    const xml = strFromU8(parts.get(sheet.part)!);
    const without = xml.replaceAll(FORMULA_CELL, (whole, attributes: string, formula: string) => {
      const cell = toCell(/\sr="([^"]*)"/u.exec(attributes)?.[1] ?? "");
      if (cell === null || !own.has(`${cell.column} ${cell.row}`)) return whole;
      // The type belonged to the removed value.
      return `<c${attributes.replace(/\st="[^"]*"/u, "")}>${formula}`;
    });
    parts.set(sheet.part, strToU8(without));
  }
  return stale.size;
}

function formulasOf(parts: Parts, { name, part }: Sheet): Formula[] {
  const xml = strFromU8(parts.get(part)!);
  return [...xml.matchAll(FORMULA_CELL)].flatMap(([, attributes = "", , own = "", formula]): Formula[] => {
    const cell = toCell(/\sr="([^"]*)"/u.exec(attributes)?.[1] ?? "");
    if (cell === null) return [];
    const range = { left: cell.column, right: cell.column, top: cell.row, bottom: cell.row };
    // Only the first cell of a shared formula contains its text, and the others read other cells.
    const isShared = /\st="(?:shared|array|dataTable)"/u.test(own);
    return [
      { sheet: name, cell: range, reads: isShared || formula === undefined ? null : referencesOf(decode(formula)) },
    ];
  });
}

function reads(formula: Formula, changed: { readonly sheet: string; readonly range: Range }): boolean {
  if (formula.reads === null) return true;
  return formula.reads.some(
    ({ sheet, range }) =>
      (sheet ?? formula.sheet).toLowerCase() === changed.sheet.toLowerCase() &&
      range.left <= changed.range.right &&
      range.right >= changed.range.left &&
      range.top <= changed.range.bottom &&
      range.bottom >= changed.range.top,
  );
}
