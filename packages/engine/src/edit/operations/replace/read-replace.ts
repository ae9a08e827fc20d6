import type { ClauseReader } from "../../grammar/clause-reader.ts";
import { MARK, quotedIn, unmask } from "../../grammar/quotes.ts";
import { readTargets } from "../../grammar/targets.ts";
import type { Replace } from "./instruction.ts";

const BY = /\s+(?:by|with|to|into|for|durch|mit|in|zu|gegen|auf)\s+/iu;

/** "replace "draft" by "final"", "ändere den Wert von Datum in "3. März"", "change the date to 5 May". */
export const readReplace: ClauseReader = ({ text: clause, masked, withoutVerb }) => {
  const marks = [...clause.matchAll(MARK)];
  const quoted = quotedIn(clause, masked);
  if (marks.length >= 2) {
    const [first, last] = [marks[0]!, marks.at(-1)!];
    const outside = `${clause.slice(0, last.index)} ${clause.slice(last.index + last[0].length)}`;
    const targets = readTargets(withoutVerb(outside).replace(BY, " "), masked).filter(({ is }) => is !== "words");
    const found = targets.length > 0 ? targets : [{ is: "phrase" as const, text: quotedIn(first[0], masked)[0] ?? "" }];
    return found.map((target): Replace => ({ kind: "replace", target, by: quoted.at(-1) ?? "" }));
  }
  const text = withoutVerb(clause);
  const joints = [...text.matchAll(new RegExp(BY, "giu"))];
  const joint = joints.at(-1);
  if (joint === undefined) return 'It does not say by what to replace; write: replace "old" by "new".';
  const targets = readTargets(text.slice(0, joint.index), masked);
  const by = unmask(text.slice(joint.index + joint[0].length), masked).replace(/[.,;]$/u, "");
  if (targets.length === 0) return 'It does not say what to replace; write: replace "old" by "new".';
  return targets.map((target): Replace => ({ kind: "replace", target, by }));
};
