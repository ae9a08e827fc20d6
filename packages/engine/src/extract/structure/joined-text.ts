import type { Place, Token } from "../line-index/line-index.ts";
import type { Span } from "../line-index/span.ts";

/** Lines of one text, such as a cell or a paragraph, joined to one place. */
export interface JoinedText {
  /** Its words follow each other as on one line; for citations, use {@link JoinedText.spans}. */
  readonly place: Place;
  readonly lines: readonly Place[];
  /** Index of the first token of each line. */
  readonly starts: readonly number[];
  /** Places of tokens on the page, one span per line. */
  spans(from: number, to: number): Span[];
}

/** Gap between the end of a line and the word that follows it, in letter heights: larger than inside a number. */
const LINE_GAP = 0.6;

/** @param lines - at least one, in reading order; places of one page */
export function joinLines(lines: readonly Place[]): JoinedText {
  const [first] = lines;
  if (first === undefined) throw new RangeError("A text has at least one line.");
  const tokens: Token[] = [];
  const starts: number[] = [];
  let words = 0;
  let right = first.left;
  for (const line of lines) {
    starts.push(tokens.length);
    const shift = tokens.length === 0 ? 0 : right + LINE_GAP * line.size - (line.tokens[0]?.left ?? line.left);
    for (const token of line.tokens) {
      tokens.push({ ...token, word: token.word + words, left: token.left + shift, right: token.right + shift });
    }
    words = (tokens.at(-1)?.word ?? words - 1) + 1;
    right = tokens.at(-1)?.right ?? right;
  }
  const place: Place = {
    ...first,
    tokens,
    text: lines.map(({ text }) => text).join(" "),
    right: Math.max(...lines.map((line) => line.right)),
    bottom: Math.max(...lines.map((line) => line.bottom)),
  };
  return { place, lines, starts, spans: (from, to) => spansOf(lines, starts, from, to) };
}

function spansOf(lines: readonly Place[], starts: readonly number[], from: number, to: number): Span[] {
  return lines.flatMap((place, at) => {
    const start = starts[at]!;
    const [first, last] = [Math.max(0, from - start), Math.min(place.tokens.length, to - start)];
    return first < last ? [{ place, from: first, to: last }] : [];
  });
}
