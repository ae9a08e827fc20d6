import { blockAnnotations } from "./block-annotations.ts";
import type { Block, Cell } from "../document/document.ts";
import type { PageText } from "../transcript/page-text.ts";
import { blockTraits } from "./block-traits.ts";
import { layOutTable, textPlaceOf } from "./lay-out-table.ts";
import type { FlowPart, MarkupBlock, Place } from "./markup.ts";
import type { NamedPage } from "./named-page.ts";
import { wrapText, type WrappedLine } from "./wrap-text.ts";

/** A4, in points. */
const PAGE = { width: 595, height: 842 };
/** One inch, the default of word processors. */
const MARGIN = 72;
const INDENT = 18;
/** Font size of body text, in points; headings by level. */
const BODY = 11;
const HEADINGS: readonly number[] = [20, 16, 14, 12, 11, 11];
const LEADING = 1.25;
/** Height of an image of unknown size. */
const PICTURE = 120;

/**
 * Lays out running text in a simple flow: one column, one font, blocks one below the other. Blocks are not split across
 * pages; a block that is higher than a page makes its page higher. The layout is a guess, so all
 * blocks have low confidence; their text and types come from the file.
 *
 * @param first - number of its first page
 */
export function layOutFlow(part: FlowPart, first: number): readonly NamedPage[] {
  const size = part.pageSize ?? PAGE;
  const pages: NamedPage[] = [];
  let sheet = newSheet(first, size);
  const close = (): void => {
    pages.push(toNamedPage(sheet));
    sheet = newSheet(sheet.number + 1, size);
  };
  for (const block of part.blocks) {
    const isOpen = sheet.blocks.length > 0;
    if (block.breaksPage === true && isOpen) close();
    if (!place(block, sheet) && sheet.blocks.length > 0) {
      close();
      place(block, sheet);
    }
  }
  if (sheet.blocks.length > 0 || pages.length === 0) close();
  return pages;
}

interface Sheet {
  readonly number: number;
  readonly width: number;
  height: number;
  /** Top of the next block of the body. */
  top: number;
  readonly blocks: Block[];
  readonly annotations: Block[];
  readonly lines: PageText["lines"][number][];
}

function newSheet(number: number, { width, height }: { readonly width: number; readonly height: number }): Sheet {
  return { number, width, height, top: MARGIN, blocks: [], annotations: [], lines: [] };
}

/** Places a block below the last one. Returns false, with no change, if it does not fit and the page already has blocks. */
function place(block: MarkupBlock, sheet: Sheet): boolean {
  const size = sizeOf(block);
  const leading = LEADING * size;
  const left = MARGIN + (block.type === "List Item" ? INDENT * (block.level ?? 1) : 0);
  const width = Math.max(INDENT, sheet.width - MARGIN - left);
  const top = topOf(block, sheet);
  const isBody = top === sheet.top;
  const table =
    block.table === undefined ? undefined : layOutTable(block.table, { left, top, width }, { size, leading });
  const lines = table === undefined ? wrapText(withMarker(block), width / size) : [];
  const height = table?.height ?? (block.type === "Figure" ? PICTURE : Math.max(1, lines.length) * leading);
  if (isBody && top + height > sheet.height - MARGIN) {
    if (sheet.blocks.length > 0) return false;
    sheet.height = Math.max(sheet.height, top + height + MARGIN);
  }
  const bbox = { left, top, width, height, page: sheet.number };
  const { type, text } = block;
  const cells = table?.cells.map(({ cell, place: at }): Cell => ({ ...cell, bbox: { ...at, page: sheet.number } }));
  sheet.blocks.push({
    type,
    bbox,
    text: table === undefined ? text : block.table!.cells.map((cell) => cell.text).join("\n"),
    confidence: "low",
    ...blockTraits(block),
    ...(cells === undefined ? {} : { table: { ...block.table!, cells } }),
  });
  sheet.annotations.push(...blockAnnotations(block, bbox, "low"));
  addLines(lines, { left, top }, { size, leading }, sheet);
  for (const cell of table?.cells ?? []) addLines(cell.lines, textPlaceOf(cell.place), { size, leading }, sheet);
  if (isBody) sheet.top = top + height + leading / 2;
  return true;
}

/** Headers and footers are in the page margins. */
function topOf({ type }: MarkupBlock, { top, height }: Sheet): number {
  if (type === "Header") return MARGIN / 2;
  if (type === "Footer" || type === "Page Number") return height - (2 * MARGIN) / 3;
  return top;
}

function sizeOf({ type, level = 1 }: MarkupBlock): number {
  return type === "Title" || type === "Section Header" ? HEADINGS[Math.min(level, HEADINGS.length) - 1]! : BODY;
}

function withMarker({ marker, text }: MarkupBlock): string {
  return marker === undefined ? text : `${marker} ${text}`;
}

function addLines(
  lines: readonly WrappedLine[],
  { left, top }: Pick<Place, "left" | "top">,
  { size, leading }: { readonly size: number; readonly leading: number },
  sheet: Sheet,
): void {
  for (const [index, { words, extents }] of lines.entries()) {
    const above = top + index * leading;
    sheet.lines.push({
      text: words.join(" "),
      words: extents.flatMap(({ from, to }) => [left + from * size, above, left + to * size, above + size]),
      size,
    });
  }
}

function toNamedPage({ number, width, height, blocks, annotations, lines }: Sheet): NamedPage {
  return {
    page: {
      number,
      width,
      height,
      unit: "pt",
      blocks,
      ...(annotations.length === 0 ? {} : { annotations }),
    },
    text: { number, quarter: 0, lines, fields: [] },
  };
}
