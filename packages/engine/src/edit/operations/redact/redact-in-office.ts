import { strFromU8, strToU8 } from "fflate";
import type { Target } from "../../instruction.ts";
import { finderOf } from "../../office/find-in-text.ts";
import { type OfficeEditing, type Parts, XML_PART } from "../../office/office-editing.ts";
import { applyPatches, type FindIn, type Patch } from "../../office/patch-part.ts";
import { patchParts } from "../../office/patch-parts.ts";
import { readXmlTexts } from "../../office/xml-texts.ts";
import { NOT_FOUND, type Outcome } from "../../outcome.ts";
import { SecretSearch } from "../../redact/secret-search.ts";

const BLACK = "██████";

/** Puts black blocks in place of words, in every part and attribute of the file. */
export function redactInOffice(target: Target, editing: OfficeEditing): Outcome {
  const { parts } = editing;
  const secrets = new Set<string>();
  const find = finderOf(target, parts);
  if (typeof find === "string") return { status: "not_understood", reason: find };
  const collect: FindIn = (chars) => {
    const matches = find(chars);
    for (const { from, to } of matches) {
      secrets.add(
        chars
          .slice(from, to)
          .map(({ text }) => text)
          .join(""),
      );
    }
    return matches;
  };
  // Once without what was deleted, which may part a word, and once with it.
  let count = patchParts(
    parts,
    (name) => XML_PART.test(name),
    collect,
    BLACK,
    ({ isDeleted }) => !isDeleted,
  );
  count += patchParts(
    parts,
    (name) => XML_PART.test(name),
    collect,
    BLACK,
    () => true,
  );
  if (target.is === "phrase") secrets.add(target.text);
  const search = new SecretSearch([...secrets].map((text) => ({ text, matchCase: false, partOfWord: false })));
  count += patchAttributes(parts, search);
  if (count === 0) return NOT_FOUND;
  for (const secret of secrets) editing.secrets.add(secret);
  return { status: "done", count };
}

function patchAttributes(parts: Parts, search: SecretSearch): number {
  let count = 0;
  for (const [name, data] of parts) {
    if (!XML_PART.test(name) || name === "[Content_Types].xml") continue;
    const xml = strFromU8(data);
    const patches = readXmlTexts(xml).attributes.flatMap(({ name: attribute, start, end, value }): Patch[] => {
      if (attribute.startsWith("xmlns") || !search.isInText(value)) return [];
      return [{ start, end, by: /^(?:https?|mailto|file):/iu.test(value) ? "https://redacted.invalid/" : "redacted" }];
    });
    count += patches.length;
    if (patches.length > 0) parts.set(name, strToU8(applyPatches(xml, patches)));
  }
  return count;
}
