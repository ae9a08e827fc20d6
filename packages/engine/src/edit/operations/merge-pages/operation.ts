import { PDF } from "@libpdf/core";
import { NO_PAGES } from "../../grammar/no-pages.ts";
import { pagesIn, readPages } from "../../grammar/page-set.ts";
import { PAGE_WORDS, words } from "../../grammar/words.ts";
import type { Instruction, PageSet } from "../../instruction.ts";
import type { Outcome } from "../../outcome.ts";
import { dropPage } from "../../pdf/drop-page.ts";
import type { Editable } from "../../pdf/editable.ts";
import { numbersNow } from "../../pdf/present-pages.ts";
import { each, type Operation } from "../operation.ts";

interface MergePages extends Instruction {
  readonly kind: "merge_pages";
  readonly pages: PageSet;
}

/** For example: "merge pages 2 and 3 into one". */
export const MERGE_PAGES: Operation<MergePages> = {
  kind: "merge_pages",
  verbs: {
    words: "merge|combine|join|zusammenfügen",
    asks: [
      {
        all: [words("merge|combine|join|zusammenfügen|zusammenlegen|vereinen?|verbinden?|füge?n?"), words(PAGE_WORDS)],
      },
    ],
  },
  ownWords: words("pages?|seiten?|single|one|eine[nr]?|sheet|side|together|zusammen|blatt|onto"),
  read: ({ text }) => {
    const { pages } = readPages(text);
    return pages ? [{ kind: "merge_pages", pages } as MergePages] : NO_PAGES;
  },
  phase: "arrange",
  pdf: each((instruction, { document }) => mergePages(instruction, document)),
};

/** Puts pages on one sheet: side by side, or one above the other if they are wide. */
async function mergePages({ pages }: MergePages, document: Editable): Promise<Outcome> {
  const { pdf, views } = document;
  const numbers = pagesIn(pages, views.length).filter((number) => numbersNow(document).includes(number));
  if (numbers.length < 2) return { status: "not_found", reason: "Two pages or more are needed to put them on one." };
  if (numbers.length > 16) return { status: "refused", reason: "At most 16 pages fit on one sheet." };
  const indices = numbers.map((number) => pdf.getPages().findIndex(({ ref }) => ref === views[number - 1]!.page.ref));
  const source = await PDF.load(await (await pdf.extractPages(indices)).save());
  const first = views[numbers[0]! - 1]!;
  const isWide = first.width > first.height;
  const [columns, rows] = isWide ? [1, numbers.length] : [numbers.length, 1];
  const sheet = pdf.addPage({
    width: first.width * columns,
    height: first.height * rows,
    insertAt: Math.min(...indices),
  });
  for (const [index] of numbers.entries()) {
    const embedded = await pdf.embedPage(source, index);
    const x = isWide ? 0 : index * first.width;
    const y = isWide ? (numbers.length - 1 - index) * first.height : 0;
    sheet.drawPage(embedded, { x, y, width: first.width, height: first.height });
  }
  const before = `${pdf.getPageCount() - 1} pages`;
  for (const number of numbers) dropPage(pdf, views[number - 1]!.page);
  return { status: "done", page: numbers[0]!, count: numbers.length, before, after: `${pdf.getPageCount()} pages` };
}
