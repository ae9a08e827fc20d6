import type { PathTable } from "./path-list.ts";

/**
 * The result of one pass over a PDF page, before layout: structures of arrays, in points of the page as displayed
 * (after rotation, inside the crop box, origin top-left).
 */

import type { InlineStyle } from "../../styled/styled-text.ts";
import type { HiddenText } from "./hidden-text.ts";

/** One entry per character, in the order of the content stream. */
export interface CharTable {
  readonly count: number;
  /** Unicode code points; 0 if the font gives none. */
  readonly code: Uint32Array;
  /** Edges of the ink. */
  readonly left: Float32Array;
  readonly top: Float32Array;
  readonly right: Float32Array;
  readonly bottom: Float32Array;
  /** Start and end of the advance: the ink plus its side bearings, so that gaps do not depend on letter shapes. */
  readonly advanceLeft: Float32Array;
  readonly advanceRight: Float32Array;
  /** Ascent to descent of the font. */
  readonly looseTop: Float32Array;
  readonly looseBottom: Float32Array;
  /** The pen's position: the baseline of upright text is `originY`. */
  readonly originX: Float32Array;
  readonly originY: Float32Array;
  /** Index into {@link RawPage.styles}. */
  readonly style: Uint16Array;
  /** 1 if PDFium inferred the character (a space or a line break between two text runs). */
  readonly generated: Uint8Array;
  /** Styles of chars, if the page shows any. */
  readonly styling?: CharStyling;
}

/** Styles of chars, from their fonts, from drawings over them, and from annotations. Superscripts are determined by their line. */
export interface CharStyling {
  /** For each char, the index into `styles`; 0 is plain. */
  readonly of: Uint16Array;
  readonly styles: readonly InlineStyle[];
  /** Font size of each text style, in points. */
  readonly sizes: Float64Array;
}

/** The appearance of a run of text. */
export interface TextStyle {
  /** Base font name without the subset prefix. */
  readonly font: string;
  /** In points, as displayed: Tf size times the text matrix. */
  readonly size: number;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly monospace: boolean;
  /** 0xRRGGBB. */
  readonly color: number;
  /** Writing direction, clockwise: 0 for upright text. */
  readonly angleDegrees: number;
  /** Whether it is not painted, like the text layer of a scan. */
  readonly invisible: boolean;
  /** Only for recognised text. */
  readonly recognised?: {
    /** Whether the confidence is low. */
    readonly doubtful: boolean;
    /** Whether it is a label inside a chart, a map or a photograph. */
    readonly inPicture: boolean;
  };
}

/** Growable list of rectangles: four numbers each. */
export interface BoxTable {
  readonly count: number;
  /** Left, top, right, bottom for each box. */
  readonly edges: Float32Array;
  /** A number for each box; its owner defines the meaning. */
  readonly tag: Int32Array;
}

/** A reader's annotation on the page; `typed` is text that a reader put on it, as when filling in a form without fields. */
export interface Annotation {
  readonly kind: "comment" | "typed" | "field" | "button" | "signature";
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** The comment, or the field's value; for a button, a checkbox. */
  readonly text: string;
  /** Author of a comment; name of a field. */
  readonly name: string;
}

/** A page as read. */
export interface RawPage {
  /** 1-based. */
  readonly number: number;
  readonly width: number;
  readonly height: number;
  readonly chars: CharTable;
  readonly styles: readonly TextStyle[];
  /** Strokes and very thin fills that are horizontal or vertical; the tag is the thickness in 1/100 pt. */
  readonly rulingLines: BoxTable;
  /** Filled rectangles; the tag is the colour 0xRRGGBB. */
  readonly filledRectangles: BoxTable;
  /** Bounds of all other paths and shadings: curves, slanted strokes, glyph-like outlines. */
  readonly drawings: BoxTable;
  /** Paths with their points, from which charts are read; absent if there are none or too many. */
  readonly paths?: PathTable;
  readonly images: BoxTable;
  readonly annotations: readonly Annotation[];
  /** Text that the page does not show and {@link chars} does not include; absent if there is none. */
  readonly hidden?: readonly HiddenText[];
  /** Whether the limit on characters or objects was reached. */
  readonly truncated: boolean;
}
