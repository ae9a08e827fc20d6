import { words } from "../../grammar/words.ts";
import type { Operation } from "../operation.ts";
import type { Replace } from "./instruction.ts";
import { readReplace } from "./read-replace.ts";
import { replaceInOffice } from "./replace-in-office.ts";
import { replaceText } from "./replace-text.ts";

/** "replace "draft" by "final"". */
export const REPLACE: Operation<Replace> = {
  kind: "replace",
  verbs: {
    words: "replace|change|update|adjust|substitute|rename|correct|ersetzen?|ändern?|ändere|korrigieren?",
    asks: [
      {
        all: [
          words(
            "replace|change|update|adjust|substitute|swap out|rename|correct|ersetzen?|ändern?|ändere|tausche .* gegen|korrigieren?|umbenennen",
          ),
        ],
      },
    ],
  },
  read: readReplace,
  phase: "replace",
  pdf: async (replacements, editing) => replaceText(replacements, editing.document, await editing.reading("off")),
  office: replaceInOffice,
};
