import { comparableName } from "./comparable-name.ts";
import type { TranscriptTable } from "../../transcript/transcript.ts";
import type { Place } from "../redact/place.ts";
import type { Box } from "../pdf/page-view.ts";
import { glyphsInBox } from "./glyphs-in-box.ts";
import { boxToQuad, glyphsToQuads } from "./quad.ts";
import { type PageReading, type Reading, toPageSpace } from "./reading.ts";

/** Finds the cells below a column's header in the tables of pages. A table that continues without a header uses the previous table's. */
export async function findColumn(header: string, pages: readonly PageReading[], reading: Reading): Promise<Place[]> {
  const transcript = await reading.transcript();
  const places: Place[] = [];
  let before: { readonly column: number; readonly columnCount: number } | null = null;
  for (const page of transcript.pages) {
    const of = pages.find(({ text }) => text.view.number === page.number);
    for (const { table } of page.blocks) {
      if (table === undefined) continue;
      const named = columnsNamed(table, header);
      const hasColumnsAbove: boolean =
        before !== null && !table.cells.some((cell) => cell.header) && before.columnCount === table.columnCount;
      const columns: readonly { column: number; row: number }[] =
        named.length > 0 ? named : hasColumnsAbove ? [{ column: before!.column, row: -1 }] : [];
      before = columns.length > 0 ? { column: columns[0]!.column, columnCount: table.columnCount } : null;
      if (of === undefined) continue;
      for (const { column, row } of columns) {
        const cells = table.cells.filter(
          (cell) =>
            cell.column <= column &&
            cell.column + cell.columnSpan > column &&
            cell.row > row &&
            !cell.header &&
            cell.text.trim() !== "",
        );
        for (const cell of cells) places.push(...toPlace(of, toPageSpace(of.text.view, cell.bbox), cell.text));
      }
    }
  }
  return places;
}

function columnsNamed(table: TranscriptTable, header: string): { column: number; row: number }[] {
  const wanted = comparableName(header);
  const headers = table.cells.filter((cell) => cell.header || cell.row === 0);
  const exact = headers.filter(({ text }) => singular(comparableName(text)) === singular(wanted));
  const found = exact.length > 0 ? exact : headers.filter(({ text }) => comparableName(text).includes(wanted));
  return found.map(({ column, row, rowSpan }) => ({ column, row: row + rowSpan - 1 }));
}

function singular(name: string): string {
  return name.replace(/s$/u, "");
}

function toPlace({ text: { view, glyphs } }: PageReading, box: Box, text: string): Place[] {
  const inside = glyphsInBox(glyphs, box);
  const quads = inside.length > 0 ? glyphsToQuads(inside) : [boxToQuad(box)];
  return [{ page: view.number, quads, glyphs: inside.map(({ id }) => id), text }];
}
