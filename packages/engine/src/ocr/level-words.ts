import type { Raster } from "../read/raster.ts";
import type { RecognisedWord } from "./ocr-engine.ts";
import { strokeThickness } from "./raster/stroke.ts";

/** A word of a crooked picture: its own edges are where it would stand if the picture lay straight. */
export interface LevelWord extends RecognisedWord {
  /** Where it was seen, in the same pixels. */
  readonly seen: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
  /** Mean thickness of its strokes, in pixels. */
  readonly stroke: number;
}

/**
 * Turns the places of words, not the picture, about its middle, so that lines which fall by `degrees` lie level.
 *
 * @param raster - in which the words were read
 */
export function levelWords(words: readonly RecognisedWord[], degrees: number, raster: Raster): LevelWord[] {
  const { width, height } = raster;
  const cos = Math.cos((degrees * Math.PI) / 180);
  const sin = Math.sin((degrees * Math.PI) / 180);
  return words.map((word) => {
    const x = (word.left + word.right - width) / 2;
    const y = (word.top + word.bottom - height) / 2;
    const middleX = width / 2 + cos * x + sin * y;
    const middleY = height / 2 - sin * x + cos * y;
    const halfWidth = (word.right - word.left) / 2;
    // The box of a slanted word is higher than the word by what it falls along its length.
    const halfHeight = Math.max(1, (word.bottom - word.top) / 2 - Math.abs(sin) * halfWidth);
    return {
      ...word,
      left: middleX - halfWidth,
      right: middleX + halfWidth,
      top: middleY - halfHeight,
      bottom: middleY + halfHeight,
      seen: { left: word.left, top: word.top, right: word.right, bottom: word.bottom },
      stroke: strokeThickness(raster, word),
    };
  });
}
