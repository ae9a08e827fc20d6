import type { TextStyle } from "../../read/raw/raw-page.ts";
import { isPair } from "./pairs.ts";
import { typedText } from "./typed-text.ts";
import type { StyledSpan } from "../../styled/styled-text.ts";
import { lineSpans } from "../../text/line-spans.ts";
import type { Line } from "../../text/runs-to-lines.ts";
import type { Box } from "../../geometry/box.ts";

/** A line of a finished block, without its words. Words take most of a page's memory, and blocks are kept until the whole document is read. */
export interface BlockLine extends Box {
  readonly text: string;
  /** Style of most of its chars. */
  readonly style: TextStyle;
  readonly size: number;
  readonly baseline: number;
  /** Number of chars without spaces, and how many of them are bold, italic, and recognised badly. */
  readonly chars: number;
  readonly boldChars: number;
  readonly italicChars: number;
  readonly doubtfulChars: number;
  /** Whether the line is a label with its value at a distance. */
  readonly pair: boolean;
  /** For a line in a monospaced font, its words with the spaces that fit between them; otherwise null. */
  readonly typed: string | null;
  /** Styles of parts of its text; undefined if all of it is plain. */
  readonly spans: readonly StyledSpan[] | undefined;
}

/** Converts a line to a block line, dropping its words. */
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
