/** Values of cells. A cell states its value twice: as a text, and as a number, a date or a formula (ODF 1.3, part 3, 19.385). */
import { parseAmount } from "../../../values/amount.ts";
import { encodeXml } from "../xml-texts.ts";
import { attributeOf, descendantsOf, isElement, readXmlTree, writeXmlTree, type XmlElement } from "../xml-tree.ts";
import { cellText, withAttribute } from "./tables.ts";

const VALUES = [
  "office:value-type", "office:value", "office:date-value", "office:time-value", "office:boolean-value", "office:string-value", "office:currency",
  "calcext:value-type", "table:formula",
]; // prettier-ignore

/** Sets a cell's value: a number if it can be read as one, a formula after "=". */
export function setCellValue(cell: XmlElement, value: string, isText: boolean): void {
  let { tag } = cell;
  for (const name of VALUES) tag = withAttribute(tag, name, null);
  const number = !isText && /^[-+]?\d[\d.,'’ ]*$/u.test(value) ? parseAmount(value) : null;
  const formula = !isText && value.startsWith("=") ? value.slice(1) : null;
  if (formula !== null) {
    cell.tag = withAttribute(tag, "table:formula", `of:=${encodeXml(formula.replaceAll(/\$?[A-Z]{1,3}\$?\d+(?::\$?[A-Z]{1,3}\$?\d+)?/gu, bracketed))}`);
    cell.children = [];
    return;
  } // prettier-ignore
  cell.tag =
    number === null
      ? withAttribute(tag, "office:value-type", "string")
      : withAttribute(withAttribute(tag, "office:value", String(number)), "office:value-type", "float");
  cell.children = [`<text:p>${encodeXml(value)}</text:p>`];
}

function bracketed(reference: string): string {
  return `[${reference
    .split(":")
    .map((end) => `.${end}`)
    .join(":")}]`;
}

/** Removes the stored values of formulas; a program computes them when it opens the file. */
export function dropComputed(root: XmlElement): number {
  let count = 0;
  for (const cell of descendantsOf(root)) {
    if (!isElement(cell, "table:table-cell") || attributeOf(cell, "table:formula") === undefined) continue;
    const formula = attributeOf(cell, "table:formula")!;
    for (const name of VALUES) cell.tag = withAttribute(cell.tag, name, null);
    cell.tag = withAttribute(cell.tag, "table:formula", formula);
    cell.children = [];
    count++;
  }
  return count;
}

/** Updates the values of cells whose texts changed, and has formulas computed again. */
export function settleCells(before: string, after: string): string {
  if (!after.includes("<table:table-cell")) return after;
  const [was, now] = [cellsIn(readXmlTree(before)), readXmlTree(after)];
  let isChanged = false;
  for (const [at, cell] of cellsIn(now).entries()) {
    const text = cellText(cell);
    const type = attributeOf(cell, "office:value-type");
    if (type === undefined || was[at] === undefined || cellText(was[at]) === text) continue;
    isChanged = true;
    if (type === "string") {
      for (const name of ["office:string-value", "table:formula"]) cell.tag = withAttribute(cell.tag, name, null);
    } else setCellValue(cell, text, false);
  }
  if (!isChanged) return after;
  dropComputed(now);
  return writeXmlTree(now);
}

function cellsIn(root: XmlElement): XmlElement[] {
  return [...descendantsOf(root)].filter((element) => element.name === "table:table-cell");
}
