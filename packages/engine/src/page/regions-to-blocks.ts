import type { Box } from "../geometry/box.ts";
import { unionBoxes } from "../geometry/box.ts";
import { type BlockLine, toBlockLine } from "../layout/paragraph/block-line.ts";
import { joinFormulas } from "../layout/paragraph/formulas.ts";
import { linesToParagraphs, type Paragraph } from "../layout/paragraph/lines-to-paragraphs.ts";
import { cutRegions as cutIntoRegions } from "../layout/region/cut-regions.ts";
import { type Item, type Region, toItem } from "../layout/region/region.ts";
import type { FormRole } from "../page-object/form-box.ts";
import type { PageObject } from "../page-object/page-object.ts";
import { findBorderlessTables } from "../table/find/borderless-tables.ts";
import { joinToHeader } from "../table/headers/join-to-header.ts";
import type { TrackInput } from "../table/rows/rows-to-table.ts";
import { type Line, runsToLines } from "../text/runs-to-lines.ts";
import { splitRows } from "../text/split-rows.ts";
import type { TextRun } from "../text/word.ts";
import { wordsToRuns } from "../text/words-to-runs.ts";
import { boxOf } from "./block-box.ts";
import type { PageBlock } from "./page-block.ts";
import type { PageState } from "./page-state.ts";

/** Cuts the page into regions, in reading order. */
export function cutRegions(state: PageState): void {
  const { runs, pieces, freeRules, place, inspect } = state;
  const items: Item[] = [
    ...runs.map((run) => toItem(run, run, null)),
    ...pieces.map((piece) => toItem(piece, null, piece)),
  ];
  state.regions = cutIntoRegions(items, freeRules);
  inspect?.({ stage: "regions", place, regions: state.regions });
}

/** Groups the runs of each region into lines, tables without drawn cells and paragraphs, and inserts its page objects between them. */
export function regionsToBlocks(state: PageState): void {
  const input = { ...state.place, rules: state.freeRules, fills: state.freeFills };
  for (const [index, region] of state.regions.entries()) {
    const blocks = new RegionBlocks(index, input, state);
    blocks.addRegion(region);
    state.blocks.push(...blocks.made);
  }
}

/** Builds the blocks of one region, from top to bottom. */
class RegionBlocks {
  readonly made: PageBlock[] = [];
  readonly #index: number;
  readonly #input: TrackInput;
  readonly #isVertical: boolean;
  readonly #rules: Map<BlockLine, string> | null;

  constructor(index: number, input: TrackInput, { isVertical, startedBy }: PageState) {
    this.#index = index;
    this.#input = input;
    this.#isVertical = isVertical;
    this.#rules = startedBy;
  }

  /** Lines above the centre of a page object come before it. */
  addRegion(region: Region): void {
    const runs: TextRun[] = [];
    const pieces: PageObject[] = [];
    for (const { run, placed } of region) {
      if (run !== null) runs.push(run);
      if (placed !== null) pieces.push(placed);
    }
    pieces.sort((a, b) => a.top - b.top);
    const lines = runsToLines(runs);
    let from = 0;
    for (const piece of pieces) {
      let until = from;
      while (until < lines.length && lines[until]!.baseline < (piece.top + piece.bottom) / 2) until++;
      this.#addLines(lines.slice(from, until));
      from = until;
      this.#addPiece(piece);
    }
    this.#addLines(lines.slice(from));
  }

  /** Adds paragraphs, and the tables among them. */
  #addLines(lines: readonly Line[]): void {
    let next = 0;
    for (const table of findBorderlessTables(lines, this.#input)) {
      this.#addParagraphs(lines.slice(next, table.from), null);
      this.#addPiece(table.piece);
      next = table.to;
    }
    this.#addParagraphs(lines.slice(next), null);
  }

  #addParagraphs(lines: readonly Line[], formRole: FormRole | null): void {
    const rules = this.#rules === null ? null : new Map<Line, string>();
    const paragraphs: Paragraph[] = [];
    for (const column of splitRows(lines)) {
      paragraphs.push(...linesToParagraphs(column, rules === null ? undefined : (line, rule) => rules.set(line, rule)));
    }
    for (const paragraph of joinFormulas(paragraphs)) this.#addText(paragraph, formRole, rules?.get(paragraph[0]!));
  }

  #addText(paragraph: Paragraph, formRole: FormRole | null, rule?: string): void {
    const box = unionBoxes(paragraph);
    const lines = paragraph.map(toBlockLine);
    if (rule !== undefined) this.#rules?.set(lines[0]!, rule);
    const ink = boxOf(paragraph, box, this.#input, this.#isVertical);
    this.made.push({ lines, placed: null, formRole, box, ink, region: this.#index });
  }

  #addPiece(piece: PageObject): void {
    if (piece.boxes !== undefined) {
      for (const { parts, role } of piece.boxes) {
        const lines = parts.flatMap((words) => runsToLines(wordsToRuns(words)));
        if (role === "label") this.#addParagraphs(lines, role);
        else this.#addText(lines, role);
      }
      return;
    }
    const header = this.made.at(-1)?.placed;
    const joined = header && header.kind === "table" ? joinToHeader(header, piece, this.#input.width) : null;
    if (joined !== null) this.made.pop();
    this.#addPlaced(joined ?? piece);
  }

  #addPlaced(piece: PageObject): void {
    const placed = { ...piece, lines: piece.lines.map(toBlockLine) };
    this.made.push({ lines: [], placed, formRole: null, box: sidesOf(piece), ink: piece.ink, region: this.#index });
  }
}

function sidesOf({ left, top, right, bottom }: Box): Box {
  return { left, top, right, bottom };
}
