import { compoundFile } from "./compound-file.ts";

/** A paragraph: its text with its mark (`\r`, or `\x07` in a cell), its style number, and its properties. */
export interface Paragraph97 {
  readonly text: string;
  readonly style?: number;
  readonly properties?: readonly number[];
}

const TEXT_AT = 0x400;
const PAGE = 512;

/** A Word 97 document ([MS-DOC]): paragraphs of the text, followed by those of the notes. Style numbers are Word's own. */
export function word97File(text: readonly Paragraph97[], notes: string = ""): Uint8Array {
  const all = text.map((one) => one.text).join("") + notes;
  const chars = Buffer.from(all, "utf16le");
  const pageAt = Math.ceil((TEXT_AT + chars.length) / PAGE) * PAGE;
  const main = Buffer.alloc(Math.max(pageAt + PAGE, 4608));
  main.writeUInt16LE(0xa5_ec, 0);
  main.writeUInt16LE(0xc1, 2);
  main.writeUInt16LE(0x02_00, 0x0a);
  main.writeInt32LE(all.length - notes.length, 0x4c);
  main.writeInt32LE(notes.length, 0x50);
  chars.copy(main, TEXT_AT);
  const styles = stylesTable();
  const pieces = Buffer.alloc(5 + 16);
  pieces.writeUInt8(2, 0);
  pieces.writeUInt32LE(16, 1);
  pieces.writeUInt32LE(all.length, 9);
  pieces.writeUInt32LE(TEXT_AT, 15);
  const pages = Buffer.alloc(12);
  pages.writeUInt32LE(TEXT_AT, 0);
  pages.writeUInt32LE(TEXT_AT + chars.length, 4);
  pages.writeUInt32LE(pageAt / PAGE, 8);
  let at = 0;
  for (const [field, part] of [
    [0xa2, styles],
    [0x102, pages],
    [0x1a2, pieces],
  ] as const) {
    main.writeUInt32LE(at, field);
    main.writeUInt32LE(part.length, field + 4);
    at += part.length;
  }
  writePage(main.subarray(pageAt, pageAt + PAGE), text);
  return compoundFile({ WordDocument: main, "1Table": Buffer.concat([styles, pages, pieces, Buffer.alloc(4200)]) });
}

/** Style 0 is plain, 1 to 9 are headings, 10 is the title. */
function stylesTable(): Buffer {
  const head = Buffer.from([2, 0, 11, 0]);
  const numbers = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 62];
  const entries = numbers.map((number) => Buffer.from([4, 0, number, 0, 0xf1, 0xff]));
  return Buffer.concat([head, ...entries]);
}

function writePage(page: Buffer, paragraphs: readonly Paragraph97[]): void {
  let offset = TEXT_AT;
  let end = PAGE - 2;
  page.writeUInt8(paragraphs.length, PAGE - 1);
  for (const [index, { text, style = 0, properties = [] }] of paragraphs.entries()) {
    page.writeUInt32LE(offset, 4 * index);
    offset += 2 * text.length;
    const own = [style, 0, ...properties];
    const words = Math.ceil((own.length + 1) / 2);
    end = (end - 2 * words) & ~1;
    page.set([words, ...own], end);
    page.writeUInt8(end / 2, 4 * (paragraphs.length + 1) + 13 * index);
  }
  page.writeUInt32LE(offset, 4 * paragraphs.length);
}
