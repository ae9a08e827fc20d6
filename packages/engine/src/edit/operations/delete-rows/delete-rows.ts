/** Deletes rows of a sheet. The rows below move up, and all references to them are adjusted as spreadsheets do. */
import { strFromU8, strToU8 } from "fflate";
import { relationsOf } from "../../office/drop-parts.ts";
import type { OfficeEditing, Parts } from "../../office/office-editing.ts";
import { deleteOpenRows } from "../../office/opendocument/edit-cells.ts";
import { type RowShift, shiftEnds, shiftFormula, shiftOf } from "../../office/spreadsheet/references.ts";
import { dropStaleValues } from "../../office/spreadsheet/stale-values.ts";
import { decode, recompute, type Sheet, sheetNamed, sheetsOf } from "../../office/spreadsheet/workbook.ts";
import { encodeXml } from "../../office/xml-texts.ts";
import type { Outcome } from "../../outcome.ts";
import { cellsOf } from "../../office/spreadsheet/cells.ts";
import { named } from "../set-cell/named-cell.ts";
import type { DeleteRows } from "./instruction.ts";

const MAX_ROW = 1_048_576;
const ROW = /<row\b([^>]*?)(\/>|>[\s\S]*?<\/row>)/gu;
/** Relationships to parts with content that is positioned by row and would be misplaced after a deletion. */
const PLACED_ELSEWHERE = /\/(?:drawing|vmlDrawing|comments|table|pivotTable|threadedComment)$/u;

export function deleteRows(instruction: DeleteRows, { format, parts }: OfficeEditing): Outcome {
  if (format !== "xlsx" && format !== "ods") {
    return { status: "refused", reason: "Only workbooks have rows that are deleted." };
  }
  const meant = rowsMeant(instruction, parts);
  if ("status" in meant) return meant;
  const { rows } = meant;
  const sheet = sheetNamed(parts, meant.sheet);
  if (!("part" in sheet)) {
    return { status: "not_found", reason: `No sheet is called so; the workbook has ${sheet.join(", ")}.` };
  }
  if (format === "ods") return deleteOpenRows(parts, sheet.name, rows);
  const placed = relationsOf(parts, sheet.part).find(({ type }) => PLACED_ELSEWHERE.test(type));
  if (placed !== undefined) {
    return {
      status: "refused",
      reason: `The sheet has a ${placed.type.split("/").at(-1)!}, which is placed by its rows; delete the row in a spreadsheet.`,
    };
  }
  const xml = strFromU8(parts.get(sheet.part)!);
  const gone = new Set(rows);
  const removed = [...xml.matchAll(ROW)].filter(([, attributes]) => gone.has(rowOf(attributes ?? "")));
  if (removed.length === 0) return { status: "not_found", reason: "The sheet has nothing in these rows." };
  // Before the rows move, because the formulas still refer to the old positions.
  dropStaleValues(parts, { sheet: sheet.name, range: { left: 1, right: 16_384, top: rows[0]!, bottom: MAX_ROW } });
  const shift = shiftOf(rows);
  parts.set(sheet.part, strToU8(moveRows(strFromU8(parts.get(sheet.part)!), shift)));
  for (const other of sheetsOf(parts)) shiftFormulas(parts, other, sheet.name, shift);
  shiftNames(parts, sheet.name, shift);
  recompute(parts);
  const shared = strFromU8(parts.get("xl/sharedStrings.xml") ?? new Uint8Array());
  return {
    status: "done",
    count: rows.length,
    before: removed.map(([row]) => shownRow(row, shared)).join(" · "),
    after: "",
  };
}

/** Finds a row by the text of one of its cells. */
function rowsMeant(
  { rows, named: name, sheet }: DeleteRows,
  parts: Parts,
): Pick<DeleteRows, "rows" | "sheet"> | Outcome {
  if (name === undefined) return { rows, sheet };
  const sheets = sheetsOf(parts).filter((one) => sheet === null || one.name.toLowerCase() === sheet.toLowerCase());
  const found = sheets.flatMap((one) =>
    [...new Set(named(cellsOf(parts, one.part), name).map(({ row }) => row))].map((row) => ({
      rows: [row],
      sheet: one.name,
    })),
  );
  if (found.length === 1) return found[0]!;
  return found.length === 0
    ? { status: "not_found", reason: "No row has a cell with this text; name the row by its number." }
    : {
        status: "not_understood",
        reason: `${found.length} rows have such a cell; name the sheet as well, or the row by its number.`,
      };
}

function rowOf(attributes: string): number {
  return Number(/\sr="(\d+)"/u.exec(attributes)?.[1] ?? 0);
}

function moveRows(xml: string, shift: RowShift): string {
  const moved = xml.replaceAll(ROW, (whole, attributes: string, rest: string) => {
    const row = rowOf(attributes);
    if (row === 0) return whole;
    const to = shift(row);
    if (to === null) return "";
    const cells = rest.replaceAll(/(<c\b[^>]*?\sr="[A-Z]{1,3})\d+"/gu, `$1${to}"`);
    return `<row${attributes.replace(/\sr="\d+"/u, ` r="${to}"`)}${cells}`;
  });
  return moved
    .replaceAll(/(\s(?:ref|sqref|activeCell|topLeftCell)=")([^"]*)"/gu, (_, name: string, ranges: string) => {
      const kept = ranges.split(" ").flatMap((range) => shiftRange(range, shift) ?? []);
      return `${name}${kept.length === 0 ? "A1" : kept.join(" ")}"`;
    })
    .replaceAll(/<mergeCells\b[^>]*>[\s\S]*?<\/mergeCells>/gu, (list) => {
      const cells = [...list.matchAll(/<mergeCell\b[^>]*\/>/gu)].filter(
        ([cell]) => /ref="[A-Z]+\d+:[A-Z]+\d+"/u.test(cell) && !/ref="([A-Z]+\d+):\1"/u.test(cell),
      );
      return cells.length === 0
        ? ""
        : `<mergeCells count="${cells.length}">${cells.map(([cell]) => cell).join("")}</mergeCells>`;
    });
}

function shiftRange(range: string, shift: RowShift): string | null {
  const match = /^([A-Z]{1,3})(\d+)(?::([A-Z]{1,3})(\d+))?$/u.exec(range);
  if (match === null) return range;
  const [, left = "", top = "", right, bottom] = match;
  const moved = shiftEnds(Number(top), Number(bottom ?? top), shift);
  return moved === null ? null : `${left}${moved[0]}${right === undefined ? "" : `:${right}${moved[1]}`}`;
}

function shiftFormulas(parts: Parts, sheet: Sheet, changed: string, shift: RowShift): void {
  const xml = strFromU8(parts.get(sheet.part)!);
  const isChangedSheet = (name: string | null): boolean => (name ?? sheet.name).toLowerCase() === changed.toLowerCase();
  const changedXml = xml.replaceAll(
    /(<(?:f|formula|formula1|formula2)\b[^>]*>)([^<]+)(?=<\/)/gu,
    (_, tag: string, formula: string) => `${tag}${shifted(formula, shift, isChangedSheet)}`,
  );
  if (changedXml !== xml) parts.set(sheet.part, strToU8(changedXml));
}

function shiftNames(parts: Parts, changed: string, shift: RowShift): void {
  const xml = strFromU8(parts.get("xl/workbook.xml")!);
  const changedXml = xml.replaceAll(
    /(<definedName\b[^>]*>)([^<]*)(?=<\/definedName>)/gu,
    (_, tag: string, formula: string) => {
      const isChangedSheet = (name: string | null): boolean => name?.toLowerCase() === changed.toLowerCase();
      return `${tag}${shifted(formula, shift, isChangedSheet)}`;
    },
  );
  if (changedXml !== xml) parts.set("xl/workbook.xml", strToU8(changedXml));
}

function shownRow(row: string, shared: string): string {
  const items = [...shared.matchAll(/<si>([\s\S]*?)<\/si>/gu)];
  return [...row.matchAll(/<c\b([^>]*)>([\s\S]*?)<\/c>/gu)]
    .map(([, attributes = "", inner = ""]) => {
      const value = /<v>([^<]*)<\/v>/u.exec(inner)?.[1] ?? inner.replaceAll(/<[^>]*>/gu, "");
      return decode(
        /\st="s"/u.test(attributes) ? (items[Number(value)]?.[1] ?? "").replaceAll(/<[^>]*>/gu, "") : value,
      );
    })
    .filter(Boolean)
    .join(", ");
}

/** A formula as it is in the file; an unchanged one keeps its bytes. */
function shifted(source: string, shift: RowShift, isChangedSheet: (sheet: string | null) => boolean): string {
  const formula = decode(source);
  const after = shiftFormula(formula, shift, isChangedSheet);
  return after === formula ? source : encodeXml(after);
}
