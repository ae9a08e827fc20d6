import { words } from "../../grammar/words.ts";
import type { Operation } from "../operation.ts";
import type { Replace } from "../replace/instruction.ts";
import type { SetCell } from "./instruction.ts";
import { BARE_CELL, INTO_CELL, CELL, readSetCell } from "./read-set-cell.ts";
import { setCell } from "./set-cell.ts";

/** For example: "set cell B3 to 5000", "schreibe "Summe" in Zelle A9". */
export const SET_CELL: Operation<SetCell> = {
  kind: "set_cell",
  verbs: {
    words: "set|change|put|enter|write|update|setzen?|ändern?|ändere|schreiben?",
    asks: [
      {
        all: [
          words(
            "set|change|put|enter|write|update|replace|fill|type|setzen?|ändern?|ändere|schreiben?|trage?n?|eintragen|ersetzen?",
          ),
          CELL,
        ],
      },
      { all: [words("put|write|enter|insert|type|trage?n?|schreibe?n?"), INTO_CELL] },
      { all: [words("set|change|put|update|enter|setzen?|ändern?|ändere"), BARE_CELL] },
    ],
  },
  ownWords: words(
    "cells?|zellen?|sheets?|worksheets?|tabs?|blatt|tabellenblatt|tabelle|reiter|values?|werte?|be|ein|new|neuen?|from|numbers?|zahl|texts?|gleich",
  ),
  read: readSetCell,
  phase: "replace",
  meantInPdf: async (instruction) => toReplace(instruction) ?? instruction,
  meantInOffice: (instruction, { format }) =>
    format === "xlsx" || format === "ods" ? instruction : (toReplace(instruction) ?? instruction),
  office: setCell,
};

/** Only workbooks have cells; in other files "set A4 to B5" means a text. */
function toReplace({ cell, sheet, value }: SetCell): Replace | null {
  if (sheet !== null) return null;
  return { kind: "replace", target: { is: "words", text: cell, asField: false }, by: value, setsValue: true };
}
