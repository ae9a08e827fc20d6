import { childOf, childrenOf, type XmlElement } from "../../../xml/xml-node.ts";
import type { InlineStyle } from "../../../../styled/styled-text.ts";
import { builtInFormat, type ValueFormat, valueFormat } from "../format-value.ts";
import { type CellLook, PLAIN } from "../sheet-content.ts";

/** The style of a cell, by its number in `cellXfs`. */
export interface CellStyle {
  readonly format: ValueFormat;
  readonly look: CellLook;
  /** Style of all text of the cell. */
  readonly text: InlineStyle;
}

/** @param root - root of the styles part; null if a workbook has none */
export function readStyles(root: XmlElement | null, is1904: boolean): (id: number) => CellStyle {
  const plain: CellStyle = { format: valueFormat("General", is1904), look: PLAIN, text: {} };
  if (root === null) return () => plain;
  const patterns = new Map(
    listOf(root, "x:numFmts").map(({ attributes }) => [
      Number(attributes.get("numFmtId")),
      attributes.get("formatCode") ?? "General",
    ]),
  );
  const fonts = listOf(root, "x:fonts").map(fontStyle);
  const filled = listOf(root, "x:fills").map((fill) => isFilled(fill));
  const bordered = listOf(root, "x:borders").map((border) => isBordered(border));
  const formats = new Map<number, ValueFormat>();
  const formatOf = (id: number): ValueFormat => {
    const known = formats.get(id) ?? valueFormat(patterns.get(id) ?? builtInFormat(id), is1904);
    formats.set(id, known);
    return known;
  };
  const styles = listOf(root, "x:cellXfs").map(({ attributes }): CellStyle => {
    const number = (name: string): number => Number(attributes.get(name) ?? 0);
    return {
      format: formatOf(number("numFmtId")),
      look: {
        bold: fonts[number("fontId")]?.bold ?? false,
        filled: filled[number("fillId")] ?? false,
        bordered: bordered[number("borderId")] ?? false,
      },
      text: fonts[number("fontId")] ?? {},
    };
  });
  return (id) => styles[id] ?? plain;
}

function listOf(root: XmlElement, name: string): readonly XmlElement[] {
  const list = childOf(root, name);
  return list === undefined ? [] : childrenOf(list);
}

/** The style that a font of a cell or of a run in it sets (ECMA-376, 18.8.22). */
function fontStyle(font: XmlElement): InlineStyle {
  const script = childOf(font, "x:vertAlign")?.attributes.get("val");
  const underline = childOf(font, "x:u");
  return {
    ...(isOn(childOf(font, "x:b")) && { bold: true as const }),
    ...(isOn(childOf(font, "x:i")) && { italic: true as const }),
    ...(underline !== undefined && underline.attributes.get("val") !== "none" && { underline: true as const }),
    ...(isOn(childOf(font, "x:strike")) && { strike: true as const }),
    ...((script === "superscript" || script === "subscript") && { script }),
  };
}

function isOn(property: XmlElement | undefined): boolean {
  return property !== undefined && !/^(?:0|false)$/.test(property.attributes.get("val") ?? "1");
}

/** The second fill of every workbook is a pattern that no cell shows; a white fill is invisible. */
function isFilled(fill: XmlElement): boolean {
  const pattern = childOf(fill, "x:patternFill");
  const type = pattern?.attributes.get("patternType") ?? "none";
  const isWhite = /^(?:FF)?FFFFFF$/i.test(childOf(pattern, "x:fgColor")?.attributes.get("rgb") ?? "");
  return childOf(fill, "x:gradientFill") !== undefined || (type !== "none" && type !== "gray125" && !isWhite);
}

function isBordered(border: XmlElement): boolean {
  return childrenOf(border).some(({ attributes }) => (attributes.get("style") ?? "none") !== "none");
}
