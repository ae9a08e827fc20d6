import type { TextStyle } from "../../read/raw/raw-page.ts";
import { isPair } from "./pairs.ts";
import { typedText } from "./typed-text.ts";
import type { StyledSpan } from "../../styled/styled-text.ts";
import { lineSpans } from "../../text/line-spans.ts";
import type { Line } from "../../text/runs-to-lines.ts";
import type { Box } from "../../geometry/box.ts";

/**
 * A line of a finished block, without its words: they are most of what a page weighs, and blocks are kept until the
 * whole document is read.
 */
export interface BlockLine extends Box {
  readonly text: string;
  /** Of most of its chars. */
  readonly style: TextStyle;
  readonly size: number;
  readonly baseline: number;
  /** Chars without spaces, and how many of them are bold, italic, and recognised badly. */
  readonly chars: number;
  readonly boldChars: number;
  readonly italicChars: number;
  readonly doubtfulChars: number;
  /** A label with its value at a distance. */
  readonly pair: boolean;
  /** Of a line in letters of one width: its words with as many blanks between them as letters would fit; null of others. */
  readonly typed: string | null;
  /** How parts of its text are set; undefined where all of it is plain. */
  readonly spans: readonly StyledSpan[] | undefined;
}

/** Lets go of a line's words. */
export function toBlockLine(line: Line): BlockLine {
  let doubtfulChars = 0;
  for (let at = 0; at < line.words.length; at++) {
    const { text, style } = line.words[at]!;
    if (style.recognised?.doubtful === true) doubtfulChars += text.length;
  }
  return {
    left: line.left,
    top: line.top,
    right: line.right,
    bottom: line.bottom,
    text: line.text,
    style: line.style,
    size: line.size,
    baseline: line.baseline,
    chars: line.chars,
    boldChars: line.boldChars,
    italicChars: line.italicChars,
    doubtfulChars,
    pair: isPair(line),
    typed: line.style.monospace ? typedText(line.words) : null,
    spans: lineSpans(line),
  };
}
