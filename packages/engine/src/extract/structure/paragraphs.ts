import type { Place, LineIndex } from "../line-index/line-index.ts";
import { joinLines, type JoinedText } from "./joined-text.ts";
import { runInHeading } from "./run-in-headings.ts";
import { inReadingOrder } from "./table-cells.ts";

/** Running text: a block of sentences, with the heading above it. */
export interface Paragraph {
  readonly text: JoinedText;
  readonly heading: JoinedText | null;
  /** Token ranges of the sentences. */
  readonly sentences: readonly (readonly [from: number, to: number])[];
}

/** Shorter blocks are labels and values. */
const MIN_WORDS = 8;
const HEADING = new Set(["Title", "Section Header"]);
const RUNNING = new Set(["Text", "List Item"]);

const known = new WeakMap<LineIndex, readonly Paragraph[]>();

/** The paragraphs of a document in reading order. */
export function paragraphsOf(lineIndex: LineIndex): readonly Paragraph[] {
  const before = known.get(lineIndex);
  if (before !== undefined) return before;
  const found: Paragraph[] = [];
  let heading: JoinedText | null = null;
  for (const lines of blocksOf(lineIndex)) {
    const type = lines[0]!.block!.type;
    if (HEADING.has(type)) heading = joinLines(lines);
    if (!RUNNING.has(type)) continue;
    const text = joinLines(lines);
    if (text.place.tokens.length < MIN_WORDS || !isProse(text.place) || !isOneColumn(lines)) continue;
    const own = runInHeading(text);
    const ownHeading = own === 0 ? heading : headingOf(text, own);
    found.push({ text, heading: ownHeading, sentences: sentencesOf(text.place).filter(([, to]) => to > own) });
  }
  known.set(lineIndex, found);
  return found;
}

/** A paragraph's first words as a heading. */
function headingOf(text: JoinedText, to: number): JoinedText {
  const tokens = text.place.tokens.slice(0, to);
  const place = { ...text.place, tokens, text: tokens.map((token) => token.text).join(" ") };
  return { ...text, place, spans: (from, end) => text.spans(from, Math.min(to, end)) };
}

/** Minimum share of small words in sentences; lists of figures and addresses have fewer. */
const MIN_SMALL = 0.2;

function isProse({ tokens }: Place): boolean {
  const small = tokens.filter(({ text }) => /^[(„“"]?\p{Ll}[\p{L}'’-]*[.,;:)”"]*$/u.test(text)).length;
  return small >= MIN_SMALL * tokens.length;
}

/** Maximum gap between words of a justified line, in letter heights. */
const MAX_WORD_GAP = 3;

/** Minimum words per line; lines of addresses have fewer. */
const MIN_WORDS_A_LINE = 3.5;

/** Whether the text is in one column: labels and values that the layout joined to one block have gaps between them. */
function isOneColumn(lines: readonly Place[]): boolean {
  const words = lines.reduce((sum, { tokens }) => sum + tokens.length, 0);
  return words >= MIN_WORDS_A_LINE * lines.length && lines.every((line, at) => {
    const before = lines[at - 1];
    if (before === undefined || before.page !== line.page) return true;
    if (before.top >= line.bottom) return true;
    return Math.max(line.left - before.right, before.left - line.right) < MAX_WORD_GAP * line.size;
  });
} // prettier-ignore

/** The lines of a document's title, otherwise of its first heading of the highest level. */
export function titleBlock(lineIndex: LineIndex): readonly Place[] | null {
  const blocks = blocksOf(lineIndex).filter(([first]) => first!.page.number <= LAST_TITLE_PAGE);
  const isTop = ([first]: readonly Place[]): boolean => first!.page.number === 1 && first!.top < TITLE_TOP * first!.page.height;
  return (
    blocks.find(([first]) => first!.block!.type === "Title") ??
    blocks.filter((lines) => lines[0]!.block!.type === "Section Header" && isTop(lines)).toSorted((a, b) => b[0]!.size - a[0]!.size)[0] ??
    null
  );
} // prettier-ignore

const LAST_TITLE_PAGE = 2;
/** Share of the first page's height within which a heading may be the title. */
const TITLE_TOP = 0.4;

const blocksKnown = new WeakMap<LineIndex, readonly (readonly Place[])[]>();

/** The lines of each block, in reading order of the blocks. */
export function blocksOf(lineIndex: LineIndex): readonly (readonly Place[])[] {
  const before = blocksKnown.get(lineIndex);
  if (before !== undefined) return before;
  const blocks = toBlocks(lineIndex);
  blocksKnown.set(lineIndex, blocks);
  return blocks;
}

function toBlocks({ places }: LineIndex): Place[][] {
  const blocks: Place[][] = [];
  let last: Place | undefined;
  for (const place of places) {
    if (place.block === undefined) continue;
    if (last?.block === place.block && last.page === place.page) blocks.at(-1)!.push(place);
    else blocks.push([place]);
    last = place;
  }
  return blocks.map(inReadingOrder);
}

const ABBREVIATION = /^[("„“]?(?:\p{L}|No|Nos|Nr|St|Str|Dr|Mr|Mrs|Ms|Inc|Ltd|Co|Corp|Art|Abs|Sec|vs|ca|bzw|ff|Rd|Ave|Apt|ph|S\.A|B\.V|S\.r\.l|U\.S)\.$/u; // prettier-ignore

function sentencesOf({ tokens }: Place): (readonly [number, number])[] {
  const found: (readonly [number, number])[] = [];
  let from = 0;
  for (const [at, { text }] of tokens.entries()) {
    const next = tokens[at + 1]?.text;
    const isEnd = /[.;!?]["”)]?$/u.test(text) && !ABBREVIATION.test(text) && (next === undefined || /^[\p{Lu}(\d"“„§]/u.test(next) || text.endsWith(";")); // prettier-ignore
    if (!isEnd && next !== undefined) continue;
    found.push([from, at + 1]);
    from = at + 1;
  }
  return found;
}
