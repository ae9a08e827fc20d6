import { hasRightToLeft } from "../src/text/right-to-left.ts";
import { type Line, toLine } from "../src/text/runs-to-lines.ts";
import type { Word } from "../src/text/word.ts";

/** Font size of generated lines, in points. */
const SIZE = 10;
/** Width of a generated char: half the font size, as in most fonts. */
const CHAR = 5;
/** Narrow letters are this much narrower and wide ones wider: otherwise every generated line would look monospaced. */
const UNEVEN = 0.5;

/** A word as the layout stage receives it, in 10 pt: chars about 5 pt wide, digits exactly 5 pt. */
export function wordOf(text: string, left: number, baseline: number): Word {
  const box = { left, top: baseline - 7.5, right: left + widthOf(text), bottom: baseline + 2.2 };
  return {
    ...box,
    text,
    baseline,
    size: SIZE,
    style: {
      font: "Test",
      size: SIZE,
      bold: false,
      italic: false,
      color: 0,
      angleDegrees: 0,
    } as unknown as Word["style"],
    ink: box,
    order: left,
    spaceBefore: true,
    rightToLeft: hasRightToLeft(text),
  };
}

function widthOf(text: string): number {
  return (
    CHAR * text.length + UNEVEN * (text.replaceAll(/[^mwMW]/g, "").length - text.replaceAll(/[^fijlrt]/g, "").length)
  );
}

/** A line of texts, each at its position; their words are a space apart. */
export function lineOf(baseline: number, ...texts: readonly (readonly [left: number, text: string])[]): Line {
  return toLine(
    texts.flatMap(([left, text]) => {
      let at = left;
      return text.split(" ").map((part) => {
        const word = wordOf(part, at, baseline);
        at = word.right + 0.25 * SIZE;
        return word;
      });
    }),
  );
}
