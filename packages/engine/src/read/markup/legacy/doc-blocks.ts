import type { MarkupBlock, MarkupCell } from "../../../markup-layout/markup.ts";
import { tidyText } from "../tidy-text.ts";
import type { DocParagraph } from "./doc-paragraphs.ts";

const DEEPEST_HEADING = 6;

/** Paragraphs as blocks; those in cells are collected into tables. */
export function docBlocks(paragraphs: readonly DocParagraph[]): readonly MarkupBlock[] {
  const blocks: MarkupBlock[] = [];
  let breaksPage = false;
  let rows: string[][] = [];
  let row: string[] = [];
  let cell: string[] = [];
  const push = (block: MarkupBlock): void => {
    blocks.push(breaksPage ? { ...block, breaksPage: true } : block);
    breaksPage = false;
  };
  const closeTable = (): void => {
    if (row.length > 0 || cell.length > 0) rows.push([...row, ...(cell.length > 0 ? [cell.join("\n")] : [])]);
    if (rows.length > 0) push(toTable(rows));
    [rows, row, cell] = [[], [], []];
  };
  const fields = new FieldReader();
  for (const paragraph of paragraphs) {
    const text = tidyText(fields.shown(paragraph.text));
    if (paragraph.ending === "cell" || paragraph.isInTable) {
      if (paragraph.endsRow) {
        rows.push(row);
        [row, cell] = [[], []];
      } else {
        if (text !== "") cell.push(text);
        if (paragraph.ending === "cell") {
          row.push(cell.join("\n"));
          cell = [];
        }
      }
      continue;
    }
    closeTable();
    if (text !== "") push({ ...nameOf(paragraph), text });
    if (paragraph.ending === "page") breaksPage = true;
  }
  closeTable();
  return blocks;
}

function nameOf({ heading, isTitle, listLevel }: DocParagraph): Pick<MarkupBlock, "type" | "level" | "marker"> {
  if (isTitle) return { type: "Title", level: 1 };
  if (heading > 0) return { type: "Section Header", level: Math.min(DEEPEST_HEADING, heading) };
  // List numbers are in a separate table, which is not read.
  return listLevel === undefined ? { type: "Text" } : { type: "List Item", level: listLevel + 1, marker: "•" };
}

function toTable(rows: readonly (readonly string[])[]): MarkupBlock {
  const columnCount = Math.max(1, ...rows.map((row) => row.length));
  const cells = rows.flatMap((texts, row) =>
    texts.map((text, column): MarkupCell => ({ row, column, rowSpan: 1, columnSpan: 1, header: false, text })),
  );
  return { type: "Table", text: "", table: { rowCount: rows.length, columnCount, cells } };
}

const BEGINS = "\x13";
const SHOWS = "\x14";
const ENDS = "\x15";

/** Fields contain their code, then their result ([MS-DOC], 2.8.25); they may span paragraphs. */
class FieldReader {
  /** For each open field, whether its result has begun. */
  readonly #open: boolean[] = [];

  shown(text: string): string {
    let shown = "";
    for (const char of text) {
      if (char === BEGINS) this.#open.push(false);
      else if (char === SHOWS && this.#open.length > 0) this.#open[this.#open.length - 1] = true;
      else if (char === ENDS) this.#open.pop();
      else if (!this.#open.includes(false)) shown += SIGNS[char] ?? (char < " " && char !== "\t" ? "" : char);
    }
    return shown;
  }
}

/** Special chars ([MS-DOC], 2.4.1); images, notes and comments have one each. */
const SIGNS: Readonly<Record<string, string>> = { "\x0b": "\n", "\x0e": "\n", "\x1e": "\u2011", "\x1f": "" };
