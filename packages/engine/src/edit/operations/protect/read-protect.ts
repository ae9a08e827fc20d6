import type { ClauseReader } from "../../grammar/clause-reader.ts";
import { quotedIn } from "../../grammar/quotes.ts";

const PLAIN = /(?:password|passwort|kennwort)\s*(?:is|to|of|:|=|ist|auf|lautet)?\s+(\S+)/iu;

/** Reads "protect with the password "…"", "verschlüssele mit dem Kennwort …". */
export const readProtect: ClauseReader = ({ text, masked }) => {
  const password = quotedIn(text, masked).at(-1) ?? PLAIN.exec(text)?.[1];
  if (!password) return "It does not give the password; write it in quotes.";
  return [{ kind: "protect", password }];
};
