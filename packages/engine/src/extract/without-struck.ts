import type {
  Transcript,
  TranscriptBlock,
  TranscriptCell,
  TranscriptLine,
  TranscriptPage,
} from "../transcript/transcript.ts";
import { spreadSpans } from "../styled/align-spans.ts";
import type { StyledSpan, StyledText } from "../styled/styled-text.ts";

/** Returns the transcript without struck-out text, which was replaced or is void, and is no value. */
export function withoutStruck(transcript: Transcript): Transcript {
  if (!transcript.pages.some((page) => page.blocks.some(isStruck))) return transcript;
  return { ...transcript, pages: transcript.pages.map(withoutStruckOnPage) };
}

function isStruck({ spans, table }: TranscriptBlock): boolean {
  return strikes(spans).length > 0 || (table?.cells.some((cell) => strikes(cell.spans).length > 0) ?? false);
}

function strikes(spans: readonly StyledSpan[] = []): readonly StyledSpan[] {
  return spans.filter(({ strike }) => strike === true);
}

function withoutStruckOnPage(page: TranscriptPage): TranscriptPage {
  if (!page.blocks.some(isStruck)) return page;
  const lines = new Map<TranscriptLine, TranscriptLine | null>();
  for (const [index, block] of page.blocks.entries()) {
    if (!isStruck(block)) continue;
    const own = page.lines.filter((line) => line.block === index);
    if (block.table === undefined) strikeLines(block, own, lines);
    else {
      for (const [at, cell] of block.table.cells.entries()) {
        strikeLines(
          cell,
          own.filter((line) => line.cell === at),
          lines,
        );
      }
    }
  }
  return {
    ...page,
    blocks: page.blocks.map((block) => (isStruck(block) ? withoutStruckText(block) : block)),
    lines: page.lines.flatMap((line) => {
      const struck = lines.get(line);
      return struck === undefined ? [line] : struck === null ? [] : [struck];
    }),
  };
}

function withoutStruckText(block: TranscriptBlock): TranscriptBlock {
  const { table } = block;
  if (table === undefined) return { ...block, ...keptText(block) };
  const cells = table.cells.map((cell): TranscriptCell => ({ ...cell, ...keptText(cell) }));
  return { ...block, table: { ...table, cells } };
}

/** Text that is left; its styles no longer matter. */
function keptText({ text, spans }: StyledText): { readonly text: string } {
  let kept = "";
  let at = 0;
  for (const { start, end } of strikes(spans)) {
    kept += text.slice(at, start);
    at = end;
  }
  return { text: (kept + text.slice(at)).replaceAll(/ {2,}/g, " ").trim() };
}

/** Maps each old line to what is left of it; null for lines that are struck out completely. */
function strikeLines(
  styled: StyledText,
  lines: readonly TranscriptLine[],
  into: Map<TranscriptLine, TranscriptLine | null>,
): void {
  const struck = strikes(styled.spans);
  if (struck.length === 0) return;
  const spans = spreadSpans(
    { text: styled.text, spans: struck },
    lines.map(({ text }) => text),
  );
  for (const [at, line] of lines.entries()) {
    const own = spans[at];
    if (own !== undefined) into.set(line, withoutWords(line, own));
  }
}

function withoutWords(line: TranscriptLine, struck: readonly StyledSpan[]): TranscriptLine | null {
  const words = line.text.split(" ");
  const kept: number[] = [];
  let from = 0;
  for (const [at, word] of words.entries()) {
    const middle = from + word.length / 2;
    if (!struck.some(({ start, end }) => middle >= start && middle <= end)) kept.push(at);
    from += word.length + 1;
  }
  if (kept.length === 0) return null;
  const { doubtful, ...rest } = line;
  return {
    ...rest,
    text: kept.map((at) => words[at]!).join(" "),
    words: kept.flatMap((at) => line.words.slice(4 * at, 4 * at + 4)),
    ...(doubtful && { doubtful: kept.flatMap((at, now) => (doubtful.includes(at) ? [now] : [])) }),
  };
}
