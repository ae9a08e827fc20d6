import type { Box } from "../geometry/box.ts";
import type { BlockLine } from "../layout/paragraph/block-line.ts";
import type { FormRole } from "../page-object/form-box.ts";
import type { PageObject } from "../page-object/page-object.ts";
import type { HiddenText } from "../read/raw/hidden-text.ts";
import type { Annotation } from "../read/raw/raw-page.ts";
import type { Look } from "./table-looks.ts";

/** A block before its type is known. */
export interface PageBlock {
  readonly lines: readonly BlockLine[];
  /** Null for a paragraph. */
  readonly placed: PlacedBlock | null;
  /** Null outside forms. */
  readonly formRole: FormRole | null;
  /** In the frame of the page's text. */
  readonly box: Box;
  /** The box of its type, on the page as displayed. */
  readonly ink: Box;
  /** Number of its region in reading order. */
  readonly region: number;
}

/** A placed page object, whose lines have no words. */
export interface PlacedBlock extends Omit<PageObject, "lines"> {
  readonly lines: readonly BlockLine[];
}

/** A laid-out page: blocks in reading order. */
export interface LaidOutPage {
  readonly number: number;
  /** Width of the page as displayed. */
  readonly width: number;
  readonly height: number;
  /** Width of the page in the frame of its text. */
  readonly frameWidth: number;
  readonly frameHeight: number;
  readonly blocks: readonly PageBlock[];
  /** Styles of the text of its tables, because their words are dropped with their lines. */
  readonly tableLooks?: readonly Look[];
  /** Horizontal lines, four numbers each as in {@link Box}; the short strokes of tables and drawings are dropped. */
  readonly rules: Float64Array;
  /** Indexes of the blocks that are underlined from end to end. */
  readonly underlined?: readonly number[];
  /** Indexes of the blocks with a bar at their left. */
  readonly barred?: readonly number[];
  /** Comments and signature fields, as read. */
  readonly annotations?: readonly Annotation[];
  /** Text of the file that the page does not show, in points of the page as displayed. */
  readonly hidden?: readonly HiddenText[];
}
