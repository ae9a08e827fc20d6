import type { PdfRef, PdfStream } from "@libpdf/core";
import type { Transform } from "../../geometry/transform.ts";
import type { Box } from "../pdf/page-view.ts";

/** A glyph with its position, in the page's own space. */
export interface Glyph {
  /** Counts up in content order; the same every time the same content is read. */
  readonly id: number;
  readonly text: string;
  readonly box: Box;
  /** Start of its baseline. */
  readonly x: number;
  readonly y: number;
  /** Where the next glyph would begin. */
  readonly endX: number;
  readonly endY: number;
  /** How far its font's letters extend above and below (negative) the baseline, in points. */
  readonly ascent: number;
  readonly descent: number;
  /** Font size, in points. */
  readonly size: number;
  /** Direction of its line, counter-clockwise. */
  readonly angleDegrees: number;
  /** Text render mode 3: searchable but not visible. */
  readonly isInvisible: boolean;
  /** Fill colour, as its operator in the content. */
  readonly color: string;
  readonly mcid: number | null;
}

/** An image on its page: the unit square transformed by `matrix`. */
export interface PlacedImage {
  readonly id: number;
  readonly stream: PdfStream;
  readonly matrix: Transform;
  readonly box: Box;
}

/** Called with what a content stream draws; decides what to remove. */
export interface Visitor {
  /** @returns true to remove the glyph; the following glyphs keep their places */
  glyph(glyph: Glyph): boolean;
  /** @returns the image to draw instead; undefined to keep it */
  image(image: PlacedImage): PdfRef | undefined;
  /** Called with a part of a path, or an inline image. @returns true to remove it */
  shape(box: Box): boolean;
  /** Called with a text that stands for what is drawn (`ActualText`, `Alt`, `E`). @returns true if it must be removed */
  replacementText(text: string): boolean;
}

/** Reads without removing anything. */
export const LOOK_ONLY: Visitor = {
  glyph: () => false,
  image: () => undefined,
  shape: () => false,
  replacementText: () => false,
};
