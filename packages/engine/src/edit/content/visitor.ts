import type { PdfRef, PdfStream } from "@libpdf/core";
import type { Transform } from "../../geometry/transform.ts";
import type { Box } from "../pdf/page-view.ts";

/** A glyph as it is on its page, in the page's own space. */
export interface Glyph {
  /** Counts up in the order of the content; the same at each reading of the same content. */
  readonly id: number;
  readonly text: string;
  readonly box: Box;
  /** Where its baseline begins. */
  readonly x: number;
  readonly y: number;
  /** Where the next glyph would begin. */
  readonly endX: number;
  readonly endY: number;
  /** How far its font's letters reach above and below (negative) the baseline, in points. */
  readonly ascent: number;
  readonly descent: number;
  /** Height of its font, in points. */
  readonly size: number;
  /** Direction of its line, counter-clockwise. */
  readonly angleDegrees: number;
  /** Text render mode 3: there to be searched, not seen. */
  readonly isInvisible: boolean;
  /** Fill colour, as its operator is in the content. */
  readonly color: string;
  readonly mcid: number | null;
}

/** An image as it is on its page: the unit square under `matrix`. */
export interface PlacedImage {
  readonly id: number;
  readonly stream: PdfStream;
  readonly matrix: Transform;
  readonly box: Box;
}

/** Is shown what a content stream draws, and says what is to be taken out. */
export interface Visitor {
  /** @returns true to take the glyph out; what follows stays where it is */
  glyph(glyph: Glyph): boolean;
  /** @returns the image to draw instead; undefined to leave it */
  image(image: PlacedImage): PdfRef | undefined;
  /** A part of a path, or an image that is inside the content. @returns true to take it out */
  shape(box: Box): boolean;
  /** A text that stands for what is drawn (`ActualText`, `Alt`, `E`). @returns true where it must not stay */
  replacementText(text: string): boolean;
}

/** Reads without taking anything out. */
export const LOOK_ONLY: Visitor = {
  glyph: () => false,
  image: () => undefined,
  shape: () => false,
  replacementText: () => false,
};
