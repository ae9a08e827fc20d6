import { pagesIn } from "../../grammar/page-set.ts";
import { PAGE_WORDS, words } from "../../grammar/words.ts";
import type { Outcome } from "../../outcome.ts";
import type { Editable } from "../../pdf/editable.ts";
import { listPages, noSuchPage, numbersNow, putInOrder } from "../../pdf/present-pages.ts";
import { each, type Operation } from "../operation.ts";
import type { PageOrder, ReorderPages } from "./instruction.ts";
import { readReorder } from "./read-reorder.ts";

/** For example: "reverse the pages", "swap pages 2 and 3", "move page 5 before page 2", "reorder the pages to 3, 1, 2". */
export const REORDER_PAGES: Operation<ReorderPages> = {
  kind: "reorder_pages",
  verbs: {
    words: "reorder|rearrange|move|swap|reverse|ordnen?|verschieben?|vertauschen?|tauschen?|umkehren",
    asks: [
      {
        all: [
          words(
            "reorder|rearrange|order|sort|move|swap|exchange|reverse|ordnen?|umordnen|verschieben?|schieben?|vertauschen?|tauschen?|umkehren|kehre",
          ),
          words(`${PAGE_WORDS}|order|reihenfolge`),
        ],
      },
    ],
  },
  ownWords: words(
    "pages?|seiten?|order|reihenfolge|positions?|places?|before|after|behind|front|start|beginning|top|end|back|bottom|first|last|vor|nach|hinter|vorne?|hinten|anfang|ende|stelle|der|umgekehrte[nr]?|reversed?|rückwärts|um|swap|back|next|follow|become|becomes|new|neue[nr]?",
  ),
  read: readReorder,
  phase: "arrange",
  pdf: each((instruction, { document }) => reorderPages(instruction, document)),
};

/** Changes the order of pages; pages that a list does not name follow those in it. */
function reorderPages({ order: wish }: ReorderPages, document: Editable): Outcome {
  const now = numbersNow(document);
  const next = ordered(wish, now, document.views.length);
  if (next === null) return noSuchPage(document);
  putInOrder(document, next);
  const moved = next.filter((number, index) => number !== now[index]);
  return {
    status: "done",
    page: moved[0] ?? null,
    count: moved.length,
    before: listPages(now),
    after: listPages(next),
  };
}

function ordered(wish: PageOrder, now: readonly number[], count: number): number[] | null {
  if (wish.is === "reversed") return [...now].reverse();
  if (wish.is === "swapped") {
    const { first, second } = wish;
    if (!now.includes(first) || !now.includes(second)) return null;
    return now.map((number) => (number === first ? second : number === second ? first : number));
  }
  if (wish.is === "list") {
    const named = [...new Set(wish.pages)];
    if (named.some((number) => !now.includes(number))) return null;
    return [...named, ...now.filter((number) => !named.includes(number))];
  }
  const moved = pagesIn(wish.pages, count).filter((number) => now.includes(number));
  const { page } = wish.to;
  const anchor = page > 0 ? page : now.at(page)!;
  const rest = now.filter((number) => !moved.includes(number));
  const at = rest.indexOf(anchor);
  if (moved.length === 0 || (at < 0 && !moved.includes(anchor))) return null;
  // If the anchor page is itself moved, the pages go to its old position.
  const place = at < 0 ? now.indexOf(anchor) : wish.to.side === "before" ? at : at + 1;
  return [...rest.slice(0, place), ...moved, ...rest.slice(place)];
}
