import type { OutlineEntry, Page, RecognisedText, Warning } from "../document/document.ts";
import type { PageInspector } from "../inspect/stage.ts";
import type { LaidOutPage } from "../page/page-block.ts";
import type { TranscriptAttachment } from "../transcript/transcript.ts";
import type { PageText } from "../transcript/page-text.ts";
import { scalePageText } from "../transcript/scale-page-text.ts";
import { warnOfEmpty } from "./warn-of-empty.ts";
import type { PageSlice } from "./page-slice.ts";
import { refuseBroken } from "../read/pdf/pdf-source.ts";
import { scaleBBox, scalePage } from "../document/scale-page.ts";
import { PagedList } from "../spill/paged-list.ts";
import { nameBlocks, type NamedPages } from "../structure/name-blocks.ts";
import { newSurvey, surveyPage } from "../structure/survey.ts";

/** A document with named blocks. Its pages can be iterated as often as needed; only a few are in memory at a time. */
export interface NamedDocument extends Disposable {
  readonly pages: Iterable<Page>;
  readonly pageCount: number;
  /** Whether the file contains the structure of its blocks. */
  readonly tellsStructure: boolean;
  readonly warnings: readonly Warning[];
  /** Page by page; empty if all text was embedded, or no one requested it. */
  readonly recognised: Iterable<RecognisedText>;
  /** The words of the pages, in the units of the pages; empty if they were not kept. */
  readonly texts: Iterable<PageText>;
  readonly attachments: readonly TranscriptAttachment[];
}

/** Collects what is read of a document, slice by slice in the order of the pages, and keeps little of it in memory. */
export class DocumentReading implements Disposable {
  readonly #pages = new PagedList<LaidOutPage>();
  readonly #recognised = new PagedList<readonly RecognisedText[]>();
  readonly #texts = new PagedList<PageText>();
  /** Pages whose blocks were named by their reader. */
  readonly #named = new PagedList<Page>();
  readonly #survey = newSurvey();
  /** Pixels per point of each page that is an image. */
  readonly #factors = new Map<number, number>();
  readonly #warnings: Warning[] = [];
  readonly #keepsRecognised: boolean;
  #pageCount = 0;
  #isNamed = false;
  #attachments: readonly TranscriptAttachment[] | undefined;
  #outline: readonly OutlineEntry[] | undefined;
  #brokenPages = 0;

  /** @param keepsRecognised - whether to keep the recognised words in addition to the result */
  constructor({ keepsRecognised }: { readonly keepsRecognised: boolean }) {
    this.#keepsRecognised = keepsRecognised;
  }

  /** @throws EngineError `storage_failed` if the disk has no space for a long document */
  add({
    pages,
    pixelsPerPoint,
    warnings,
    recognised,
    outline,
    brokenPages,
    texts = [],
    named = [],
    attachments,
  }: PageSlice): void {
    for (const [index, page] of pages.entries()) {
      surveyPage(page, this.#survey);
      this.#pages.append(page);
      if (pixelsPerPoint !== null) this.#factors.set(page.number, pixelsPerPoint[index]!);
    }
    this.#pageCount += pages.length + named.length;
    for (const text of texts) this.#texts.append(text);
    for (const { page, text } of named) {
      this.#named.append(page);
      if (text !== null) this.#texts.append(text);
    }
    for (const warning of warnings) this.#warnings.push(warning);
    if (this.#keepsRecognised && recognised.length > 0) this.#recognised.append(recognised);
    this.#outline ??= outline;
    this.#attachments ??= attachments;
    this.#brokenPages += brokenPages;
  }

  /**
   * Names the blocks, which needs all pages, and frees what was collected.
   *
   * @throws EngineError `damaged_document` if too many pages failed to be read
   */
  name(inspect?: PageInspector): NamedDocument {
    refuseBroken(this.#brokenPages);
    const pages = this.#namePages();
    this.#isNamed = true;
    this.#pages[Symbol.dispose]();
    if (inspect !== undefined) for (const page of pages) inspect({ stage: "blocks", page });
    const recognised = this.#recognised;
    const texts = this.#texts;
    const factors = this.#factors;
    const warnings = inOrder(this.#warnings);
    const tellsStructure = pages === this.#named;
    return {
      pages: factors.size === 0 ? pages : inPixels(pages, factors),
      pageCount: this.#pageCount,
      tellsStructure,
      warnings: [...warnings, ...warnOfEmpty(pages, { warnings, tellsStructure })],
      recognised: recognisedInPixels(recognised, factors),
      attachments: this.#attachments ?? [],
      texts: factors.size === 0 ? texts : textsInPixels(texts, factors),
      [Symbol.dispose]: () => {
        pages[Symbol.dispose]();
        texts[Symbol.dispose]();
        recognised[Symbol.dispose]();
      },
    };
  }

  /** All pages of a document are of one kind: either laid out, or named by their reader. */
  #namePages(): NamedPages {
    const [first] = this.#named;
    return first === undefined ? nameBlocks(this.#pages, this.#survey, this.#outline ?? []) : this.#named;
  }

  /** Does not affect the document that `name` returned. */
  [Symbol.dispose](): void {
    this.#pages[Symbol.dispose]();
    if (this.#isNamed) return;
    this.#named[Symbol.dispose]();
    this.#recognised[Symbol.dispose]();
    this.#texts[Symbol.dispose]();
  }
}

/** Warnings of the document, each once, then those of each page: pages are recognised concurrently, so their warnings come in any order. */
function inOrder(warnings: readonly Warning[]): readonly Warning[] {
  const ofDocument = warnings.filter(({ page }) => page === undefined);
  return [
    ...new Map(ofDocument.map((warning) => [warning.message, warning])).values(),
    ...warnings.filter(({ page }) => page !== undefined).toSorted((a, b) => a.page! - b.page!),
  ];
}

/** Converts points of an image to its pixels, by the resolution at which it was read. */
function inPixels(pages: Iterable<Page>, factors: ReadonlyMap<number, number>): Iterable<Page> {
  return {
    *[Symbol.iterator]() {
      for (const page of pages) yield scalePage(page, factors.get(page.number) ?? 1, "px");
    },
  };
}

function textsInPixels(texts: Iterable<PageText>, factors: ReadonlyMap<number, number>): Iterable<PageText> {
  return {
    *[Symbol.iterator]() {
      for (const text of texts) yield scalePageText(text, factors.get(text.number) ?? 1);
    },
  };
}

function recognisedInPixels(
  slices: Iterable<readonly RecognisedText[]>,
  factors: ReadonlyMap<number, number>,
): Iterable<RecognisedText> {
  return {
    *[Symbol.iterator]() {
      for (const words of slices) {
        for (const word of words) {
          const factor = factors.get(word.bbox.page);
          yield factor === undefined ? word : { ...word, bbox: scaleBBox(word.bbox, factor) };
        }
      }
    },
  };
}
