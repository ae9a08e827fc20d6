import type { Target } from "../../instruction.ts";
import { finderOf, UNPLACED } from "../../office/find-in-text.ts";
import { CONTENT_PART, type Parts } from "../../office/office-editing.ts";
import { patchParts } from "../../office/patch-parts.ts";
import { NOT_FOUND, type Outcome } from "../../outcome.ts";

/** Replaces text in the parts that people read. */
export function replaceInOffice(target: Target, by: string, parts: Parts): Outcome {
  const find = finderOf(target);
  if (find === null) return UNPLACED;
  const count = patchParts(
    parts,
    (name) => CONTENT_PART.test(name),
    find,
    by,
    ({ isDeleted }) => !isDeleted,
  );
  const before = target.is === "phrase" || target.is === "words" ? target.text : undefined;
  return count === 0 ? NOT_FOUND : { status: "done", count, before, after: by };
}
