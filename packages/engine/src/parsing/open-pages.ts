import { platform } from "#platform";
import type { Warning } from "../document/document.ts";
import { EngineError } from "../document/errors.ts";
import type { PageInspector } from "../inspect/stage.ts";
import type { LaidOutPage } from "../page/page-block.ts";
import { layOutPage } from "../page/lay-out-page.ts";
import { type PageText, toPageText } from "../transcript/page-text.ts";
import type { DocumentOcr } from "../ocr/document-ocr.ts";
import type { PageRun, PageSlice } from "./page-slice.ts";
import type { DocumentSource } from "../read/raw/document-source.ts";
import type { RawPage } from "../read/raw/raw-page.ts";
import { warnOfHidden, warnOfOutside } from "./warn-of-hidden.ts";
import { type SelectedPages, selectPages } from "./select-pages.ts";
import type { OpenDocument, OpenOptions, ReadOptions } from "./opened-document.ts";

/** Starts recognition for the pages of a run; returns null if it is not available. */
export type BeginOcr = (options: ReadOptions) => DocumentOcr | null;

/**
 * Opens a document that consists of pages. It owns the source, which is closed with the document, and if opening fails.
 *
 * @throws {@link EngineError} `damaged_document`, `page_range_invalid`, `too_many_pages`
 */
export async function openPages(
  source: DocumentSource,
  options: OpenOptions,
  beginOcr: BeginOcr,
): Promise<OpenDocument> {
  try {
    const { run: pages, count, has, warnings } = selectWanted(source, options);
    return {
      pages,
      numPages: count,
      isDivisible: true,
      read: async (run, how) => {
        const slice = await readRun(source, pagesOf(run, has), how, beginOcr);
        return run.first === pages.first
          ? {
              ...slice,
              outline: source.outline,
              ...(how.keepsWords === true ? { attachments: (await source.attachments?.()) ?? [] } : {}),
              warnings: [...source.warnings, ...warnings, ...slice.warnings],
            }
          : slice;
      },
      [Symbol.asyncDispose]: () => source[Symbol.asyncDispose](),
    };
  } catch (error) {
    await source[Symbol.asyncDispose]();
    throw error;
  }
}

/** Other work of the process, such as an abort or a heartbeat, waits at most this long plus one page. */
const LONGEST_TURN_MS = 10;

async function readRun(
  source: DocumentSource,
  numbers: readonly number[],
  options: ReadOptions,
  beginOcr: BeginOcr,
): Promise<PageSlice> {
  const warnings: Warning[] = [];
  const brokenBefore = source.brokenPages;
  using ocr = beginOcr(options);
  const texts = new Map<number, PageText>();
  const outside: number[] = [];
  let done = 0;
  let hasFailed = false;
  const finish = (number: number, raw: RawPage | null): LaidOutPage => {
    if (raw?.hidden?.every(({ reason }) => reason === "outside")) outside.push(number);
    const page = raw === null ? damagedPage(number, warnings) : toPage(raw, warnings, options, texts);
    options.onProgress?.(++done, numbers.length);
    return page;
  };
  const pages: Promise<LaidOutPage>[] = [];
  const inWork = new Set<Promise<void>>();
  const mostInWork = navigator.hardwareConcurrency;
  let turnBegan = performance.now();
  try {
    for await (const { number, raw } of readAhead(source, numbers, options.signal)) {
      if (hasFailed) break;
      const plan = raw === null || ocr === null ? null : ocr.plan(raw);
      if (raw === null || ocr === null || plan === null) pages.push(Promise.resolve(finish(number, raw)));
      else {
        const page = ocr.recognise(raw, plan).then((recognised) => finish(number, recognised));
        pages.push(page);
        const settled = page
          .then(
            () => undefined,
            () => void (hasFailed = true),
          )
          .finally(() => inWork.delete(settled));
        inWork.add(settled);
      }
      // Pages are kept in memory while they are recognised: as many as there are cores for it.
      while (inWork.size >= mostInWork && !hasFailed) await Promise.race(inWork);
      if (performance.now() - turnBegan < LONGEST_TURN_MS) continue;
      await platform.takeTurns();
      turnBegan = performance.now();
    }
    const laidOut = await Promise.all(pages);
    return {
      pages: laidOut,
      pixelsPerPoint: source.unit === "px" ? laidOut.map(({ number }) => source.pixelsPerPoint(number)) : null,
      warnings: [...warnings, ...warnOfOutside(outside), ...(ocr?.warnings ?? [])],
      recognised: ocr?.recognised ?? [],
      brokenPages: source.brokenPages - brokenBefore,
      ...(options.keepsWords === true ? { texts: laidOut.flatMap(({ number }) => texts.get(number) ?? []) } : {}),
    };
  } finally {
    await Promise.all(inWork);
  }
}

/**
 * Number of pages read before the first of them is laid out. PDFium and the layout evict each other's code and data from the
 * processor's caches: with one page at a time both take 2 % longer.
 */
const PAGES_AHEAD = 4;

async function* readAhead(
  source: DocumentSource,
  numbers: readonly number[],
  signal: AbortSignal | undefined,
): AsyncGenerator<{ readonly number: number; readonly raw: RawPage | null }> {
  for (let next = 0; next < numbers.length;) {
    const ahead: { readonly number: number; readonly raw: RawPage | null }[] = [];
    const began = performance.now();
    // Pages that take long are read one at a time.
    do {
      throwIfAborted(signal);
      const number = numbers[next++]!;
      ahead.push({ number, raw: await source.readPage(number) });
    } while (next < numbers.length && ahead.length < PAGES_AHEAD && performance.now() - began < LONGEST_TURN_MS);
    for (const page of ahead) {
      throwIfAborted(signal);
      yield page;
    }
  }
}

function toPage(
  raw: RawPage,
  warnings: Warning[],
  { inspect, keepsWords }: ReadOptions,
  texts: Map<number, PageText>,
): LaidOutPage {
  if (raw.truncated) {
    warnings.push({
      code: "page_truncated",
      message: `Page ${raw.number} holds more characters or drawn objects than are read; the rest is left out.`,
      page: raw.number,
    });
  }
  if (raw.chars.count === 0) {
    warnings.push({
      code: "page_without_text",
      message: `Page ${raw.number} carries no text, and none was recognised on it.`,
      page: raw.number,
    });
  }
  if (raw.hidden?.some(({ reason }) => reason !== "outside")) warnings.push(warnOfHidden(raw, raw.hidden));
  inspect?.({ stage: "chars", page: raw });
  const keepWords: PageInspector = (stage) => {
    if (stage.stage === "words") texts.set(raw.number, toPageText(raw, stage.place, stage.words));
    inspect?.(stage);
  };
  const page = layOutPage(raw, keepsWords === true ? keepWords : inspect);
  inspect?.({ stage: "drafts", page });
  return page;
}

function selectWanted({ pageCount, warnings }: DocumentSource, { pageRange, maxPages }: OpenOptions): SelectedPages {
  if (pageCount === 0) {
    const messages = ["This PDF has no pages.", ...warnings.map(({ message }) => message)];
    throw new EngineError("damaged_document", messages.join(" "));
  }
  return selectPages(pageCount, pageRange, maxPages);
}

function pagesOf({ first, last }: PageRun, has: SelectedPages["has"]): readonly number[] {
  const numbers: number[] = [];
  for (let number = first; number <= last; number += 1) if (has(number)) numbers.push(number);
  return numbers;
}

function damagedPage(number: number, warnings: Warning[]): LaidOutPage {
  warnings.push({ code: "page_damaged", message: `Page ${number} cannot be read; it is left empty.`, page: number });
  return { number, width: 612, height: 792, frameWidth: 612, frameHeight: 792, blocks: [], rules: new Float64Array() };
}

function throwIfAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted === true) throw new EngineError("aborted", "Reading was aborted.", { cause: signal.reason });
}
