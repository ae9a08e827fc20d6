import { markStyle } from "../../../../styled/style-marks.ts";
import { type CellObject, utils, type WorkSheet } from "@e965/xlsx";
import { type ContentCell, PLAIN, type SheetContent } from "../sheet-content.ts";
import { builtInFormat, type ValueFormat, valueFormat } from "../format-value.ts";

export interface BinarySheetOptions {
  readonly is1904: boolean;
}

/** Returns the content of a sheet read in dense mode, with values formatted by their number formats. */
export function sheetContent(sheet: WorkSheet, options: BinarySheetOptions): SheetContent {
  const data = (sheet["!data"] ?? []) as readonly (readonly (CellObject | undefined)[] | undefined)[];
  const formats = new Map<string, ValueFormat>();
  const formatOf = (pattern: string): ValueFormat => {
    const known = formats.get(pattern) ?? valueFormat(pattern, options.is1904);
    formats.set(pattern, known);
    return known;
  };
  const cells: ContentCell[] = [];
  for (const [row, line] of filled(data, MAX_ROWS)) {
    for (const [column, cell] of filled(line ?? [], MAX_COLUMNS)) {
      const text = cell === undefined ? "" : displayed(cell, formatOf);
      if (cell === undefined || text === "") continue;
      cells.push({
        row,
        column,
        text,
        kind: cell.t === "s" || cell.t === "z" ? "text" : "number",
        look: PLAIN,
        ...commentsOf(cell),
        ...linked(text, cell),
      });
    }
  }
  // Rows hidden by a filter are data; people switch the filter off to see them.
  const filter = sheet["!autofilter"] === undefined ? undefined : utils.decode_range(sheet["!autofilter"].ref);
  const isFiltered = (row: number): boolean => filter !== undefined && row > filter.s.r && row <= filter.e.r;
  return {
    cells,
    merges: (sheet["!merges"] ?? []).map(({ s, e }) => ({ top: s.r, left: s.c, bottom: e.r, right: e.c })),
    isRowHidden: (row) => sheet["!rows"]?.[row]?.hidden === true && !isFiltered(row),
    isColumnHidden: (column) => sheet["!cols"]?.[column]?.hidden === true,
    tables: [],
    floats: [],
  };
}

/** Maximum number of rows of a sheet (Excel specifications and limits). */
const MAX_ROWS = 1_048_576;
const MAX_COLUMNS = 16_384;

/** Existing entries of a list, within its bounds. A damaged file may put a single cell at column two billion. */
function* filled<Value>(list: readonly Value[], most: number): Generator<readonly [index: number, value: Value]> {
  if (list.length <= most) yield* list.entries();
  else for (const key of Object.keys(list)) if (Number(key) < most) yield [Number(key), list[Number(key)]!];
}

/** A formula whose value was not stored shows nothing. */
function displayed({ t, v, w, z }: CellObject, formatOf: (pattern: string) => ValueFormat): string {
  if (t === "z" || v === undefined) return "";
  const format = formatOf(typeof z === "number" ? builtInFormat(z) : (z ?? "General"));
  if (t === "n" && typeof v === "number") return format.number(v).trim();
  if (t === "s") return format.text(String(v)).trim();
  return (w ?? String(v)).trim();
}

function linked(text: string, { l }: CellObject): Pick<ContentCell, "marked"> {
  const address = l?.Target ?? "";
  return /^(?:https?|mailto):/i.test(address) ? { marked: markStyle(text, { link: address }) } : {};
}

function commentsOf({ c: comments }: CellObject): Pick<ContentCell, "comments"> {
  if (comments === undefined) return {};
  const texts = comments.map(({ a, t }) => [a, t.trim()].filter(Boolean).join(": "));
  return { comments: texts.filter((text) => text !== "") };
}
