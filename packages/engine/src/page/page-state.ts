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

/** What the steps of a page's layout hand to each other. Boxes are in the frame of the page's writing. */
export interface PageState {
  /** With vertical writing turned, so that it reads like any other. */
  readonly page: RawPage;
  readonly place: PagePlace;
  /** Of the page in the frame of its writing. */
  readonly frame: { readonly width: number; readonly height: number };
  /** Its text is written from top to bottom. */
  readonly isVertical: boolean;
  /** What no chart holds. */
  rules: readonly Box[];
  fills: readonly Box[];
  drawings: readonly Box[];
  images: readonly Box[];
  readonly inspect: ((stage: LayoutStage) => void) | undefined;

  /** All words in the direction of the page, and those in other directions. */
  upright: readonly Word[];
  turned: readonly Word[];
  /** Numbers of lines in the margins, a column each. */
  lineNumbers: readonly (readonly Word[])[];
  /** Tables, figures and forms found so far. */
  readonly pieces: PageObject[];
  /** Each once. */
  readonly watermarks: PageObject[];
  /** Words that no piece holds, and the same as runs. */
  free: readonly Word[];
  runs: readonly TextRun[];
  /** Rules and fills that lie in no table and no figure. */
  freeRules: readonly Box[];
  freeFills: readonly Box[];
  /** Runs of notes in the margin, which are placed next to the text when it is blocks. */
  notes: readonly TextRun[];
  /** In reading order. */
  regions: readonly Region[];
  readonly blocks: PageBlock[];
  /** First lines of paragraphs, with the rule by which each starts its own; null where no one looks at the page. */
  readonly startedBy: Map<BlockLine, string> | null;
}

/** Turns a page so that its writing is upright. */
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

/** From the frame of the page's writing to the page as displayed. */
export function toDisplay(box: Box, { place }: PageState): Box {
  return fromFrame(box, place.quarter, place);
}

/** True where the middle of a box lies in one of the pieces. */
export function isInPiece(box: Box, pieces: readonly PageObject[]): boolean {
  return pieces.some((piece) => isInside(box, piece));
}
