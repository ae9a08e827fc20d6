/** Sets the value of a cell of a workbook (ISO/IEC 29500-1, 18.3.1.4). Formulas that read the cell lose their stored values. */
import { strFromU8, strToU8 } from "fflate";
import type { OfficeEditing } from "../../office/office-editing.ts";
import { dropStaleValues } from "../../office/spreadsheet/stale-values.ts";
import { toCell, toColumn } from "../../office/spreadsheet/references.ts";
import { decode, recompute, sheetNamed } from "../../office/spreadsheet/workbook.ts";
import { setOpenCell } from "../../office/opendocument/edit-cells.ts";
import { encodeXml } from "../../office/xml-texts.ts";
import type { Outcome } from "../../outcome.ts";
import { parseAmount } from "../../../values/amount.ts";
import type { SetCell } from "./instruction.ts";

const ROW = (row: number): RegExp => new RegExp(`<row\\b[^>]*?\\sr="${row}"[^>]*?(?:/>|>([\\s\\S]*?)</row>)`, "u");
const CELL = /<c\b[^>]*?\sr="([A-Z]{1,3})\d+"[^>]*?(?:\/>|>[\s\S]*?<\/c>)/gu;

export function setCell({ cell, sheet: name, value, isText }: SetCell, { format, parts }: OfficeEditing): Outcome {
  if (format !== "xlsx" && format !== "ods") return { status: "refused", reason: "Only workbooks have cells." };
  const sheet = sheetNamed(parts, name);
  if (!("part" in sheet)) {
    return { status: "not_found", reason: `No sheet is called so; the workbook has ${sheet.join(", ")}.` };
  }
  const place = toCell(cell);
  if (place === null) return { status: "not_understood", reason: `"${cell}" is no cell; write one as in B3.` };
  const { column, row } = place;
  if (format === "ods") return setOpenCell(parts, sheet.name, place, { value, isText });
  const xml = strFromU8(parts.get(sheet.part)!);
  if (isCovered(xml, column, row)) {
    return { status: "refused", reason: `${cell} is covered by merged cells; name their first cell.` };
  }
  const own = ROW(row).exec(xml);
  const cells = [...(own?.[1] ?? "").matchAll(CELL)];
  const former = cells.find((match) => match[1] === cell.replaceAll(/\d/gu, ""));
  const style = /\ss="\d+"/u.exec(former?.[0].split(">")[0] ?? "")?.[0] ?? "";
  const written = cellOf(cell, style, value, isText);
  const next = cells.find((match) => toColumn(match[1]!) > column);
  const inner = own?.[1] ?? "";
  const changed =
    former !== undefined
      ? `${inner.slice(0, former.index)}${written}${inner.slice(former.index + former[0].length)}`
      : next !== undefined
        ? `${inner.slice(0, next.index)}${written}${inner.slice(next.index)}`
        : `${inner}${written}`;
  parts.set(sheet.part, strToU8(withRow(xml, row, own, changed)));
  const range = { left: column, right: column, top: row, bottom: row };
  const stale = dropStaleValues(parts, { sheet: sheet.name, range });
  recompute(parts);
  return {
    status: "done",
    count: 1,
    before:
      former === undefined ? "" : shown(former[0], strFromU8(parts.get("xl/sharedStrings.xml") ?? new Uint8Array())),
    after: value,
    reason: stale === 0 ? undefined : `${stale} formulas are computed again when a spreadsheet opens the file.`,
  };
}

function cellOf(cell: string, style: string, value: string, isText: boolean): string {
  if (!isText && value.startsWith("=")) return `<c r="${cell}"${style}><f>${encodeXml(value.slice(1))}</f></c>`;
  const number = !isText && /^[-+]?\d[\d.,'’ ]*$/u.test(value) ? parseAmount(value) : null;
  if (number !== null) return `<c r="${cell}"${style}><v>${number}</v></c>`;
  if (!isText && /^(?:true|false|wahr|falsch)$/iu.test(value)) {
    return `<c r="${cell}"${style} t="b"><v>${/^(?:true|wahr)$/iu.test(value) ? 1 : 0}</v></c>`;
  }
  return `<c r="${cell}"${style} t="inlineStr"><is><t xml:space="preserve">${encodeXml(value)}</t></is></c>`;
}

function withRow(xml: string, row: number, own: RegExpExecArray | null, cells: string): string {
  if (own !== null) {
    const tag = /^<row\b[^>]*?(?=\/?>)/u.exec(own[0])![0].replace(/\sspans="[^"]*"/u, "");
    return `${xml.slice(0, own.index)}${tag}>${cells}</row>${xml.slice(own.index + own[0].length)}`;
  }
  const added = `<row r="${row}">${cells}</row>`;
  const next = [...xml.matchAll(/<row\b[^>]*?\sr="(\d+)"/gu)].find(([, number]) => Number(number) > row);
  if (next !== undefined) return `${xml.slice(0, next.index)}${added}${xml.slice(next.index)}`;
  return xml.includes("</sheetData>")
    ? xml.replace("</sheetData>", () => `${added}</sheetData>`)
    : xml.replace(/<sheetData\s*\/>/u, () => `<sheetData>${added}</sheetData>`);
}

/** Merged cells show only the first of them. */
function isCovered(xml: string, column: number, row: number): boolean {
  return [...xml.matchAll(/<mergeCell\b[^>]*?\sref="([A-Z]+\d+):([A-Z]+\d+)"/gu)].some(([, from = "", to = ""]) => {
    const [first, last] = [toCell(from), toCell(to)];
    if (first === null || last === null) return false;
    const isInside = column >= first.column && column <= last.column && row >= first.row && row <= last.row;
    return isInside && !(column === first.column && row === first.row);
  });
}

function shown(cell: string, shared: string): string {
  const formula = /<f\b[^>]*>([^<]*)<\/f>/u.exec(cell)?.[1];
  if (formula !== undefined) return `=${decode(formula)}`;
  const value = /<v>([^<]*)<\/v>/u.exec(cell)?.[1] ?? "";
  if (!/\st="s"/u.test(cell)) return decode(value === "" ? cell.replaceAll(/<[^>]*>/gu, "") : value);
  const item = [...shared.matchAll(/<si>([\s\S]*?)<\/si>/gu)][Number(value)]?.[1] ?? "";
  return decode(item.replaceAll(/<rPh\b[\s\S]*?<\/rPh>|<[^>]*>/gu, ""));
}
