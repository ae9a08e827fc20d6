import type { FormField } from "@libpdf/core";
import type { FieldLabels } from "./field-labels.ts";

/** Possible names of a field, the most certain first. */
type NameOf = (field: FormField) => readonly string[];

const NAMES: readonly NameOf[] = [
  (field) => [field.name],
  (field) => [lastPart(field.name)],
  (field) => [field.alternateName ?? "", field.mappingName ?? ""],
  // Tooltips of long forms start with their section: "1. Business information. Legal name."
  (field) => (field.alternateName ?? "").split(/[.:;]\s+/u),
];

/** Minimum share of words in common, if no field has exactly the requested name. */
const MIN_SHARED = 0.6;

/** Finds the fields that a name means: by full name, last part, tooltip, the label on the page, and then by the most words in common. */
export function findFields(fields: readonly FormField[], wanted: string, labels?: FieldLabels): FormField[] {
  const exact = fields.filter(({ name }) => name === wanted);
  if (exact.length > 0) return exact;
  const key = plain(wanted);
  const namings = labels === undefined ? NAMES : [...NAMES, (field: FormField) => [labels.get(field) ?? ""]];
  for (const names of namings) {
    const found = fields.filter((field) => names(field).some((name) => plain(name) === key));
    if (found.length > 0 && key !== "") return found;
  }
  const scored = fields
    .map((field) => ({
      field,
      score: Math.max(...namings.flatMap((names) => names(field).map((name) => shared(key, plain(name))))),
    }))
    .sort((a, b) => b.score - a.score);
  const best = scored[0];
  if (best === undefined || best.score < MIN_SHARED) return fieldsWithWords(fields, key, namings);
  const equal = scored.filter(({ score }) => score === best.score);
  return equal.length === 1 ? [best.field] : [];
}

/** "the parking permit" is the only field whose name has these words: "I need a parking permit". */
function fieldsWithWords(fields: readonly FormField[], key: string, namings: readonly NameOf[]): FormField[] {
  const words = key.replace(/^(?:the|die|der|das|den) /u, "").split(" ");
  if (words.join("").length < MIN_WORD_CHARS) return [];
  const found = fields.filter((field) =>
    namings.some((names) => names(field).some((name) => ` ${plain(name)} `.includes(` ${words.join(" ")} `))),
  );
  return found.length === 1 ? found : [];
}

/** Shorter words are in names by chance. */
const MIN_WORD_CHARS = 6;

function lastPart(name: string): string {
  return (name.split(".").at(-1) ?? "").replace(/\[\d+\]$/u, "");
}

/** Words of a name: `Name_Last`, `lastName2` and "last name 2" differ only in the order of their words. */
export function plain(text: string): string {
  return text
    .normalize("NFKC")
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

function shared(a: string, b: string): number {
  const [first, second] = [new Set(a.split(" ").filter(Boolean)), new Set(b.split(" ").filter(Boolean))];
  if (first.size === 0 || second.size === 0) return 0;
  const both = [...first].filter((word) => second.has(word)).length;
  return both / Math.max(first.size, second.size);
}
