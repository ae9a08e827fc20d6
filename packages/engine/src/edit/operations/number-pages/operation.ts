import { PAGE_WORDS, words } from "../../grammar/words.ts";
import { each, type Operation } from "../operation.ts";
import type { NumberPages } from "./instruction.ts";
import { numberPages } from "./number-pages.ts";
import { readNumbering } from "./read-numbering.ts";

/** "add page numbers at the bottom right", "Seitenzahlen als "Seite n von m"". */
export const NUMBER_PAGES: Operation<NumberPages> = {
  kind: "number_pages",
  verbs: {
    words: "number|paginate|nummerieren?",
    asks: [
      {
        all: [words("page numbers?|page numbering|seitenzahlen?|seitennummern?|paginieren?|paginate|paginierung")],
      },
      { all: [words("number|nummerieren?"), words(PAGE_WORDS)] },
    ],
  },
  read: readNumbering,
  phase: "stamp",
  pdf: each((instruction, { document }) => numberPages(instruction, document)),
};
