import type { Raster } from "../read/raw/raster.ts";
import type { RecognisedWord } from "./ocr-engine.ts";
import type { InlineStyle } from "../styled/styled-text.ts";
import type { Box } from "../geometry/box.ts";
import { measureStrokes, type Strokes } from "./raster/stroke.ts";

/** A word of a crooked image. Its own edges are where it would be if the image were level. */
export interface LevelWord extends RecognisedWord {
  /** Where it was seen, in the same pixels. */
  readonly seen: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
  readonly strokes: Strokes;
  /** How it is styled, if it is not plain. */
  readonly style?: InlineStyle;
}

/**
 * Rotates the boxes of words, not the image, about its middle, so that lines which fall by `degrees` are level.
 *
 * @param raster - the raster in which the words were read
 */
export function levelWords(words: readonly RecognisedWord[], degrees: number, raster: Raster): LevelWord[] {
  return words.map((word) => ({
    ...word,
    ...levelBox(word, degrees, raster),
    seen: { left: word.left, top: word.top, right: word.right, bottom: word.bottom },
    strokes: measureStrokes(raster, word, degrees),
  }));
}

/** The same for one box. */
export function levelBox(box: Box, degrees: number, { width, height }: Pick<Raster, "width" | "height">): Box {
  const cos = Math.cos((degrees * Math.PI) / 180);
  const sin = Math.sin((degrees * Math.PI) / 180);
  const x = (box.left + box.right - width) / 2;
  const y = (box.top + box.bottom - height) / 2;
  const middleX = width / 2 + cos * x + sin * y;
  const middleY = height / 2 - sin * x + cos * y;
  const halfWidth = (box.right - box.left) / 2;
  // The box of a slanted word is higher than the word, by the amount it falls along its length.
  const halfHeight = Math.max(1, (box.bottom - box.top) / 2 - Math.abs(sin) * halfWidth);
  return {
    left: middleX - halfWidth,
    right: middleX + halfWidth,
    top: middleY - halfHeight,
    bottom: middleY + halfHeight,
  };
}
