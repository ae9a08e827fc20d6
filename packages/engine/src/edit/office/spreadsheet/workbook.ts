/** Sheets of a workbook, and what must be updated in it after a cell has changed. */
import { strFromU8, strToU8 } from "fflate";
import { dropParts, relationsOf } from "../drop-parts.ts";
import type { Parts } from "../office-editing.ts";
import { CONTENT, contentOf, tablesOf } from "../opendocument/tables.ts";

const WORKBOOK = "xl/workbook.xml";

export interface Sheet {
  readonly name: string;
  readonly part: string;
}

/** All sheets of OpenDocument are in one part; this prefix and the sheet's name identify one. */
export const OPEN_SHEET = "content.xml#";

export function sheetsOf(parts: Parts): Sheet[] {
  if (parts.has(CONTENT)) {
    return tablesOf(contentOf(parts)).map(({ name }) => ({ name: decode(name), part: `${OPEN_SHEET}${name}` }));
  }
  const xml = strFromU8(parts.get(WORKBOOK) ?? new Uint8Array());
  const relations = relationsOf(parts, WORKBOOK);
  return [...xml.matchAll(/<(?:\w+:)?sheet\b[^>]*>/gu)].flatMap(([tag]) => {
    const name = decode(/\sname\s*=\s*"([^"]*)"/u.exec(tag)?.[1] ?? "");
    const id = /\sr:id\s*=\s*"([^"]*)"/u.exec(tag)?.[1];
    const part = relations.find((relation) => relation.id === id)?.target;
    return part !== undefined && parts.has(part) ? [{ name, part }] : [];
  });
}

/** The sheet with a name, or the first; the names of all sheets if none has it. */
export function sheetNamed(parts: Parts, name: string | null): Sheet | readonly string[] {
  const sheets = sheetsOf(parts);
  const found = name === null ? sheets[0] : sheets.find((sheet) => sheet.name.toLowerCase() === name.toLowerCase());
  return found ?? sheets.map((sheet) => sheet.name);
}

export function decode(text: string): string {
  return text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&apos;", "'")
    .replaceAll("&amp;", "&");
}

/** Asks programs to compute all formulas again, in an order of their own, when they open the file. */
export function recompute(parts: Parts): void {
  dropParts(parts, ["xl/calcChain.xml"]);
  const xml = strFromU8(parts.get(WORKBOOK) ?? new Uint8Array());
  const own = /<calcPr\b[^>]*>/u.exec(xml)?.[0];
  if (own === undefined) {
    const before = /<(?:oleSize|customWorkbookViews|pivotCaches|extLst)\b|<\/workbook>/u.exec(xml);
    if (before === null) return;
    parts.set(WORKBOOK, strToU8(`${xml.slice(0, before.index)}<calcPr fullCalcOnLoad="1"/>${xml.slice(before.index)}`));
    return;
  }
  const asked = own.replace(/\sfullCalcOnLoad\s*=\s*"[^"]*"/u, "").replace(/(\/?>)$/u, ' fullCalcOnLoad="1"$1');
  parts.set(WORKBOOK, strToU8(xml.replace(own, asked)));
}
