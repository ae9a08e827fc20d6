import { paragraph, wordFile } from "./word-file.ts";

const SENTENCE = "The gate of the upper lock stays closed on Thursday, and whoever brings grain takes the road. ";

/** A Word document with the given number of pages, each with a heading, eight paragraphs and a table. */
export function largeDocument(pages: number): Uint8Array {
  const heading = (page: number): string =>
    `<w:p><w:pPr>${page === 1 ? "" : "<w:pageBreakBefore/>"}<w:outlineLvl w:val="0"/></w:pPr><w:r><w:t>Part ${page}</w:t></w:r></w:p>`;
  const row = (cells: readonly string[]): string =>
    `<w:tr>${cells.map((text) => `<w:tc>${paragraph(text)}</w:tc>`).join("")}</w:tr>`;
  const parts: string[] = [];
  for (let page = 1; page <= pages; page += 1) {
    parts.push(heading(page));
    for (let at = 1; at <= 8; at += 1) parts.push(paragraph(`${page}.${at} ${SENTENCE.repeat(2)}`));
    parts.push(`<w:tbl>${[1, 2, 3].map((line) => row(["pier", String(line), String(page)])).join("")}</w:tbl>`);
  }
  return wordFile(parts.join(""));
}

/** A TIFF of several pages, all the same image of uncompressed grey pixels. */
export function largeTiff(pages: number, { width, height, pixels }: GreyPicture): Uint8Array {
  const entries = 10;
  const directory = 2 + 12 * entries + 4 + 16;
  const perPage = directory + pixels.length;
  const bytes = Buffer.alloc(8 + pages * perPage);
  bytes.write("II*\0", 0, "latin1");
  bytes.writeUInt32LE(8, 4);
  for (let page = 0; page < pages; page += 1) {
    const at = 8 + page * perPage;
    const resolutionAt = at + 2 + 12 * entries + 4;
    const fields: readonly (readonly [tag: number, type: number, value: number])[] = [
      [256, 4, width],
      [257, 4, height],
      [258, 3, 8],
      [259, 3, 1],
      [262, 3, 1],
      [273, 4, at + directory],
      [278, 4, height],
      [279, 4, pixels.length],
      [282, 5, resolutionAt],
      [283, 5, resolutionAt],
    ];
    bytes.writeUInt16LE(entries, at);
    for (const [index, [tag, type, value]] of fields.entries()) {
      const field = at + 2 + 12 * index;
      bytes.writeUInt16LE(tag, field);
      bytes.writeUInt16LE(type, field + 2);
      bytes.writeUInt32LE(1, field + 4);
      bytes.writeUInt32LE(value, field + 8);
    }
    bytes.writeUInt32LE(page === pages - 1 ? 0 : at + perPage, at + 2 + 12 * entries);
    bytes.writeUInt32LE(200, resolutionAt);
    bytes.writeUInt32LE(1, resolutionAt + 4);
    bytes.set(pixels, at + directory);
  }
  return bytes;
}

export interface GreyPicture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}
