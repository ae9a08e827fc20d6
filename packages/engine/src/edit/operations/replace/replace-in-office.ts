import { finderOf } from "../../office/find-in-text.ts";
import { narrow } from "../../office/narrow.ts";
import { CONTENT_PART, type OfficeEditing } from "../../office/office-editing.ts";
import { patchParts } from "../../office/patch-parts.ts";
import { NOT_FOUND, type Outcome } from "../../outcome.ts";
import type { Replace } from "./instruction.ts";

const NOT_REPLACED = "Columns and rows are not replaced as a whole; set their cells one by one.";

/** Replaces text in the parts that people read. */
export function replaceInOffice({ target, by, setsValue }: Replace, editing: OfficeEditing): Outcome {
  const { parts } = editing;
  if (target.is === "column" || target.is === "row") return { status: "refused", reason: NOT_REPLACED };
  const narrowed = narrow(target, editing);
  if (typeof narrowed === "string") return { status: "not_understood", reason: narrowed };
  const find = finderOf(target, parts, { text: by, setsValue });
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
