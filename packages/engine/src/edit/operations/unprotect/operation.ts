import { words } from "../../grammar/words.ts";
import type { Instruction } from "../../instruction.ts";
import { each, type Operation } from "../operation.ts";
import { unprotect } from "../protect/protect-file.ts";

interface Unprotect extends Instruction {
  readonly kind: "unprotect";
}

/** For example: "remove the password", "entschlüsseln". */
export const UNPROTECT: Operation<Unprotect> = {
  kind: "unprotect",
  verbs: {
    words: "decrypt|entschlüsseln?",
    asks: [
      {
        all: [
          words("passwords?|passwort|kennwort|encryption|protection|verschlüsselung|schutz"),
          words("remove|drop|lift|without|entfernen?|aufheben|entschlüsseln?|decrypt"),
        ],
      },
      { all: [words("decrypt|entschlüsseln?")] },
    ],
  },
  ownWords: words(
    "passwords?|passwort(?:es)?|kennwort(?:es)?|encryption|protection|verschlüsselung|schutz|kennwortschutz|passwortschutz|remove|auf|heben?|hebe",
  ),
  read: () => [{ kind: "unprotect" }],
  phase: "protect",
  pdf: each((_, editing) => {
    const { protection, ...outcome } = unprotect(editing.document);
    if (protection !== undefined) editing.protection = protection;
    return outcome;
  }),
};
