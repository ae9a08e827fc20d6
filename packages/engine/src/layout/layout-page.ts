import type { Annotation, BoxTable, RawPage } from "../read/pdf/raw-page.ts";
import { findBorderlessTables } from "../table/borderless-tables.ts";
import { rulesToEdges } from "../table/grid/edges.ts";
import type { FormRole } from "../table/form/form-boxes.ts";
import { joinToHeader } from "../table/join-to-header.ts";
import { findRuleBoundedTables } from "../table/rule-bounded-tables.ts";
import type { TrackInput } from "../table/tracks/track-table.ts";
import { findTurnedTables } from "../table/turned-tables.ts";
import { findRuledTables } from "../table/ruled-tables.ts";
import { type BlockLine, toBlockLine } from "./paragraph/block-line.ts";
import { charsToWords } from "./text/chars-to-words.ts";
import { cutRegions } from "./region/cut-regions.ts";
import { drawnBullets } from "./figure/drawn-bullets.ts";
import { fieldWords } from "./text/field-words.ts";
import { findFigures, toEdgesList } from "./figure/figures.ts";
import { joinFormulas } from "./paragraph/formulas.ts";
import { dominantQuarter, fromFrame, toFrame } from "./text/frame.ts";
import { boxOf } from "./figure/ink-boxes.ts";
import type { LayoutStage } from "./layout-stage.ts";
import { joinLeaders } from "./text/leaders.ts";
import { linesToParagraphs, type Paragraph } from "./paragraph/lines-to-paragraphs.ts";
import { partMarginNotes } from "./region/margin-notes.ts";
import { placeFigures } from "./figure/place-figures.ts";
import { type Item, type PlacedPiece, type Region, toItem } from "./region/region.ts";
import { type Line, runsToLines } from "./text/runs-to-lines.ts";
import { splitRows } from "./text/split-rows.ts";
import { type Edges, isInside, type TextRun, unionEdges, type Word } from "./text/text.ts";
import { placeLabels, turnedPieces } from "./region/turned-text.ts";
import { type Look, looksInTables } from "./table-looks.ts";
import { findUnderlined } from "./paragraph/underlines.ts";
import { turnVerticalText } from "./text/vertical-text.ts";
import { partsOf, wordsToRuns } from "./text/words-to-runs.ts";

/** A block before its type is known. */
export interface PageBlock {
  readonly lines: readonly BlockLine[];
  /** Null for a paragraph. */
  readonly placed: PlacedBlock | null;
  /** Null outside of forms. */
  readonly formRole: FormRole | null;
  /** In the frame of the page's writing. */
  readonly edges: Edges;
  /** The box of its type, on the page as displayed. */
  readonly ink: Edges;
  /** Number of its region in reading order. */
  readonly region: number;
}

/** A placed piece, its lines without their words. */
export interface PlacedBlock extends Omit<PlacedPiece, "lines"> {
  readonly lines: readonly BlockLine[];
}

/** A page laid out: blocks in reading order. */
export interface LaidOutPage {
  readonly number: number;
  /** Of the page as displayed. */
  readonly width: number;
  readonly height: number;
  /** Of the page in the frame of its writing. */
  readonly frameWidth: number;
  readonly frameHeight: number;
  readonly blocks: readonly PageBlock[];
  /** How the text of its tables looks: their words are let go with their lines. */
  readonly tableLooks?: readonly Look[];
  /** Horizontal lines, four numbers each as in {@link Edges}; the short strokes of tables and drawings are let go. */
  readonly rules: Float64Array;
  /** Places of the blocks that are underlined from end to end. */
  readonly underlined?: readonly number[];
  /** Comments and signature fields, as read. */
  readonly annotations?: readonly Annotation[];
}

/**
 * Lays one page out: words, tables, figures, columns, lines, paragraphs.
 *
 * @param inspect - is told of each stage, as soon as it is there
 */
export function layoutPage(raw: RawPage, inspect?: (stage: LayoutStage) => void): LaidOutPage {
  const page = turnVerticalText(raw);
  const quarter = dominantQuarter(page);
  const frame = quarter % 2 === 0 ? page : { width: page.height, height: page.width };
  const turn = (edges: Edges): Edges => toFrame(edges, quarter, page);
  const { upright: set, turned } = charsToWords(page, quarter);
  const toBoxes = (table: BoxTable): Edges[] => (quarter === 0 ? toEdgesList(table) : toEdgesList(table).map(turn));
  const rules = toBoxes(page.rulingLines);
  const fills = toBoxes(page.filledRectangles);
  const drawings = toBoxes(page.drawings);
  const unset = quarter === 0 ? [...drawnBullets([...drawings, ...fills], set), ...fieldWords(page, set)] : [];
  const upright = unset.length === 0 ? set : [...set, ...unset];
  const place = { number: page.number, width: page.width, height: page.height, quarter };
  inspect?.({ stage: "words", place, words: { upright, turned } });
  inspect?.({ stage: "edges", place, edges: rulesToEdges(rules, []), fills });
  const ruled = findRuledTables({ ...place, words: upright, rules, fills });
  const pieces: PlacedPiece[] = ruled.map((table) => table.piece);
  const turnedTables =
    turned.length === 0
      ? []
      : findTurnedTables(page, quarter, turned, toEdgesList(page.rulingLines), toEdgesList(page.filledRectangles));
  pieces.push(...turnedTables);
  const inTable = new Set<Word>();
  for (const { words } of ruled) for (const word of words) inTable.add(word);
  let free = inTable.size === 0 ? upright : upright.filter((word) => !inTable.has(word));
  let runs = wordsToRuns(free);
  const images = toBoxes(page.images);
  const figures = findFigures(frame, { images, drawings, fills, rules }, pieces, runs);
  for (const { runs: labels, ...edges } of placeFigures(figures, runs)) {
    const held = new Set(labels);
    runs = runs.filter((run) => !held.has(run));
    pieces.push({ ...edges, kind: "figure", lines: runsToLines(labels), ink: fromFrame(edges, quarter, page) });
  }
  if (figures.length > 0) free = runs.flatMap((run) => run.words.flatMap(partsOf));
  const freeRules = rules.filter((rule) => !pieces.some((piece) => isInside(rule, piece)));
  const freeFills = fills.filter((fill) => !pieces.some((piece) => isInside(fill, piece)));
  // Between rules of the page may stand pictures with their captions, too.
  const ruleBounded = findRuleBoundedTables({ ...place, words: free, rules: freeRules, fills: freeFills }).filter(
    ({ piece }) => !pieces.some((other) => other.kind === "figure" && isInside(other, piece)),
  );
  if (ruleBounded.length > 0) {
    pieces.push(...ruleBounded.map(({ piece }) => piece));
    runs = wordsToRuns(free.filter((word) => !ruleBounded.some(({ words }) => words.has(word))));
  }
  const inTurned = (word: Word): boolean => turnedTables.some((table) => isInside(word.ink, table.ink));
  const labels = turnedPieces(
    turnedTables.length === 0 ? turned : turned.filter((word) => !inTurned(word)),
    quarter,
    page,
  );
  const placed = placeLabels(labels, pieces);
  const { body, notes } = partMarginNotes(joinLeaders(runs));
  const items: Item[] = [
    ...body.map((run) => toItem(run, run, null)),
    ...placed.map((piece) => toItem(piece, null, piece)),
  ];
  const regions = cutRegions(items, freeRules);
  inspect?.({ stage: "regions", place, regions });
  const isVertical = page !== raw;
  const blocks = regions.flatMap((region, index) =>
    regionToBlocks(region, index, { ...place, rules: freeRules, fills: freeFills }, isVertical),
  );
  for (const note of toNotes(notes, frame.width / 2)) {
    const edges = unionEdges(note);
    placeNote(blocks, note, edges, boxOf(note, edges, place, isVertical));
  }
  inspect?.({ stage: "lines", place, lines: blocks.flatMap((block) => block.placed?.lines ?? block.lines) });
  inspect?.({ stage: "cells", place, tables: blocks.flatMap((block) => block.placed?.table ?? []) });
  return {
    number: page.number,
    width: page.width,
    height: page.height,
    frameWidth: frame.width,
    frameHeight: frame.height,
    blocks,
    tableLooks: looksInTables(upright, blocks),
    rules: packEdges(rules.filter(isSeparator)),
    underlined: findUnderlined(blocks, rules),
    annotations: page.annotations.filter(({ kind }) => kind === "comment" || kind === "signature"),
  };
}

function regionToBlocks(region: Region, index: number, place: TrackInput, isVertical: boolean): PageBlock[] {
  const runs: TextRun[] = [];
  const placed: PlacedPiece[] = [];
  for (const item of region) {
    if (item.run !== null) runs.push(item.run);
    if (item.placed !== null) placed.push(item.placed);
  }
  placed.sort((a, b) => a.top - b.top);
  const lines = runsToLines(runs);
  const blocks: PageBlock[] = [];
  let from = 0;
  const pushParagraphs = (some: readonly Line[], formRole: FormRole | null = null): void => {
    const paragraphs: Paragraph[] = [];
    for (const column of splitRows(some)) paragraphs.push(...linesToParagraphs(column));
    for (const paragraph of joinFormulas(paragraphs)) pushText(paragraph, formRole);
  };
  const pushText = (paragraph: Paragraph, formRole: FormRole | null): void => {
    const edges = unionEdges(paragraph);
    blocks.push({
      lines: paragraph.map(toBlockLine),
      placed: null,
      formRole,
      edges,
      ink: boxOf(paragraph, edges, place, isVertical),
      region: index,
    });
  };
  const pushPiece = (piece: PlacedPiece): void => {
    if (piece.boxes !== undefined) {
      for (const { parts, role } of piece.boxes) {
        const inBox = parts.flatMap((words) => runsToLines(wordsToRuns(words)));
        if (role === "label") pushParagraphs(inBox, role);
        else pushText(inBox, role);
      }
      return;
    }
    const header = blocks.at(-1)?.placed;
    const joined = header && header.kind === "table" ? joinToHeader(header, piece, place.width) : null;
    if (joined !== null) blocks.pop();
    pushBlock(joined ?? piece);
  };
  const pushBlock = (piece: PlacedPiece): void => {
    blocks.push({
      lines: [],
      placed: { ...piece, lines: piece.lines.map(toBlockLine) },
      formRole: null,
      edges: edgesOf(piece),
      ink: piece.ink,
      region: index,
    });
  };
  const pushLines = (until: number): void => {
    const some = lines.slice(from, until);
    let next = 0;
    for (const table of findBorderlessTables(some, place)) {
      pushParagraphs(some.slice(next, table.from));
      pushPiece(table.piece);
      next = table.to;
    }
    pushParagraphs(some.slice(next));
    from = until;
  };
  for (const piece of placed) {
    let until = from;
    while (until < lines.length && lines[until]!.baseline < (piece.top + piece.bottom) / 2) until++;
    pushLines(until);
    pushPiece(piece);
  }
  pushLines(lines.length);
  return blocks;
}

/** The lines of each note; notes at both sides of the text are kept apart. */
function toNotes(runs: readonly TextRun[], middle: number): Paragraph[] {
  const isLeft = (run: TextRun): boolean => run.right < middle;
  return [runs.filter(isLeft), runs.filter((run) => !isLeft(run))].flatMap((side) =>
    side.length === 0 ? [] : linesToParagraphs(runsToLines(side)),
  );
}

/** Puts a note before the block that it stands beside, so that no paragraph is read around it. */
function placeNote(blocks: PageBlock[], lines: Paragraph, edges: Edges, ink: Edges): void {
  const at = blocks.findIndex((block) => block.placed?.kind !== "aside" && isBeside(block.edges, edges));
  const region = blocks[at]?.region ?? 0;
  const placed: PlacedBlock = { kind: "aside", ...edges, ink, lines: lines.map(toBlockLine) };
  blocks.splice(at < 0 ? blocks.length : at, 0, { lines: [], placed, formRole: null, edges, ink, region });
}

/** The note's first line stands within the block's height. */
function isBeside(block: Edges, note: Edges): boolean {
  return block.bottom > note.top + 2 && block.top < note.top + 12;
}

/** Pages are kept until the document is named, and a page that is one table has hundreds of lines. */
function packEdges(list: readonly Edges[]): Float64Array {
  return Float64Array.from(list.flatMap(({ left, top, right, bottom }) => [left, top, right, bottom]));
}

/** Long enough to set a running head or foot apart from the page. */
function isSeparator({ left, top, right, bottom }: Edges): boolean {
  return right - left >= 60 && bottom - top <= 4;
}

function edgesOf({ left, top, right, bottom }: Edges): Edges {
  return { left, top, right, bottom };
}
