import { words } from "../../grammar/words.ts";
import type { Operation } from "../operation.ts";
import type { Replace } from "./instruction.ts";
import { toSetCell } from "../set-cell/to-set-cell.ts";
import { readReplace } from "./read-replace.ts";
import { replaceInOffice } from "./replace-in-office.ts";
import { replaceText } from "./replace-text.ts";

/** For example: "replace "draft" by "final"". */
export const REPLACE: Operation<Replace> = {
  kind: "replace",
  verbs: {
    words:
      "replace|change|update|adjust|raise|lower|increase|reduce|substitute|rename|correct|should (?:be|read|say)|" +
      "ersetzen?|ändern?|ändere|abändern|umändern|korrigieren?|erhöhen?|senken?|verkürzen?|verlängern?|heraufsetzen|herabsetzen|anheben|anpassen|umbenennen|austauschen?|tausche?n?|swap",
    asks: [
      { all: [words("swap|exchange|switch"), /\sfor\s/iu] },
      {
        all: [
          words(
            "should (?:be|read|say)|raise|lower|increase|reduce|erhöhen?|senken?|verkürzen?|verlängern?|heraufsetzen|herabsetzen|anheben",
          ),
          /\d|(?<![\p{L}])(?:auf|to)\s/u,
        ],
      },
      {
        all: [
          words(
            "replace|change|update|adjust|substitute|swap out|rename|correct|ersetzen?|ändern?|ändere|abändern|umändern|anpassen|tauschen? .* gegen|korrigieren?|umbenennen",
          ),
        ],
      },
    ],
  },
  ownWords: words(
    "aus|numbers?|anzahl|zahl|old|new|neuen?|alten?|names?|namen?|values?|werte?|words?|texts?|occurrences?|instances?|um|from|to|as|becomes?|say|read",
  ),
  read: readReplace,
  phase: "replace",
  pdf: async (replacements, editing) => replaceText(replacements, editing.document, await editing.reading("off")),
  meantInOffice: (instruction, { format, parts }) =>
    format === "xlsx" || format === "ods" ? (toSetCell(instruction, parts) ?? instruction) : instruction,
  office: replaceInOffice,
};
