import type { ClauseReader } from "../../grammar/clause-reader.ts";
import { readPages } from "../../grammar/page-set.ts";
import { MARK, quotedIn } from "../../grammar/quotes.ts";
import { readTargets } from "../../grammar/targets.ts";
import type { Target } from "../../instruction.ts";
import type { Comment } from "./instruction.ts";

/** Words before the place, after the text: add "…" *to* X; and between the place and its text: comment X *with* "…". */
const WITH = /\s(?:with|saying|that says|:|mit)\s/iu;
const AT =
  /\s(?:to|at|on|next to|beside|near|by|about|for|zu|zum|zur|an|bei|neben|auf|über)\s+(?:the\s+|der\s+|dem\s+|die\s+|das\s+)?/iu;

/** As in "add a comment to the total: please check". */
const COMMENT_AFTER_COLON =
  /(?:comment|note|annotation|kommentar|notiz|anmerkung)\s+(?:to|at|on|next to|beside|zu|zum|zur|bei|beim|an|neben)\s+([^:]+?)\s*:\s+(\S.*)$/iu;

/** Reads "comment "total" with "check this"", "add a note "check this" at "total" on page 2". */
export const readComment: ClauseReader = ({ text: clause, masked }) => {
  const quoted = quotedIn(clause, masked);
  const said = COMMENT_AFTER_COLON.exec(clause);
  if (quoted.length === 0 && said !== null) {
    const [target] = readTargets(said[1]!, masked);
    if (target !== undefined) return [toComment(target, said[2]!.trim())];
  }
  if (quoted.length === 0) return "It does not say what to write; give the comment in quotes.";
  const marks = [...clause.matchAll(MARK)];
  const { pages } = readPages(clause);
  const onPage = pages ? { pages } : {};
  if (quoted.length === 1) {
    const after = clause.slice(marks[0]!.index + marks[0]![0].length).replace(/^[\s,]+/u, " ");
    const at = AT.exec(` ${after}`);
    const words = at === null ? [] : readTargets(` ${after}`.slice(at.index + at[0].length), masked);
    const between = WITH.test(clause.slice(0, marks[0]!.index))
      ? readTargets(withoutVerb(clause.slice(0, marks[0]!.index)), masked)
      : [];
    const target = words[0] ?? between[0] ?? { is: "page" as const, ...onPage };
    return [toComment(target, quoted[0]!)];
  }
  const isTargetFirst = WITH.test(clause.slice(marks[0]!.index, marks[1]!.index));
  const [text, phrase] = isTargetFirst ? [quoted[1]!, quoted[0]!] : [quoted[0]!, quoted[1]!];
  return [toComment({ is: "phrase", text: phrase, ...onPage }, text)];
};

function toComment(target: Target, text: string): Comment {
  return { kind: "comment", target, text };
}

function withoutVerb(text: string): string {
  return text.replace(/^.*?(?:comment|annotate|note|kommentieren?|notieren?)(?:\s+on)?\s+/iu, "").replace(WITH, " ");
}
