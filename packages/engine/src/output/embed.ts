/**
 * The `embed` of a chunk: plain text for an embedding model.
 *
 * Heading path: the headings above the start of the chunk, from the outermost to the innermost.
 * Page furniture: headers, footers and page numbers.
 */
import { chartHead } from "../document/chart.ts";
import { type Block, headerRowCount, isFurniture, type Table } from "../document/document.ts";
import { tableTexts } from "./table/slots.ts";

/** Writes the `embed` of a chunk page by page. With a heading path (even an empty one) it omits page furniture. */
export class EmbedWriter {
  readonly #path: ((first: Block | undefined) => readonly string[]) | undefined;
  #isEmpty = true;
  #hasBody = false;

  /** @param path - returns the headings above a chunk whose body begins with this block */
  constructor(path?: (first: Block | undefined) => readonly string[]) {
    this.#path = path;
  }

  /** Returns the text that blocks of one page add. */
  add(blocks: readonly Block[]): string {
    // Most pages have no captions, and then texts need not be compared with all of them.
    const hasCaptions = blocks.some((block) => block.caption !== undefined);
    const captions = new Set(
      hasCaptions ? blocks.filter((block) => !isCaptioned(block)).map((block) => block.text) : [],
    );
    let text = "";
    for (const block of blocks) {
      if (this.#path !== undefined) {
        if (isFurniture(block)) continue;
        if (!this.#hasBody) text += this.#line(this.#path(block).join(" > "));
        this.#hasBody = true;
      }
      text += this.#line(blockEmbed(block, captions));
    }
    return text;
  }

  /** Returns the end of the text. */
  end(): string {
    return this.#path === undefined || this.#hasBody ? "" : this.#line(this.#path(undefined).join(" > "));
  }

  #line(line: string): string {
    if (line === "") return "";
    const text = this.#isEmpty ? line : `\n${line}`;
    this.#isEmpty = false;
    return text;
  }
}

function isCaptioned(block: Block): boolean {
  return block.type === "Figure" || block.type === "Table";
}

/** `Sources . . . . . . 4` in a table of contents. */
const DOT_LEADERS = /\s*(?:[.…·]\s?){4,}/g;

function withoutLeaders(text: string): string {
  return /[.…·]\s?[.…·]/.test(text) ? text.replaceAll(DOT_LEADERS, " ") : text;
}

/** @param captions texts that are blocks of their own on the page, and need not be repeated */
function blockEmbed(block: Block, captions: ReadonlySet<string>): string {
  if (!isCaptioned(block)) {
    const printed = block.marker && /[\p{L}\p{N}]/u.test(block.marker) ? `${block.marker} ` : "";
    return printed + withoutLeaders(block.text);
  }
  const caption = block.caption ?? "";
  const fresh = captions.has(caption) ? "" : caption;
  const head = block.chart === undefined ? "" : chartHead(block.chart);
  if (block.table) return [fresh, head, tableEmbed(block.table)].filter((part) => part !== "").join("\n");
  return caption === "" ? block.text : fresh;
}

/**
 * One line per row: `Year: 2024; Revenue: 12` if a header row names the columns, else `2024; 12`. With its column's
 * name, a value matches questions that use the name, with fewer tokens than the markup of a table.
 */
function tableEmbed(table: Table): string {
  const rows = tableTexts(table).map((row) => row.map(oneLine));
  const headerRows = headerRowCount(table);
  const names = columnNames(table, headerRows);
  const body = rows.slice(headerRows < rows.length ? headerRows : 0);
  return body
    .map((row) =>
      row
        .map((text, column) => (text === "" || !names[column] || body === rows ? text : `${names[column]}: ${text}`))
        .filter((text) => text !== "")
        .join("; "),
    )
    .filter((line) => line !== "")
    .join("\n");
}

/** The header texts of each column, from the top: `Revenue, 2024` below a merged `Revenue`. */
function columnNames(table: Table, headerRows: number): readonly string[] {
  return Array.from({ length: table.columnCount }, (_, column) => {
    const over = table.cells.filter(
      (cell) => cell.row < headerRows && cell.column <= column && column < cell.column + cell.columnSpan,
    );
    return over
      .toSorted((a, b) => a.row - b.row)
      .map((cell) => oneLine(cell.text))
      .filter((text) => text !== "")
      .join(", ");
  });
}

function oneLine(text: string): string {
  return (SPACES.test(text) ? text.replaceAll(/\s+/g, " ") : text).trim();
}

/** White space other than a single space. */
const SPACES = /[^\S ]|  /;
