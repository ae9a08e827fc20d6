import type { ClauseReader } from "./clause-reader.ts";
import { quotedIn } from "./quotes.ts";

const PLAIN = /(?:password|passwort|kennwort)\s*(?:is|to|of|:|=|ist|auf|lautet)?\s+(\S+)/iu;

/** "protect with the password "…"", "verschlüssele mit dem Kennwort …". */
export const readProtect: ClauseReader = (clause, masked) => {
  const password = quotedIn(clause, masked).at(-1) ?? PLAIN.exec(clause)?.[1];
  if (!password) return "It does not give the password; write it in quotes.";
  return [{ kind: "protect", password }];
};
