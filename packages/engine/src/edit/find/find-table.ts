/** Finds tables and their rows by name. */
import type { TranscriptCell, TranscriptTable } from "../../transcript/transcript.ts";
import { escapePattern } from "../grammar/words.ts";
import type { Place } from "../redact/place.ts";
import { doubt, type Found, NOTHING } from "./found.ts";
import { glyphsInBox } from "./glyphs-in-box.ts";
import { glyphsToQuads } from "./quad.ts";
import { type PageReading, type Reading, toPageSpace } from "./reading.ts";

/** Selects rows of cells in the tables of pages; one place per row. */
export async function findTableRows(
  rowsOf: (table: TranscriptTable) => readonly (readonly TranscriptCell[])[],
  pages: readonly PageReading[],
  reading: Reading,
): Promise<Place[]> {
  const transcript = await reading.transcript();
  return transcript.pages.flatMap(({ number, blocks }) => {
    const page = pages.find(({ text }) => text.view.number === number);
    if (page === undefined) return [];
    return blocks
      .flatMap(({ table }) => (table === undefined ? [] : rowsOf(table)))
      .flatMap((cells) => toPlace(page, cells));
  });
}

/** The table on the pages; ambiguous if a page has several. */
export async function findTable(pages: readonly PageReading[], reading: Reading): Promise<Found> {
  const transcript = await reading.transcript();
  const wanted = new Set(pages.map(({ text }) => text.view.number));
  const counts = transcript.pages
    .filter(({ number }) => wanted.has(number))
    .map(({ blocks }) => blocks.filter(({ table }) => table !== undefined).length);
  if (counts.some((count) => count > 1)) {
    return doubt("Several tables are on one page; name a column or a row of the one that is meant.");
  }
  const places = await findTableRows((table) => [table.cells], pages, reading);
  return places.length === 0 ? NOTHING : { places, secrets: [] };
}

/** Rows that contain a text as whole words. */
export async function findNamedRow(name: string, pages: readonly PageReading[], reading: Reading): Promise<Found> {
  const words = new RegExp(
    `(?<![\\p{L}\\p{N}])${name.trim().split(/\s+/u).map(escapePattern).join("\\s+")}(?![\\p{L}\\p{N}])`,
    "iu",
  );
  const places = await findTableRows(
    (table) => bodyRows(table).filter((cells) => cells.some(({ text }) => words.test(text))),
    pages,
    reading,
  );
  return places.length === 0
    ? doubt(`No row of a table holds "${name}"; put a text of the row into quotes, as it is written there.`)
    : { places, secrets: [] };
}

/** The cells of each row except the header rows. */
export function bodyRows(table: TranscriptTable): TranscriptCell[][] {
  const heads = new Set(table.cells.filter((cell) => cell.header || cell.row === 0).map(({ row }) => row));
  return Array.from({ length: table.rowCount }, (_, row) => row)
    .filter((row) => !heads.has(row))
    .map((row) => table.cells.filter((cell) => cell.row <= row && cell.row + cell.rowSpan > row));
}

function toPlace({ text: { view, glyphs } }: PageReading, cells: readonly TranscriptCell[]): Place[] {
  const inside = cells
    .filter(({ text }) => text.trim() !== "")
    .flatMap((cell) => glyphsInBox(glyphs, toPageSpace(view, cell.bbox)));
  if (inside.length === 0) return [];
  const text = cells.map((cell) => cell.text).join(" ");
  return [{ page: view.number, quads: glyphsToQuads(inside), glyphs: inside.map(({ id }) => id), text }];
}
