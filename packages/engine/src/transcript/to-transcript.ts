import type { Block, Page, Warning } from "../document/document.ts";
import type { BBox } from "../geometry/bbox.ts";
import type { Quarter } from "../geometry/frame.ts";
import { placeOf, wordTexts } from "./line-place.ts";
import type {
  Transcript,
  TranscriptAttachment,
  TranscriptBlock,
  TranscriptField,
  TranscriptLine,
  TranscriptPage,
  TranscriptReading,
} from "./transcript.ts";
import type { PageText } from "./page-text.ts";

/** The inputs of a transcript. */
export interface TranscriptParts {
  readonly pages: Iterable<Page>;
  /** The texts of the pages whose words were kept, in the same order and unit. */
  readonly texts: Iterable<PageText>;
  readonly attachments: readonly TranscriptAttachment[];
  readonly warnings: readonly Warning[];
  readonly reading: TranscriptReading;
}

/** Assigns the words of a document to its blocks and cells. On a page without words, the texts of its blocks are used as lines. */
export function toTranscript({ pages, texts, attachments, warnings, reading }: TranscriptParts): Transcript {
  const made: TranscriptPage[] = [];
  const fields: TranscriptField[] = [];
  for (const [page, text] of withTexts(pages, texts)) {
    if (text !== undefined) for (const field of text.fields) fields.push(field);
    made.push(toTranscriptPage(page, text));
  }
  return { pages: made, fields, attachments, warnings, reading };
}

/** Each page with its words, where these were kept. */
export function* withTexts(
  pages: Iterable<Page>,
  texts: Iterable<PageText>,
): Generator<readonly [Page, PageText | undefined]> {
  const ahead = texts[Symbol.iterator]();
  let next = ahead.next();
  for (const page of pages) {
    const text = next.done !== true && next.value.number === page.number ? next.value : undefined;
    if (text !== undefined) next = ahead.next();
    yield [page, text];
  }
}

/** The lines of a page, with their blocks and cells. On a page without words, the texts of its blocks are used as lines. */
export function linesOfPage({ blocks }: Pick<Page, "blocks">, text: PageText | undefined): TranscriptLine[] {
  return text === undefined ? blocks.flatMap(linesOfBlock) : (linesOfFile(text) ?? linesInBlocks(text, blocks));
}

function toTranscriptPage(page: Page, text: PageText | undefined): TranscriptPage {
  const { number, width, height, unit, name, blocks, annotations } = page;
  return {
    number,
    width,
    height,
    unit,
    ...(name === undefined ? {} : { name }),
    quarter: text?.quarter ?? 0,
    blocks: blocks.map(toTranscriptBlock),
    ...(annotations === undefined ? {} : { annotations: annotations.map(toTranscriptBlock) }),
    lines: linesOfPage(page, text),
  };
}

function toTranscriptBlock({
  type,
  bbox,
  text,
  confidence,
  level,
  marker,
  caption,
  captionBBox,
  table,
  chart,
  spans,
  preformatted,
  language,
  quote,
  definition,
  hidden,
}: Block): TranscriptBlock {
  return {
    type,
    bbox,
    text,
    confidence,
    ...(level === undefined ? {} : { level }),
    ...(marker === undefined ? {} : { marker }),
    ...(caption === undefined ? {} : { caption }),
    ...(captionBBox === undefined ? {} : { captionBBox }),
    ...(table === undefined ? {} : { table }),
    ...(chart === undefined ? {} : { chart }),
    ...(spans === undefined ? {} : { spans }),
    ...(preformatted === undefined ? {} : { preformatted }),
    ...(language === undefined ? {} : { language }),
    ...(quote === undefined ? {} : { quote }),
    ...(definition === undefined ? {} : { definition }),
    ...(hidden === undefined ? {} : { hidden }),
  };
}

/** The block at a place and, in a table, the cell. */
interface Home {
  readonly block: number;
  readonly cell: number;
}

const NOWHERE: Home = { block: -1, cell: -1 };

/** Lines whose blocks the file gives, in its order; undefined if it gives none. */
function linesOfFile({ lines }: PageText): TranscriptLine[] | undefined {
  const known = lines.flatMap(({ block, ...line }) => (block === undefined ? [] : [{ ...line, block }]));
  return known.length === lines.length && known.length > 0 ? known : undefined;
}

/** Lines in reading order, split where a run of words crosses the border of a block or a cell. */
function linesInBlocks({ lines, quarter }: PageText, blocks: readonly Block[]): TranscriptLine[] {
  const found: { readonly line: TranscriptLine; readonly top: number; readonly left: number }[] = [];
  for (const run of lines) {
    const near = blocksInRowOf(run, blocks);
    const texts = wordTexts(run);
    let from = 0;
    let home = homeOf(run, 0, blocks, near);
    for (let at = 1; at <= texts.length; at++) {
      const next = at < texts.length ? homeOf(run, at, blocks, near) : NOWHERE;
      if (at < texts.length && next.block === home.block && next.cell === home.cell) continue;
      const line = partOf(run, texts, from, at, home);
      found.push({ line, ...UPRIGHT[quarter](line.words) });
      from = at;
      home = next;
    }
  }
  found.sort(
    (a, b) =>
      order(a.line.block) - order(b.line.block) ||
      (a.line.cell ?? 0) - (b.line.cell ?? 0) ||
      (Math.abs(a.top - b.top) < a.line.size / 2 ? a.left - b.left : a.top - b.top),
  );
  return found.map(({ line }) => line);
}

/** Where a line begins in reading direction, by the box of its first word: on a turned page from the side, or from below. */
const UPRIGHT: Readonly<Record<Quarter, (word: readonly number[]) => { readonly top: number; readonly left: number }>> =
  {
    0: ([left, top]) => ({ top: top!, left: left! }),
    1: ([, top, right]) => ({ top: -right!, left: top! }),
    2: ([, , right, bottom]) => ({ top: -bottom!, left: -right! }),
    3: ([left, , , bottom]) => ({ top: left!, left: -bottom! }),
  };

/** Words outside all blocks come last. */
function order(block: number): number {
  return block < 0 ? Number.MAX_SAFE_INTEGER : block;
}

function blocksInRowOf(run: Pick<TranscriptLine, "words">, blocks: readonly Block[]): readonly number[] {
  const { top, height } = placeOf(run, 0);
  const sameRow: number[] = [];
  for (const [index, { bbox }] of blocks.entries()) {
    if (bbox.top <= top + height && bbox.top + bbox.height >= top) sameRow.push(index);
  }
  return sameRow;
}

function homeOf(
  run: Pick<TranscriptLine, "words">,
  word: number,
  blocks: readonly Block[],
  near: readonly number[],
): Home {
  const x = (run.words[4 * word]! + run.words[4 * word + 2]!) / 2;
  const y = (run.words[4 * word + 1]! + run.words[4 * word + 3]!) / 2;
  let block = -1;
  for (const index of near) {
    const { bbox } = blocks[index]!;
    if (contains(bbox, x, y) && (block < 0 || areaOf(bbox) < areaOf(blocks[block]!.bbox))) block = index;
  }
  const cells = block < 0 ? undefined : blocks[block]!.table?.cells;
  return { block, cell: cells === undefined ? -1 : cells.findIndex(({ bbox }) => contains(bbox, x, y)) };
}

/** Boxes are those of the ink; rounding changes them by at most a point. */
function contains({ left, top, width, height }: BBox, x: number, y: number): boolean {
  return x >= left - 1 && x <= left + width + 1 && y >= top - 1 && y <= top + height + 1;
}

function areaOf({ width, height }: BBox): number {
  return width * height;
}

function partOf(
  run: PageText["lines"][number],
  texts: readonly string[],
  from: number,
  to: number,
  { block, cell }: Home,
): TranscriptLine {
  const isWhole = from === 0 && to === texts.length;
  const { doubtful, ...rest } = run;
  const inPart = doubtful?.filter((word) => word >= from && word < to).map((word) => word - from) ?? [];
  return {
    ...rest,
    text: isWhole ? run.text : texts.slice(from, to).join(" "),
    words: isWhole ? run.words : run.words.slice(4 * from, 4 * to),
    block,
    ...(cell < 0 ? {} : { cell }),
    ...(inPart.length === 0 ? {} : { doubtful: inPart }),
  };
}

/** For a page whose words have no places of their own (a sheet, a text file): each paragraph and each cell is a line. */
function linesOfBlock({ bbox, text, table, marker }: Block, block: number): TranscriptLine[] {
  if (table !== undefined) {
    return table.cells.flatMap((cell, index) => {
      const line = lineOfText(cell.text, cell.bbox, block);
      return line === null ? [] : [{ ...line, cell: index }];
    });
  }
  const line = lineOfText(marker === undefined ? text : `${marker} ${text}`, bbox, block);
  return line === null ? [] : [line];
}

function lineOfText(text: string, { left, top, width, height }: BBox, block: number): TranscriptLine | null {
  const words = text.split(/\s+/u).filter((word) => word !== "");
  if (words.length === 0) return null;
  const boxes = words.flatMap(() => [left, top, left + width, top + height]);
  return { text: words.join(" "), words: boxes, block, size: height };
}
