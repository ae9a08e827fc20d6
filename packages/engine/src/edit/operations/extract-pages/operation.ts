import { pagesIn, readPages } from "../../grammar/page-set.ts";
import { NO_PAGES } from "../../grammar/no-pages.ts";
import { PAGE_WORDS, words } from "../../grammar/words.ts";
import type { Instruction, PageSet } from "../../instruction.ts";
import { keepPages, putInOrder } from "../../pdf/present-pages.ts";
import { each, type Operation } from "../operation.ts";

interface ExtractPages extends Instruction {
  readonly kind: "extract_pages";
  readonly pages: PageSet;
}

/** "extract pages 1-3", "keep only the first page": keeps only these pages, in the order of the instruction. */
export const EXTRACT_PAGES: Operation<ExtractPages> = {
  kind: "extract_pages",
  verbs: {
    words: "extract|keep|extrahieren?|behalten?",
    asks: [
      {
        all: [
          words("extract|keep only|keep just|keep|only keep|export|extrahieren?|behalten?|herauslösen|löse"),
          words(PAGE_WORDS),
        ],
      },
    ],
  },
  ownWords: words("pages?|seiten?|slides?|folien?|only|just|new|own|separate|remaining|nur"),
  read: ({ text }) => {
    const { pages } = readPages(text);
    return pages ? [{ kind: "extract_pages", pages } as ExtractPages] : NO_PAGES;
  },
  phase: "arrange",
  pdf: each(({ pages }, { document }) => {
    const numbers = pagesIn(pages, document.views.length);
    const outcome = keepPages(document, numbers, true);
    if (outcome.status === "done") putInOrder(document, numbers);
    return outcome;
  }),
};
