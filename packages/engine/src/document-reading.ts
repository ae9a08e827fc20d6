import type { OutlineEntry, Page, RecognisedText, Warning } from "./document.ts";
import type { PageInspector } from "./inspect/page-stage.ts";
import type { LaidOutPage } from "./layout/layout-page.ts";
import type { PageSlice } from "./page-slice.ts";
import { refuseBroken } from "./read/pdf/pdf-source.ts";
import { scaleBBox, scalePage } from "./scale-page.ts";
import { PagedList } from "./spill/paged-list.ts";
import { nameBlocks } from "./structure/name-blocks.ts";
import { newSurvey, surveyPage } from "./structure/survey.ts";

/** A document whose blocks have their names. Its pages can be gone through as often as is needed, a few of them held at a time. */
export interface NamedDocument extends Disposable {
  readonly pages: Iterable<Page>;
  readonly pageCount: number;
  readonly warnings: readonly Warning[];
  /** Page by page; empty where every text was embedded, or nobody wants it. */
  readonly recognised: Iterable<RecognisedText>;
}

/** Gathers what is read of a document, slice by slice in the order of the pages, and keeps little of it in memory. */
export class DocumentReading implements Disposable {
  readonly #pages = new PagedList<LaidOutPage>();
  readonly #recognised = new PagedList<readonly RecognisedText[]>();
  readonly #survey = newSurvey();
  /** Pixels per point of each page that is a picture. */
  readonly #factors = new Map<number, number>();
  readonly #warnings: Warning[] = [];
  readonly #keepsRecognised: boolean;
  #pageCount = 0;
  #isNamed = false;
  #outline: readonly OutlineEntry[] | undefined;
  #brokenPages = 0;

  /** @param keepsRecognised - whether what was recognised is wanted besides what became of it */
  constructor({ keepsRecognised }: { readonly keepsRecognised: boolean }) {
    this.#keepsRecognised = keepsRecognised;
  }

  /** @throws EngineError `storage_failed` when a long document has no room on the disk */
  add({ pages, pixelsPerPoint, warnings, recognised, outline, brokenPages }: PageSlice): void {
    for (const [index, page] of pages.entries()) {
      surveyPage(page, this.#survey);
      this.#pages.append(page);
      if (pixelsPerPoint !== null) this.#factors.set(page.number, pixelsPerPoint[index]!);
    }
    this.#pageCount += pages.length;
    for (const warning of warnings) this.#warnings.push(warning);
    if (this.#keepsRecognised && recognised.length > 0) this.#recognised.append(recognised);
    this.#outline ??= outline;
    this.#brokenPages += brokenPages;
  }

  /**
   * Names the blocks, which takes all pages; what was gathered is let go.
   *
   * @throws EngineError `damaged_document` when too many pages broke the reader
   */
  name(inspect?: PageInspector): NamedDocument {
    refuseBroken(this.#brokenPages);
    const pages = nameBlocks(this.#pages, this.#survey, this.#outline ?? []);
    this.#isNamed = true;
    this.#pages[Symbol.dispose]();
    if (inspect !== undefined) for (const page of pages) inspect({ stage: "blocks", page });
    const recognised = this.#recognised;
    const factors = this.#factors;
    return {
      pages: factors.size === 0 ? pages : inPixels(pages, factors),
      pageCount: this.#pageCount,
      warnings: inOrder(this.#warnings),
      recognised: recognisedInPixels(recognised, factors),
      [Symbol.dispose]: () => {
        pages[Symbol.dispose]();
        recognised[Symbol.dispose]();
      },
    };
  }

  /** Nothing that it named is affected. */
  [Symbol.dispose](): void {
    this.#pages[Symbol.dispose]();
    if (!this.#isNamed) this.#recognised[Symbol.dispose]();
  }
}

/** Those of the document, each once, then page by page: pages are recognised side by side and tell in any order. */
function inOrder(warnings: readonly Warning[]): readonly Warning[] {
  const ofDocument = warnings.filter(({ page }) => page === undefined);
  return [
    ...new Map(ofDocument.map((warning) => [warning.message, warning])).values(),
    ...warnings.filter(({ page }) => page !== undefined).toSorted((a, b) => a.page! - b.page!),
  ];
}

/** Points of a picture are its pixels at the resolution that it was read at. */
function inPixels(pages: Iterable<Page>, factors: ReadonlyMap<number, number>): Iterable<Page> {
  return {
    *[Symbol.iterator]() {
      for (const page of pages) yield scalePage(page, factors.get(page.number) ?? 1, "px");
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
