import { words } from "../../grammar/words.ts";
import type { Operation } from "../operation.ts";
import type { Redact } from "./instruction.ts";
import { readRedact } from "./read-redact.ts";
import { redactInOffice } from "./redact-in-office.ts";
import { redactPdf } from "./redact-pdf.ts";

/** For example: "redact X and Y on page 2", "everything but X". */
export const REDACT: Operation<Redact> = {
  kind: "redact",
  verbs: {
    words:
      "redact|black out|blackout|blacken|blank out|block out|scrub|wipe|censor|anonymi[sz]e|hide|mask|obscure|geschwärzt|" +
      "schwärz(?:en?|t)?|schwaerzen?|anonymisieren?|zensieren?|verbergen?|unkenntlich|unleserlich",
    asks: [
      {
        all: [
          words(
            "redact|black out|blackout|blacken|blank out|scrub|wipe|censor|geschwärzt|anonymi[sz]e|hide|mask|obscure|obfuscate|block out|make unreadable|white out|" +
              "schwärz(?:en?|t)?|schwaerzen?|anonymisieren?|zensieren?|unkenntlich|unleserlich|verbergen?|maskieren?|abdecken|ausblenden",
          ),
        ],
      },
    ],
  },
  ownWords: words(
    "out|black|blacken|box|boxes|bar|bars|make|unreadable|illegible|invisible|unkenntlich|unleserlich|machen|personal|details|pages?|seiten?|information|data|daten|angaben|werden|remove|delete|take|löschen|entfernen|schwarz|heraus|raus|weg",
  ),
  read: readRedact,
  phase: "redact",
  findsFirst: true,
  pdf: redactPdf,
  office: redactInOffice,
};
