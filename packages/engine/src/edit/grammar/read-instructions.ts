/**
 * Reads instructions in words. Terms: a clause is a part with one verb; an action is what its words ask for; each action has a reader of its
 * own, which gives instructions or says what it lacks. What is read nowhere is an instruction `unknown`, and is reported.
 */
import type { Instruction } from "../instruction.ts";
import type { ClauseReader } from "./clause-reader.ts";
import { toClauses } from "./clauses.ts";
import { readComment } from "./comment.ts";
import { readFill } from "./fill.ts";
import { readHighlight } from "./highlight.ts";
import { readAppend, readExtract, readMerge, readReorder, readRotate } from "./pages.ts";
import { readProtect } from "./protect.ts";
import { maskQuotes, unmask } from "./quotes.ts";
import { readRedact, readRemove } from "./redact.ts";
import { readReplace } from "./replace.ts";
import { readNumbering, readStamp } from "./stamp.ts";
import { type Action, actionOf } from "./verbs.ts";

const READERS: Readonly<Record<Action, ClauseReader>> = {
  unprotect: () => [{ kind: "unprotect" }],
  protect: readProtect,
  number: readNumbering,
  comment: readComment,
  stamp: readStamp,
  write: readStamp,
  highlight: readHighlight,
  fill: readFill,
  replace: readReplace,
  append: readAppend,
  merge: readMerge,
  extract: readExtract,
  rotate: readRotate,
  reorder: readReorder,
  remove: readRemove,
  redact: readRedact,
};

const NO_VERB =
  "No word in it says what to do; begin with one such as redact, replace, highlight, comment, fill, delete, rotate or stamp.";

/** Most instructions that one text may give. */
const MOST = 1000;

/** Reads instructions, English or German, in the order in which they are written. */
export function readInstructions(text: string): Instruction[] {
  const masked = maskQuotes(text.normalize("NFC"));
  const instructions = toClauses(masked.text).flatMap((clause): readonly Instruction[] => {
    const action = actionOf(clause);
    const read = action === undefined ? NO_VERB : READERS[action](clause, masked);
    return typeof read === "string" ? [{ kind: "unknown", text: unmask(clause, masked), reason: read }] : read;
  });
  if (instructions.length <= MOST) return instructions;
  const reason = `More than ${MOST} edits are asked for at once; what follows was left out.`;
  return [...instructions.slice(0, MOST), { kind: "unknown", text: "", reason }];
}
