import { words } from "../../grammar/words.ts";
import { each, type Operation } from "../operation.ts";
import type { Comment } from "./instruction.ts";
import { addComment } from "./add-comment.ts";
import { readComment } from "./read-comment.ts";

/** For example: "add a comment "check this" to "total"". */
export const COMMENT: Operation<Comment> = {
  kind: "comment",
  verbs: {
    words: "comment|annotate|kommentieren?",
    asks: [
      {
        all: [
          words("comment|comments|annotate|sticky note|annotation|kommentieren?|kommentar|anmerkung|notiz|notieren?"),
        ],
      },
      // A "Note" is also a mark in German.
      { all: [words("note"), words("add|put|leave|make|write|attach|insert|stick|pin|place")] },
    ],
  },
  ownWords: words(
    "add|put|insert|attach|stick|pin|place|write|leave|make|saying|says?|reading|next|beside|near|about|füge?n?|setzen?|hinzu|hinzufügen|neben|anbringen|bringe?|notes?|comments?|texts?|words?",
  ),
  read: readComment,
  phase: "mark",
  findsFirst: true,
  pdf: each((instruction, editing) => addComment(instruction, editing.foundOf(instruction), editing.document)),
};
