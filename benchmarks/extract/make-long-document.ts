import { contentStream, type RawObject, writeRawPdf } from "@docsvc/fixtures/raw-pdf";
import type { LongColumn, LongLayout } from "./long-layouts.ts";
import { type LongRow, makeRows } from "./make-rows.ts";

export interface LongDocument {
  readonly pdf: Uint8Array;
  readonly pages: number;
  readonly rows: readonly LongRow[];
  /** JSON Schema of `{ rows: [...] }`. */
  readonly schema: object;
}

const MARGIN = 50;
const FOOT = 60;
/** Widths of Helvetica's chars, in thousandths of its size; other chars count as wide as a small letter. */
const WIDTHS: Readonly<Record<string, number>> = {
  " ": 278,
  ".": 278,
  ",": 278,
  "/": 278,
  "-": 333,
  i: 222,
  l: 222,
  t: 278,
  f: 278,
  r: 333,
  j: 222,
  m: 833,
  w: 722,
  "€": 556,
};

/** Writes a listing in a layout with generated rows, the same for the same seed. */
export function makeLongDocument(layout: LongLayout, seed: number): LongDocument {
  const rows = makeRows(layout, seed);
  const pages = new Pages(layout);
  pages.title();
  pages.header();
  for (const [index, row] of rows.entries()) {
    if (layout.groups !== undefined && index % layout.groups === 0) {
      pages.group(
        `Group ${String.fromCharCode(65 + ((index / layout.groups) % 26))}${Math.floor(index / layout.groups / 26) || ""}`,
      );
    }
    pages.row(row);
  }
  if (layout.total !== undefined) pages.total(layout.total);
  return { pdf: pages.write(), pages: pages.count, rows, schema: schemaOf(layout) };
}

function schemaOf({ columns }: LongLayout): object {
  const properties = Object.fromEntries(
    columns.map(({ field, kind }) => [
      field,
      kind === "money" || kind === "count" || kind === "percent"
        ? { type: ["number", "null"] }
        : { type: ["string", "null"], ...(kind === "date" ? { format: "date" } : {}) },
    ]),
  );
  return { type: "object", properties: { rows: { type: "array", items: { type: "object", properties } } } };
}

class Pages {
  count = 0;
  readonly #layout: LongLayout;
  readonly #width: number;
  readonly #height: number;
  readonly #contents: string[][] = [];
  #y = 0;

  constructor(layout: LongLayout) {
    this.#layout = layout;
    [this.#width, this.#height] = layout.landscape ? [842, 595] : [595, 842];
    this.#newPage();
  }

  title(): void {
    this.#text(this.#layout.title, MARGIN, 60, { size: 16, bold: true });
    this.#text("Example Trading Ltd. 12 Harbour Road", MARGIN, 80, { size: 9 });
    this.#y = 120;
  }

  header(): void {
    const { columns, size, ruled } = this.#layout;
    const lines = Math.max(...columns.map(({ header }) => header.split("|").length));
    for (const [index, column] of columns.entries()) {
      for (const [line, text] of column.header.split("|").entries()) {
        this.#cell(index, text, this.#y + line * (size + 2), true);
      }
    }
    this.#y += (lines - 1) * (size + 2);
    if (ruled !== undefined) this.#rule(this.#y + 4);
    this.#y += this.#layout.leading + 2;
  }

  group(text: string): void {
    this.#room(3);
    this.#text(text, MARGIN, this.#y, { size: this.#layout.size, bold: true });
    this.#y += this.#layout.leading;
  }

  row({ printed }: LongRow): void {
    const { columns, leading, size, ruled } = this.#layout;
    const lines = Math.max(...printed.map((text) => text.split("\n").length));
    this.#room(lines);
    for (const index of columns.keys()) {
      for (const [line, text] of printed[index]!.split("\n").entries()) {
        this.#cell(index, text, this.#y + line * (size + 2), false);
      }
    }
    const height = leading + (lines - 1) * (size + 2);
    if (ruled === "rows" || ruled === "grid") this.#rule(this.#y + height - leading + 4);
    if (ruled === "grid") this.#verticals(this.#y - leading + 4, this.#y + height - leading + 4);
    this.#y += height;
  }

  total(label: string): void {
    this.#room(2);
    this.#text(label, MARGIN, this.#y + 6, { size: this.#layout.size, bold: true });
    this.#cell(
      this.#layout.columns.length - 1,
      this.#layout.decimal === "," ? "98.765,43" : "98,765.43",
      this.#y + 6,
      true,
    );
  }

  write(): Uint8Array {
    const fonts =
      "/Font << /F0 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >> /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >> >>";
    const objects: RawObject[] = ["<< /Type /Catalog /Pages 2 0 R >>", ""];
    const kids: string[] = [];
    for (const content of this.#contents) {
      kids.push(`${objects.length + 1} 0 R`);
      objects.push(
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${this.#width} ${this.#height}] /Contents ${objects.length + 2} 0 R /Resources << ${fonts} >> >>`,
      );
      objects.push(contentStream(content.join("\n")));
    }
    objects[1] = `<< /Type /Pages /Kids [${kids.join(" ")}] /Count ${kids.length} >>`;
    return writeRawPdf(objects);
  }

  #newPage(): void {
    this.#contents.push([]);
    this.count++;
    this.#y = 60;
    this.#text(`Page ${this.count}`, this.#width / 2 - 15, this.#height - 30, { size: 8 });
  }

  /** Begins a new page if this many lines do not fit. */
  #room(lines: number): void {
    const { leading, carried, headerOnce, size } = this.#layout;
    const needed = leading + (lines - 1) * (size + 2) + (carried === undefined ? 0 : leading);
    if (this.#y + needed < this.#height - FOOT) return;
    const last = this.#layout.columns.length - 1;
    const amount = this.#layout.decimal === "," ? "12.345,67" : "12,345.67";
    if (carried !== undefined) {
      this.#text(carried[0], MARGIN + 0.15 * this.#width, this.#y, { size, bold: true });
      this.#cell(last, amount, this.#y, true);
    }
    this.#newPage();
    if (headerOnce !== true) this.header();
    if (carried !== undefined) {
      this.#text(carried[1], MARGIN + 0.15 * this.#width, this.#y, { size });
      this.#cell(last, amount, this.#y, false);
      this.#y += leading;
    }
  }

  #cell(index: number, text: string, y: number, bold: boolean): void {
    const { columns, size } = this.#layout;
    const inner = this.#width - 2 * MARGIN;
    const left = MARGIN + inner * columns.slice(0, index).reduce((sum, { width }) => sum + width, 0);
    const right = left + inner * columns[index]!.width - 6;
    this.#text(text, isRight(columns[index]!) ? right - widthOf(text, size) : left, y, { size, bold });
  }

  #text(
    text: string,
    left: number,
    top: number,
    { size, bold = false }: { readonly size: number; readonly bold?: boolean },
  ): void {
    if (text === "") return;
    const escaped = text.replaceAll("€", "\u0080").replace(/[\\()]/gu, String.raw`\$&`);
    this.#contents
      .at(-1)!
      .push(
        `BT /F${bold ? 1 : 0} ${size} Tf ${left.toFixed(2)} ${(this.#height - top).toFixed(2)} Td (${escaped}) Tj ET`,
      );
  }

  #rule(top: number): void {
    this.#contents
      .at(-1)!
      .push(`0.5 w ${MARGIN - 3} ${this.#height - top} m ${this.#width - MARGIN} ${this.#height - top} l S`);
  }

  #verticals(top: number, bottom: number): void {
    const inner = this.#width - 2 * MARGIN;
    let at = 0;
    for (const width of [...this.#layout.columns.map((column) => column.width), 0]) {
      const x = MARGIN - 3 + inner * at;
      this.#contents
        .at(-1)!
        .push(`0.5 w ${x.toFixed(2)} ${this.#height - top} m ${x.toFixed(2)} ${this.#height - bottom} l S`);
      at += width;
    }
  }
}

function isRight({ kind }: LongColumn): boolean {
  return kind === "money" || kind === "count" || kind === "percent";
}

function widthOf(text: string, size: number): number {
  let width = 0;
  for (const char of text) width += WIDTHS[char] ?? (/\p{Lu}/u.test(char) ? 690 : 556);
  return (width * size) / 1000;
}
