import type { PageRange, SettingsConfig } from "@docsvc/openapi";
import type { Warning } from "../document/document.ts";
import { EngineError } from "../document/errors.ts";
import type { PageRun } from "./page-slice.ts";

/** The pages to process, in the form of the contract: a range, a list of pages and ranges, or all. */
export type PagesSetting = SettingsConfig["page_range"];

/** The requested pages that exist. */
export interface SelectedPages {
  /** From the first to the last of them. Pages between them may not be requested. */
  readonly run: PageRun;
  readonly count: number;
  readonly has: (page: number) => boolean;
  /** Warns if some of the requested pages are past the end of the document. */
  readonly warnings: readonly Warning[];
}

/** @throws {@link EngineError} `page_range_invalid`, `too_many_pages` */
export function selectPages(
  pageCount: number,
  requested: PagesSetting,
  maxPages: number = Number.POSITIVE_INFINITY,
): SelectedPages {
  const ranges = (Array.isArray(requested) ? requested : [requested ?? {}]).map(toRun);
  const there = ranges
    .filter(({ first }) => first <= pageCount)
    .map(({ first, last }) => ({ first, last: Math.min(last, pageCount) }));
  const runs = joinRuns(there);
  const [firstRun] = runs;
  if (firstRun === undefined) {
    const starts = ranges.map(({ first }) => first);
    const start = starts.length === 0 ? "nowhere" : `at ${Math.min(...starts)}`;
    throw invalid(
      `Page range starts ${start}, but the document has ${pageCount} ${pageCount === 1 ? "page" : "pages"}.`,
    );
  }
  const run = { first: firstRun.first, last: runs.at(-1)!.last };
  const has = (page: number): boolean => runs.some(({ first, last }) => first <= page && page <= last);
  const count = runs.reduce((sum, { first, last }) => sum + last - first + 1, 0);
  if (count > maxPages) {
    throw new EngineError(
      "too_many_pages",
      `${count} pages were asked for and at most ${maxPages} are allowed; give a smaller page range.`,
    );
  }
  const end = Math.max(...ranges.map(({ last }) => last).filter(Number.isFinite), 0);
  const message = `Page range ends at ${end}; the document ends at ${pageCount}.`;
  return { run, count, has, warnings: end > pageCount ? [{ code: "page_range_clipped", message }] : [] };
}

/** The same pages in order, as runs that do not overlap. */
function joinRuns(runs: readonly PageRun[]): readonly PageRun[] {
  const joined: PageRun[] = [];
  for (const run of runs.toSorted((one, other) => one.first - other.first)) {
    const before = joined.at(-1);
    if (before === undefined || run.first > before.last) joined.push(run);
    else joined[joined.length - 1] = { first: before.first, last: Math.max(before.last, run.last) };
  }
  return joined;
}

function toRun(item: number | PageRange): PageRun {
  const { start: first = 1, end: last = Number.POSITIVE_INFINITY } =
    typeof item === "number" ? { start: item, end: item } : item;
  const isEndless = last === Number.POSITIVE_INFINITY;
  if (!Number.isInteger(first) || !(isEndless || Number.isInteger(last)) || first < 1) {
    throw invalid(`Page range ${first}–${last}: pages are whole numbers from 1.`);
  }
  if (first > last) throw invalid(`Page range ${first}–${last} is reversed: start comes before end.`);
  return { first, last };
}

function invalid(message: string): EngineError {
  return new EngineError("page_range_invalid", message);
}
