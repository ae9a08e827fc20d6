import { words } from "../../grammar/words.ts";
import type { Operation } from "../operation.ts";
import type { SetCell } from "./instruction.ts";
import { CELL, readSetCell } from "./read-set-cell.ts";
import { setCell } from "./set-cell.ts";

/** "set cell B3 to 5000", "schreibe "Summe" in Zelle A9". */
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
    ],
  },
  ownWords: words(
    "cells?|zellen?|sheets?|worksheets?|tabs?|blatt|tabellenblatt|tabelle|reiter|values?|werte?|be|ein|new|neuen?|from|numbers?|zahl|texts?|gleich",
  ),
  read: readSetCell,
  phase: "replace",
  office: setCell,
};
