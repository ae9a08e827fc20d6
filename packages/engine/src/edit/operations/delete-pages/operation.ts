import { pagesIn } from "../../grammar/page-set.ts";
import { words } from "../../grammar/words.ts";
import { keepPages } from "../../pdf/present-pages.ts";
import { each, type Operation } from "../operation.ts";
import { deleteSlides } from "./delete-slides.ts";
import type { DeletePages } from "./instruction.ts";
import { readRemove } from "./read-remove.ts";

/** For example: "delete pages 2-4 and 7", "delete slide 2". */
export const DELETE_PAGES: Operation<DeletePages> = {
  kind: "delete_pages",
  verbs: {
    words:
      "delete|remove|drop|erase|strike|get rid of|throw (?:out|away)|cross out|cut out|strip out|take out|kick out|chuck out|toss out|rip out|ditch|scrap|axe|eliminate|purge|omit|do away with|(?:he)?raus(?:nehmen|werfen|schmeißen|streichen|löschen|kicken)|weg(?:machen|nehmen|lassen)|beseitigen?|lösch(?:en?|t)?|entfern(?:en?|t)?|streich(?:en?|t)?|tilgen?",
    asks: [
      {
        all: [
          words(
            "delete|remove|drop|erase|strike|get rid of|throw (?:out|away)|cross out|cut|strip|take out|kick out|chuck out|toss out|rip out|ditch|scrap|axe|eliminate|purge|omit|do away with|(?:he)?raus(?:nehmen|werfen|schmeißen|streichen|löschen|kicken)|weg(?:machen|nehmen|lassen)|beseitigen?|lösch(?:en?|t)?|entfern(?:en?|t)?|streich(?:en?|t)?|tilgen?",
          ),
        ],
      },
    ],
  },
  ownWords: words(
    "get|rid|throw|pages?|seiten?|slides?|folien?|blatt|blätter|sheets?|rows?|zeilen?|line|entry|eintrag|out|aus|heraus|raus|whole|numbers?",
  ),
  read: readRemove,
  phase: "arrange",
  pdf: each(({ pages }, { document }) => keepPages(document, pagesIn(pages, document.views.length), false)),
  office: deleteSlides,
};
