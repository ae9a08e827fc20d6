import { strFromU8, strToU8 } from "fflate";
import { matchPhrase } from "../../find/match-phrase.ts";
import { CONTENT_PART, type Parts } from "../../office/office-editing.ts";
import { patchParts } from "../../office/patch-parts.ts";
import type { Outcome } from "../../outcome.ts";
import { fillControls } from "./fill-control.ts";

/** Fills the content controls and placeholders with a name. */
export function fillOfficeField(field: string, value: string | boolean, parts: Parts): Outcome {
  const text = typeof value === "boolean" ? (value ? "☒" : "☐") : value;
  const before: string[] = [];
  let count = 0;
  for (const [name, data] of parts) {
    if (!CONTENT_PART.test(name)) continue;
    const filled = fillControls(strFromU8(data), field, value);
    if (filled.refused !== undefined) return { status: "refused", reason: filled.refused };
    if (filled.count === 0) continue;
    count += filled.count;
    before.push(...filled.before);
    parts.set(name, strToU8(filled.xml));
  }
  for (const placeholder of [`{{${field}}}`, `{{ ${field} }}`, `<<${field}>>`, `[${field}]`]) {
    const filled = patchParts(
      parts,
      (name) => CONTENT_PART.test(name),
      (chars) => matchPhrase(chars, placeholder, { partOfWord: true }),
      text,
      () => true,
    );
    if (filled > 0) before.push(placeholder);
    count += filled;
  }
  return count === 0
    ? { status: "not_found", reason: "No content control or placeholder is called so." }
    : { status: "done", count, before: [...new Set(before)].join(" · "), after: text };
}
