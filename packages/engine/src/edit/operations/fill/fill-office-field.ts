import { strFromU8, strToU8 } from "fflate";
import { matchPhrase } from "../../find/match-phrase.ts";
import { CONTENT_PART, type Parts } from "../../office/office-editing.ts";
import { applyPatches } from "../../office/patch-part.ts";
import { patchParts } from "../../office/patch-parts.ts";
import type { Outcome } from "../../outcome.ts";
import { fillControls } from "./fill-control.ts";

/** Fills content controls and placeholders of a name. */
export function fillOfficeField(field: string, value: string | boolean, parts: Parts): Outcome {
  const text = typeof value === "boolean" ? (value ? "☒" : "☐") : value;
  let count = 0;
  for (const [name, data] of parts) {
    if (!CONTENT_PART.test(name)) continue;
    const xml = strFromU8(data);
    const patches = fillControls(xml, field, text);
    if (patches.length === 0) continue;
    count++;
    parts.set(name, strToU8(applyPatches(xml, patches)));
  }
  for (const placeholder of [`{{${field}}}`, `{{ ${field} }}`, `<<${field}>>`, `[${field}]`]) {
    count += patchParts(
      parts,
      (name) => CONTENT_PART.test(name),
      (chars) => matchPhrase(chars, placeholder, { partOfWord: true }),
      text,
      () => true,
    );
  }
  return count === 0
    ? { status: "not_found", reason: "No content control or placeholder is called so." }
    : { status: "done", count, after: text };
}
