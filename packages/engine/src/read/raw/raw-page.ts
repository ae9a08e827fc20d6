import type { PathTable } from "./path-list.ts";

/**
 * What one pass over a PDF page yields, before any layout: structures of arrays, in points of the page as displayed
 * (after rotation, inside the crop box, origin top-left).
 */

import type { InlineStyle } from "../../styled/styled-text.ts";
import type { HiddenText } from "./hidden-text.ts";

/** One entry a character, in the order of the content stream. */
export interface CharTable {
  readonly count: number;
  /** Unicode code points; 0 where the font gives none. */
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
  /** 1 where PDFium inferred the character (a space or a line break between two text runs). */
  readonly generated: Uint8Array;
  /** How chars are set, where the page says it. */
  readonly styling?: CharStyling;
}

/** How chars are set: by their fonts, by what is drawn over them, by annotations. Whether they are raised their line shows. */
export interface CharStyling {
  /** Index into `styles` of each char; 0 is plain. */
  readonly of: Uint16Array;
  readonly styles: readonly InlineStyle[];
  /** Of each text style, in points. */
  readonly sizes: Float64Array;
}

/** How a run of text looks. */
export interface TextStyle {
  /** Base font name without the subset prefix. */
  readonly font: string;
  /** Points, as displayed: Tf size times the text matrix. */
  readonly size: number;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly monospace: boolean;
  /** 0xRRGGBB. */
  readonly color: number;
  /** Direction of writing, clockwise: 0 for upright text. */
  readonly angleDegrees: number;
  /** Drawn in no colour at all, as the text layer of a scan is. */
  readonly invisible: boolean;
  /** Only of recognised text. */
  readonly recognised?: {
    /** Badly: the confidence is low. */
    readonly doubtful: boolean;
    /** Among the drawing of a chart, a map, a photograph, whose labels it belongs to. */
    readonly inPicture: boolean;
  };
}

/** Growable list of rectangles: four numbers each. */
export interface BoxTable {
  readonly count: number;
  /** left, top, right, bottom for each box. */
  readonly edges: Float32Array;
  /** A number for each box; its meaning is the owner's. */
  readonly tag: Int32Array;
}

/** A reader's mark on the page; `typed` is text that a reader set on it, as forms without fields are filled in. */
export interface Annotation {
  readonly kind: "comment" | "typed" | "field" | "button" | "signature";
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** The comment, or the field's value; of a button a box, crossed or empty. */
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
  /** Drawn strokes and hair-thin fills that are horizontal or vertical; the tag is the thickness in 1/100 pt. */
  readonly rulingLines: BoxTable;
  /** Filled rectangles; the tag is the colour 0xRRGGBB. */
  readonly filledRectangles: BoxTable;
  /** Bounds of every other path and shading: curves, slanted strokes, glyph-like outlines. */
  readonly drawings: BoxTable;
  /** Paths with their points, of which charts are read; absent where there are none or too many. */
  readonly paths?: PathTable;
  readonly images: BoxTable;
  readonly annotations: readonly Annotation[];
  /** What the page does not show and {@link chars} does not hold; absent where there is none. */
  readonly hidden?: readonly HiddenText[];
  /** True when a bound on the number of characters or objects was reached. */
  readonly truncated: boolean;
}
