/**
 * Terms of this folder. A page is laid out in steps over one state: find its words, take out page objects (tables, figures, forms, turned text),
 * separate notes, cut the rest into regions, and split each region into blocks. This is the only folder
 * that depends on both layout and tables.
 */
import type { Box } from "../geometry/box.ts";
import { findBarred } from "../layout/paragraph/side-bars.ts";
import { findUnderlined } from "../layout/paragraph/underlines.ts";
import type { RawPage } from "../read/raw/raw-page.ts";
import { completeWords, findWords } from "./find-words.ts";
import type { LaidOutPage } from "./page-block.ts";
import type { LayoutStage } from "./page-stage.ts";
import { openPage, type PageState } from "./page-state.ts";
import { placeCharts } from "./place-charts.ts";
import { placeFormulas } from "./place-formulas.ts";
import { placeFigures } from "./place-figures.ts";
import { placeLineNumbers, placeNotes, setNotesApart } from "./place-notes.ts";
import { placeRuleBoundedTables, placeRuledTables, placeTurnedText } from "./place-tables.ts";
import { cutRegions, regionsToBlocks } from "./regions-to-blocks.ts";
import { placeWatermarks, setWatermarksApart } from "./place-watermarks.ts";
import { setStraightWatermarksApart } from "./straight-watermarks.ts";
import { looksInTables } from "./table-looks.ts";

const STEPS: readonly ((state: PageState) => void)[] = [
  findWords,
  placeCharts,
  placeFormulas,
  completeWords,
  setStraightWatermarksApart,
  placeRuledTables,
  placeFigures,
  placeRuleBoundedTables,
  setWatermarksApart,
  placeTurnedText,
  setNotesApart,
  cutRegions,
  regionsToBlocks,
  placeNotes,
  placeLineNumbers,
  placeWatermarks,
];

/**
 * Lays out one page: words, tables, figures, columns, lines, paragraphs.
 *
 * @param inspect - called with each stage as soon as it is complete
 */
export function layOutPage(raw: RawPage, inspect?: (stage: LayoutStage) => void): LaidOutPage {
  const state = openPage(raw, inspect);
  for (const step of STEPS) step(state);
  const { page, frame, place, blocks, upright, rules, freeRules, freeFills, startedBy } = state;
  const lines = blocks.flatMap((block) => block.placed?.lines ?? block.lines);
  inspect?.({ stage: "lines", place, lines, startedBy: startedBy ?? new Map() });
  inspect?.({ stage: "cells", place, tables: blocks.flatMap((block) => block.placed?.table ?? []) });
  return {
    number: page.number,
    width: page.width,
    height: page.height,
    frameWidth: frame.width,
    frameHeight: frame.height,
    blocks,
    tableLooks: looksInTables(upright, blocks),
    rules: packBoxes(rules.filter(isSeparator)),
    underlined: findUnderlined(blocks, rules),
    barred: findBarred(blocks, [...freeRules, ...freeFills]),
    annotations: page.annotations.filter(({ kind }) => kind === "comment" || kind === "signature"),
    ...(raw.hidden === undefined ? {} : { hidden: raw.hidden }),
  };
}

/** Packed, because pages are kept until the document is named, and a page that is one table has hundreds of lines. */
function packBoxes(list: readonly Box[]): Float64Array {
  return Float64Array.from(list.flatMap(({ left, top, right, bottom }) => [left, top, right, bottom]));
}

/** Whether a line is long enough to separate a running header or footer from the page. */
function isSeparator({ left, top, right, bottom }: Box): boolean {
  return right - left >= 60 && bottom - top <= 4;
}
