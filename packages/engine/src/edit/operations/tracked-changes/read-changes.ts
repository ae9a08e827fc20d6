import type { Clause } from "../../grammar/clause-reader.ts";
import { quotedIn } from "../../grammar/quotes.ts";
import { withoutScope } from "../../grammar/scope.ts";
import { words } from "../../grammar/words.ts";
import type { SettleChanges } from "./instruction.ts";

/** Words for tracked changes. */
export const CHANGE_WORDS: RegExp = words(
  "changes?|revisions?|edits|suggestions?|insertions?|deletions?|redlines?|mark-?ups?|änderung(?:en)?|überarbeitungen|vorschläge|korrekturen",
);
const BY = /\s(?:by|from|of|made by|von)\s+(?:the\s+)?(\p{Lu}[\p{L}\p{M}.'’-]*(?:\s\p{Lu}[\p{L}\p{M}.'’-]*)*)/u;

export function readChanges(kind: SettleChanges["kind"], { text, masked }: Clause): SettleChanges[] {
  const author = quotedIn(text, masked)[0] ?? BY.exec(withoutScope(text))?.[1] ?? null;
  return [{ kind, author }];
}
