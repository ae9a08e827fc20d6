import type { Line } from "../layout/runs-to-lines.ts";
import { byLeft, median, unionEdges, type Word } from "../layout/text.ts";
import type { Tracks } from "./column-tracks.ts";
import type { TrackEvidence } from "./is-tabular.ts";
import { lineCells } from "./track-rows.ts";

/** Share of lines over all columns: titles of groups and notes are fewer in a table. */
const MOST_WHOLE = 0.5;
/** Signs that begin the items of a list. */
const MARKER = /^[•◦‣▪▫■□●○*·]$/u;
/** Share of the texts of the first column that are such a sign; what stands below a list is the rest. */
const MOST_MARKED = 0.8;
const LEAST_ITEMS = 2;
/** Lines of a column of running text that stand close below another; fewer may be cells that wrap. */
const LEAST_FLOW = 10;
/** Leading of columns is 1.1–1.6 sizes. */
const WIDEST_LEADING = 1.6;
/** A space of text, in font sizes. */
const SPACE = 0.2;
/** Share of these lines whose first word had no room on the line before: 0.68 with headings and code between, 0.8 and more without. */
const MOST_FORCED = 0.6;
/** Share of common baselines: flows beside each other measured under 0.1. */
const MOST_SHARED = 0.35;
const SAME_BASELINE = 0.15;

/**
 * Tells whether lines in columns can be no table, whatever their rows: a contents page, columns of prose, a list.
 * Asked before the rows are found, which costs more.
 */
export function isRunningText(
  lines: readonly Line[],
  tracks: Tracks,
  { rules }: Pick<TrackEvidence, "rules">,
): boolean {
  const leaders = lines.filter((line) => /\.{4,}|(?:\. ){4,}|…{2,}/.test(line.text)).length;
  if (leaders >= 0.3 * lines.length || isUnparted(lines, tracks)) return true;
  // Under a header that drawn lines part from its rows a column of signs is one: rows marked as new, as out of order.
  return (rules.length < 3 && isList(lines, tracks)) || isNewspaper(lines, tracks) || hasFlows(lines, tracks);
}

/** Texts over all columns, as lines of one column are that stretched spaces and indents part here and there. */
function isUnparted(lines: readonly Line[], tracks: Tracks): boolean {
  const whole = lines.filter((line) => lineCells(line, tracks)[0]!.columnSpan > tracks.separators.length);
  return whole.length > MOST_WHOLE * lines.length;
}

/** Items of a list: their markers are no column. */
function isList(lines: readonly Line[], tracks: Tracks): boolean {
  const firsts = lines.flatMap((line) => lineCells(line, tracks).filter((cell) => cell.column === 0));
  const marked = firsts.filter(({ words }) => words.length === 1 && MARKER.test(words[0]!.text));
  return marked.length >= LEAST_ITEMS && marked.length >= MOST_MARKED * firsts.length;
}

/** Columns whose lines fill them are text, even between two rules; a table has one such column at most. */
function isNewspaper(lines: readonly Line[], tracks: Tracks): boolean {
  const widths = Array.from({ length: tracks.separators.length + 1 }, (): number[] => []);
  const chars = widths.map((): number[] => []);
  for (const line of lines) {
    for (const cell of lineCells(line, tracks)) {
      const { left, right } = unionEdges(cell.words);
      widths[cell.column]!.push(right - left);
      chars[cell.column]!.push(
        cell.words.reduce((sum, word) => sum + (/\d/.test(word.text) ? 0 : word.text.length + 1), 0),
      );
    }
  }
  const full = widths.filter((column, index) => {
    const widest = Math.max(...column);
    return (
      column.length >= 5 &&
      median(chars[index]!) >= 20 &&
      column.filter((width) => width > 0.8 * widest).length >= 0.6 * column.length
    );
  });
  return full.length >= 2;
}

/** Columns of text that runs on, each on baselines of its own: cells of one row share theirs at its top or bottom. */
function hasFlows(lines: readonly Line[], tracks: Tracks): boolean {
  const flows = Array.from({ length: tracks.separators.length + 1 }, (_, column) =>
    lines.flatMap((line) =>
      lineCells(line, tracks).flatMap((cell) => (cell.column === column && cell.columnSpan === 1 ? [cell.words] : [])),
    ),
  ).filter(runsOn);
  return flows.some((flow, index) =>
    flows.slice(index + 1).some((other) => sharedBaselines(flow, other) < MOST_SHARED),
  );
}

/** Most lines stand close under another that had no room for their first word. */
function runsOn(column: readonly (readonly Word[])[]): boolean {
  if (column.length < LEAST_FLOW) return false;
  const right = Math.max(...column.map((words) => unionEdges(words).right));
  let close = 0;
  let forced = 0;
  for (const [index, words] of column.slice(1).entries()) {
    const previous = column[index]!;
    const first = byLeft(words)[0]!;
    if (first.baseline - previous[0]!.baseline > WIDEST_LEADING * first.size) continue;
    close++;
    if (unionEdges(previous).right + SPACE * first.size + first.right - first.left > right) forced++;
  }
  return close >= LEAST_FLOW && forced >= MOST_FORCED * close;
}

function sharedBaselines(a: readonly (readonly Word[])[], b: readonly (readonly Word[])[]): number {
  const [few, many] = a.length <= b.length ? [a, b] : [b, a];
  const shared = few.filter(([word]) =>
    many.some(([other]) => Math.abs(other!.baseline - word!.baseline) <= SAME_BASELINE * word!.size),
  );
  return shared.length / few.length;
}
