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
  /** Null outside of forms. */
  readonly formRole: FormRole | null;
  /** In the frame of the page's writing. */
  readonly box: Box;
  /** The box of its type, on the page as displayed. */
  readonly ink: Box;
  /** Number of its region in reading order. */
  readonly region: number;
}

/** A placed piece, its lines without their words. */
export interface PlacedBlock extends Omit<PageObject, "lines"> {
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
  /** Horizontal lines, four numbers each as in {@link Box}; the short strokes of tables and drawings are let go. */
  readonly rules: Float64Array;
  /** Places of the blocks that are underlined from end to end. */
  readonly underlined?: readonly number[];
  /** Comments and signature fields, as read. */
  readonly annotations?: readonly Annotation[];
  /** Text of the file that the page does not show, in points of the page as displayed. */
  readonly hidden?: readonly HiddenText[];
}
