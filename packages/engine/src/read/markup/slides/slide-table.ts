import type { MarkupCell, MarkupTable } from "../../../markup-layout/markup.ts";
import { childOf, childrenOf, type XmlElement } from "../../xml/xml-node.ts";
import { paragraphsOf, type SlideTextOptions } from "./slide-text.ts";

/** Reads a table of a slide; cells covered by a merged cell are present but empty (ECMA-376, 21.1.3.18). */
export function readSlideTable(table: XmlElement, options: SlideTextOptions): MarkupTable | null {
  const rows = childrenOf(table, "a:tr");
  const isHeaded = /^(?:1|true)$/.test(childOf(table, "a:tblPr")?.attributes.get("firstRow") ?? "");
  const columnCount = rows.reduce((most, row) => Math.max(most, childrenOf(row, "a:tc").length), 0);
  const cells = rows.flatMap((line, row) =>
    childrenOf(line, "a:tc").flatMap((cell, column): MarkupCell[] => {
      const isOn = (name: string): boolean => /^(?:1|true)$/.test(cell.attributes.get(name) ?? "");
      if (isOn("hMerge") || isOn("vMerge")) return [];
      const span = (name: string, most: number): number =>
        Math.min(most, Math.max(1, Number(cell.attributes.get(name) ?? 1) || 1));
      return [
        {
          row,
          column,
          rowSpan: span("rowSpan", rows.length - row),
          columnSpan: span("gridSpan", columnCount - column),
          header: row === 0 && isHeaded,
          text: paragraphsOf(childOf(cell, "a:txBody"), options)
            .map(({ text }) => text)
            .filter((text) => text !== "")
            .join("\n"),
        },
      ];
    }),
  );
  return cells.length === 0 ? null : { rowCount: rows.length, columnCount, cells };
}
