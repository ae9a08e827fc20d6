import { finderOf, type OfficeFinder, textsFound } from "../../office/find-in-text.ts";
import { narrow } from "../../office/narrow.ts";
import type { FindIn } from "../../office/patch-part.ts";
import { CONTENT_PART, type OfficeEditing, type Parts } from "../../office/office-editing.ts";
import { patchParts } from "../../office/patch-parts.ts";
import { NOT_FOUND, type Outcome } from "../../outcome.ts";
import { notFormer } from "./find-replaced.ts";
import type { Replace } from "./instruction.ts";

const NOT_REPLACED = "Columns and rows are not replaced as a whole; set their cells one by one.";

/** If the instruction gives the present value: finds the named value that equals it, or the text if it occurs only once. */
function finderOfFormer(former: string, target: Replace["target"], by: string, parts: Parts): OfficeFinder {
  const ofFormer = finderOf({ is: "phrase", text: former }, parts);
  const named = finderOf(target, parts, { text: by, setsValue: true });
  if (typeof ofFormer === "string") return ofFormer;
  if (typeof named === "string") return textsFound(ofFormer, parts).length === 1 ? ofFormer : notFormer(former);
  const find: FindIn = (chars) => {
    const values = ofFormer(chars);
    return named(chars).filter(({ from, to }) => values.some((value) => value.from === from && value.to === to));
  };
  return textsFound(find, parts).length > 0 ? find : notFormer(former);
}

/** Replaces visible text. */
export function replaceInOffice({ target, by, setsValue, former }: Replace, editing: OfficeEditing): Outcome {
  const { parts } = editing;
  if (target.is === "column" || target.is === "row") return { status: "refused", reason: NOT_REPLACED };
  const narrowed = narrow(target, editing);
  if (typeof narrowed === "string") return { status: "not_understood", reason: narrowed };
  const find =
    former === undefined ? finderOf(target, parts, { text: by, setsValue }) : finderOfFormer(former, target, by, parts);
  if (typeof find === "string") return { status: "not_understood", reason: find };
  const before = new Set<string>();
  const count = patchParts(
    narrowed?.parts ?? parts,
    (name) => CONTENT_PART.test(name),
    (chars) => {
      const matches = find(chars);
      for (const { from, to } of matches) before.add(chars.slice(from, to).map(({ text }) => text).join("")); // prettier-ignore
      return matches;
    },
    by,
    ({ isDeleted, isWritten }) => isWritten && !isDeleted,
  );
  if (count > 0) narrowed?.merge();
  return count === 0 ? NOT_FOUND : { status: "done", count, before: [...before].slice(0, 5).join(" · "), after: by };
}
