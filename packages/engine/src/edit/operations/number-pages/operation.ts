import { PAGE_WORDS, words } from "../../grammar/words.ts";
import { each, type Operation } from "../operation.ts";
import type { NumberPages } from "./instruction.ts";
import { numberPages } from "./number-pages.ts";
import { readNumbering } from "./read-numbering.ts";

/** For example: "add page numbers at the bottom right", "Seitenzahlen als "Seite n von m"". */
export const NUMBER_PAGES: Operation<NumberPages> = {
  kind: "number_pages",
  verbs: {
    words: "number(?=\\s+(?:all\\s+|the\\s+)*pages)|paginate|nummerieren?",
    asks: [
      {
        all: [words("page numbers?|page numbering|seitenzahlen?|seitennummern?|paginieren?|paginate|paginierung")],
      },
      { all: [words("number|nummerieren?"), words(PAGE_WORDS)] },
    ],
  },
  ownWords: words(
    "add|insert|put|place|show|pages?|numbers?|numbering|seiten?|füge?n?|hinzu|hinzufügen|einfügen|setzen?|total|n|m|x|y|format|form|style|like|as|wie|als|centred?|center(?:ed)?|centre|top|bottom|upper|lower|left|right|middle|oben|unten|rechts|links|mittig|zentriert|mitte|footer|header|foot|head|corner|ecke|fußzeile|kopfzeile|continuous(?:ly)?|fortlaufend(?:e[nr]?)?|gesamt|gesamtzahl|number|of|von|hand|side",
  ),
  read: readNumbering,
  phase: "stamp",
  pdf: each((instruction, { document }) => numberPages(instruction, document)),
};
