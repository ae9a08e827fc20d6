import { words } from "../../grammar/words.ts";
import { each, type Operation } from "../operation.ts";
import type { Protect } from "./instruction.ts";
import { readProtect } from "./read-protect.ts";

/** "protect with the password "…"". The password opens the file and gives all rights. */
export const PROTECT: Operation<Protect> = {
  kind: "protect",
  verbs: {
    words: "protect|encrypt|schützen?|verschlüsseln?",
    asks: [{ all: [words("passwords?|passwort|kennwort|encrypt|verschlüsseln?|password-protect|passwortschutz")] }],
  },
  ownWords: words(
    "passwords?|passwort(?:es)?|kennwort(?:es)?|using|file|with|schutz|versehen|set|add|setzen?|füge?n?|hinzu|open|opening|lautet",
  ),
  read: readProtect,
  phase: "protect",
  pdf: each(({ password }, editing) => {
    const before = editing.protection === null ? "not encrypted" : "encrypted";
    editing.protection = { password, encryption: null };
    return { status: "done", count: 1, before, after: "encrypted" };
  }),
};
