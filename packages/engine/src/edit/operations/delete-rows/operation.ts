import { words } from "../../grammar/words.ts";
import type { Operation } from "../operation.ts";
import { deleteRows } from "./delete-rows.ts";
import type { Redact } from "../redact/instruction.ts";
import type { DeleteRows } from "./instruction.ts";
import { ORDINAL_ROW, readDeleteRows, ROWS } from "./read-delete-rows.ts";

/** For example: "delete row 3", "lösche die Zeilen 4 bis 6 auf dem Blatt Kosten". */
export const DELETE_ROWS: Operation<DeleteRows> = {
  kind: "delete_rows",
  verbs: {
    words: "delete|remove|drop|löschen?|entfernen?",
    asks: [
      { all: [words("delete|remove|drop|take out|löschen?|lösche|entfernen?|streichen?"), ROWS] },
      { all: [words("delete|remove|drop|take out|löschen?|lösche|entfernen?|streichen?"), ORDINAL_ROW] },
      {
        all: [
          words("delete|remove|drop|take out|löschen?|entfernen?|streichen?"),
          words("row|entry|line|zeile|eintrag"),
          /\s(?:for|of|with|containing|about|named|von|mit|für|zu|namens)\s+(?:the\s+|der\s+|dem\s+)?(?=[\uE000\p{Lu}])/u,
        ],
      },
    ],
  },
  ownWords: words(
    "rows?|zeilen?|sheets?|worksheets?|tabs?|blatt|tabellenblatt|tabelle|table|reiter|numbers?|nr|through|bis|line|whole|first|second|third|fourth|fifth|erste|zweite|dritte|vierte|fünfte",
  ),
  read: readDeleteRows,
  phase: "replace",
  // In a PDF the row is blackened and keeps its space.
  meantInPdf: async (instruction): Promise<DeleteRows | Redact> =>
    instruction.named === undefined || instruction.sheet !== null
      ? instruction
      : { kind: "redact", target: { is: "row", named: instruction.named } },
  office: deleteRows,
};
