import { type Box, isInside } from "../geometry/box.ts";
import { fromFrame, type PagePlace, toFrame } from "../geometry/frame.ts";
import { toBoxList } from "../layout/figure/figures.ts";
import type { BlockLine } from "../layout/paragraph/block-line.ts";
import type { Region } from "../layout/region/region.ts";
import type { PageObject } from "../page-object/page-object.ts";
import type { BoxTable, RawPage } from "../read/raw/raw-page.ts";
import { dominantQuarter } from "../text/dominant-quarter.ts";
import { turnVerticalText } from "../text/vertical-text.ts";
import type { TextRun, Word } from "../text/word.ts";
import type { PageBlock } from "./page-block.ts";
import type { LayoutStage } from "./page-stage.ts";

/** The state that the steps of a page's layout share. Boxes are in the frame of the page's text. */
export interface PageState {
  /** Vertical writing is turned, so that it reads like any other. */
  readonly page: RawPage;
  readonly place: PagePlace;
  /** Size of the page in the frame of its text. */
  readonly frame: { readonly width: number; readonly height: number };
  /** Whether its text is written from top to bottom. */
  readonly isVertical: boolean;
  /** Ruling lines outside charts. */
  rules: readonly Box[];
  fills: readonly Box[];
  drawings: readonly Box[];
  images: readonly Box[];
  readonly inspect: ((stage: LayoutStage) => void) | undefined;

  /** All words in the direction of the page, and those in other directions. */
  upright: readonly Word[];
  turned: readonly Word[];
  /** Line numbers in the margins, one list for each column. */
  lineNumbers: readonly (readonly Word[])[];
  /** Tables, figures and forms found so far. */
  readonly pieces: PageObject[];
  /** Each watermark once. */
  readonly watermarks: PageObject[];
  /** Words outside all page objects, and the same as runs. */
  free: readonly Word[];
  runs: readonly TextRun[];
  /** Rules and fills outside tables and figures. */
  freeRules: readonly Box[];
  freeFills: readonly Box[];
  /** Runs of notes in the margin, which are placed next to the text when its blocks are known. */
  notes: readonly TextRun[];
  /** In reading order. */
  regions: readonly Region[];
  readonly blocks: PageBlock[];
  /** First lines of paragraphs, with the rule that started each; null without an inspector. */
  readonly startedBy: Map<BlockLine, string> | null;
}

/** Turns a page so that its text is upright. */
export function openPage(raw: RawPage, inspect: ((stage: LayoutStage) => void) | undefined): PageState {
  const page = turnVerticalText(raw);
  const quarter = dominantQuarter(page);
  const { number, width, height } = page;
  const toBoxes = (table: BoxTable): Box[] =>
    quarter === 0 ? toBoxList(table) : toBoxList(table).map((box) => toFrame(box, quarter, page));
  return {
    page,
    place: { number, width, height, quarter },
    frame: quarter % 2 === 0 ? page : { width: height, height: width },
    isVertical: page !== raw,
    rules: toBoxes(page.rulingLines),
    fills: toBoxes(page.filledRectangles),
    drawings: toBoxes(page.drawings),
    images: toBoxes(page.images),
    inspect,
    upright: [],
    turned: [],
    lineNumbers: [],
    pieces: [],
    watermarks: [],
    free: [],
    runs: [],
    freeRules: [],
    freeFills: [],
    notes: [],
    regions: [],
    blocks: [],
    startedBy: inspect === undefined ? null : new Map(),
  };
}

/** Converts from the frame of the page's text to the page as displayed. */
export function toDisplay(box: Box, { place }: PageState): Box {
  return fromFrame(box, place.quarter, place);
}

/** Whether the centre of a box is inside one of the page objects. */
export function isInPiece(box: Box, pieces: readonly PageObject[]): boolean {
  return pieces.some((piece) => isInside(box, piece));
}
