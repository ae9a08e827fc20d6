import type { Box } from "../geometry/box.ts";
import { compose, type Transform } from "../geometry/transform.ts";
import type { InlineStyle } from "../styled/styled-text.ts";
import type { TypesetWord } from "./typeset.ts";

/** A recognised word on its page, in points of the page as displayed. */
export interface PlacedWord {
  readonly text: string;
  readonly confidence: number;
  /** Shared by the words of a line. */
  readonly line: number;
  /** Where it is visible. */
  readonly ink: Box;
  /** Where it would be if the sheet were level; layout uses this box. */
  readonly level: Box;
  readonly baselineX: number;
  readonly baselineY: number;
  readonly size: number;
  /** Writing direction, clockwise. */
  readonly angleDegrees: 0 | 90 | 180 | 270;
  readonly bold: boolean;
  readonly italic: boolean;
  /** Whether it labels a chart, a map or a photograph. */
  readonly inPicture: boolean;
  /** How it is styled, if it is not plain. */
  readonly style?: InlineStyle;
}

/** How a recognised image lies on its page. */
export interface Placement {
  /** From the image's pixels to the place where it is visible. */
  readonly toInk: Transform;
  /** The same with the skew removed. */
  readonly toLevel: Transform;
  readonly pixelsPerPoint: number;
  readonly angleDegrees: 0 | 90 | 180 | 270;
  readonly inPicture: boolean;
}

/** Converts an image's words to page coordinates. */
export function placeWords(words: readonly TypesetWord[], placement: Placement): PlacedWord[] {
  const { toInk, toLevel, pixelsPerPoint, angleDegrees, inPicture } = placement;
  return words.map((word) => {
    const [baselineX, baselineY] = apply(toLevel, word.left, word.baseline);
    return {
      text: word.text,
      confidence: word.confidence,
      line: word.line,
      ink: bounds(toInk, word.seen),
      level: bounds(toLevel, word),
      baselineX,
      baselineY,
      // Rounded to half points, as type is set.
      size: Math.max(1, Math.round((word.size / pixelsPerPoint) * 2) / 2),
      angleDegrees,
      bold: word.bold,
      italic: word.italic,
      inPicture,
      ...(word.style !== undefined && { style: word.style }),
    };
  });
}

/** The transform from pixels of a region's image to points of the page. */
export function regionTransform(
  region: { readonly left: number; readonly top: number },
  pixelsPerPoint: number,
): Transform {
  return compose([1 / pixelsPerPoint, 0, 0, 1 / pixelsPerPoint, 0, 0], [1, 0, 0, 1, region.left, region.top]);
}

/** The smallest upright box around a transformed box. */
export function bounds(map: Transform, box: Box): Box {
  const corners = [
    apply(map, box.left, box.top),
    apply(map, box.right, box.top),
    apply(map, box.left, box.bottom),
    apply(map, box.right, box.bottom),
  ];
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

function apply([a, b, c, d, e, f]: Transform, x: number, y: number): readonly [number, number] {
  return [a * x + c * y + e, b * x + d * y + f];
}
