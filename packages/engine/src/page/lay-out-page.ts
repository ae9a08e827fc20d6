/**
 * Terms of this folder. A page is laid out in steps over one state: its words are found, pieces (tables, figures, forms, turned text)
 * are taken out of them, notes are set apart, the rest is cut into regions, and each region becomes blocks. This is the only room
 * that knows both layout and tables.
 */
import type { Box } from "../geometry/box.ts";
import { findUnderlined } from "../layout/paragraph/underlines.ts";
import type { RawPage } from "../read/raw/raw-page.ts";
import { completeWords, findWords } from "./find-words.ts";
import type { LaidOutPage } from "./page-block.ts";
import type { LayoutStage } from "./page-stage.ts";
import { openPage, type PageState } from "./page-state.ts";
import { placeCharts } from "./place-charts.ts";
import { placeFigures } from "./place-figures.ts";
import { placeLineNumbers, placeNotes, setNotesApart } from "./place-notes.ts";
import { placeRuleBoundedTables, placeRuledTables, placeTurnedText } from "./place-tables.ts";
import { cutRegions, regionsToBlocks } from "./regions-to-blocks.ts";
import { placeWatermarks, setWatermarksApart } from "./place-watermarks.ts";
import { looksInTables } from "./table-looks.ts";

const STEPS: readonly ((state: PageState) => void)[] = [
  findWords,
  placeCharts,
  completeWords,
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
 * Lays one page out: words, tables, figures, columns, lines, paragraphs.
 *
 * @param inspect - is called with each stage, as soon as it is there
 */
export function layOutPage(raw: RawPage, inspect?: (stage: LayoutStage) => void): LaidOutPage {
  const state = openPage(raw, inspect);
  for (const step of STEPS) step(state);
  const { page, frame, place, blocks, upright, rules, startedBy } = state;
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
    annotations: page.annotations.filter(({ kind }) => kind === "comment" || kind === "signature"),
    ...(raw.hidden === undefined ? {} : { hidden: raw.hidden }),
  };
}

/** Pages are kept until the document is named, and a page that is one table has hundreds of lines. */
function packBoxes(list: readonly Box[]): Float64Array {
  return Float64Array.from(list.flatMap(({ left, top, right, bottom }) => [left, top, right, bottom]));
}

/** Long enough to set a running head or foot apart from the page. */
function isSeparator({ left, top, right, bottom }: Box): boolean {
  return right - left >= 60 && bottom - top <= 4;
}
