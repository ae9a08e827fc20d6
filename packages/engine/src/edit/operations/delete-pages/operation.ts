import type { ClauseReader } from "../../grammar/clause-reader.ts";
import { pagesIn, readPages } from "../../grammar/page-set.ts";
import { words } from "../../grammar/words.ts";
import type { Instruction, PageSet } from "../../instruction.ts";
import { keepPages } from "../../pdf/present-pages.ts";
import { each, type Operation } from "../operation.ts";
import { readRedact } from "../redact/read-redact.ts";

interface DeletePages extends Instruction {
  readonly kind: "delete_pages";
  readonly pages: PageSet;
}

/** "delete page 3" takes pages out; "delete every mail address", "remove "X"" takes text out, which is a redaction. */
const readRemove: ClauseReader = (clause) => {
  const { pages, rest } = readPages(clause.withoutVerb(clause.text));
  if (pages === undefined || !/^(?:the|die|der|das|all|alle|also|auch)?[\s.]*$/iu.test(rest)) return readRedact(clause);
  if (pages === null) return "It asks to delete all pages, and a document needs one.";
  const instruction: DeletePages = { kind: "delete_pages", pages };
  return [instruction];
};

/** "delete pages 2-4 and 7". */
export const DELETE_PAGES: Operation<DeletePages> = {
  kind: "delete_pages",
  verbs: {
    words: "delete|remove|drop|erase|löschen?|entfernen?|streichen?|tilgen?",
    asks: [{ all: [words("delete|remove|drop|erase|cut|strip|take out|löschen?|entfernen?|streichen?|tilgen?")] }],
  },
  read: readRemove,
  phase: "arrange",
  pdf: each(({ pages }, { document }) => keepPages(document, pagesIn(pages, document.views.length), false)),
};
