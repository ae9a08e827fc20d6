import { words } from "../../grammar/words.ts";
import { each, type Operation } from "../operation.ts";
import type { Stamp } from "./instruction.ts";
import { readStamp } from "./read-stamp.ts";
import { stampPages } from "./stamp-pages.ts";

/** For example: "stamp "PAID" at the top right of page 1", "watermark DRAFT", "write "Copy" at the bottom". */
export const STAMP: Operation<Stamp> = {
  kind: "stamp",
  verbs: {
    words:
      "stamp|watermark|(?:auf)?stempeln?|aufdrucken|stempele|add|insert|put|place|write|füge?n?|einfügen|hinzufügen|schreiben?",
    asks: [
      { all: [words("stamp|stamps|watermark|stempel|(?:auf)?stempeln?|stempele|wasserzeichen")] },
      {
        all: [
          words(
            "add|insert|put|place|write|attach|append|füge?n?|setzen?|schreiben?|einfügen|hinzufügen|anbringen|drucken?|aufdrucken",
          ),
        ],
        isLast: true,
      },
    ],
  },
  ownWords: words(
    "texts?|words?|top|upper|head|header|above|oben|oberen?|kopf|kopfzeile|bottom|lower|foot|footer|below|unten|unteren?|fuß|fußzeile|middle|mitte|left|links|linken?|right|rechts|rechten?|cent(?:er|re|ered|red)|mittig|zentriert|diagonal(?:ly)?|corners?|ecken?|pages?|seiten?|hand|side|hinzu|an|rand|margin|label|vermerk|schriftzug|aufdruck|aufschrift|lettering|legend",
  ),
  read: readStamp,
  phase: "stamp",
  pdf: each((instruction, { document }) => stampPages(instruction, document)),
};
