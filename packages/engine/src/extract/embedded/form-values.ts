import type { TranscriptField } from "../../transcript/transcript.ts";
import type { Field } from "../fields/field.ts";
import { toValue } from "../fields/to-value.ts";
import { toKeys, wordsOfName } from "../line-index/keys.ts";
import type { LineIndex } from "../line-index/line-index.ts";
import { READERS, takesAll } from "../values/readers.ts";
import { type Notation, readFirst } from "../values/reading.ts";
import { placeOfText } from "./place-of-text.ts";

/** Minimum weight of a form field's name. */
const MIN_WEIGHT = 0.6;

/** The value of a form field. */
export interface FormValue {
  readonly value: unknown;
  readonly field: TranscriptField;
}

/** The value of the form field whose name is one of the field's labels; null if there is none, or it is empty. */
export function formValue(field: Field, { transcript }: LineIndex, notation: Notation): FormValue | null {
  let best: FormValue | null = null;
  let bestWeight = MIN_WEIGHT;
  for (const formField of transcript.fields) {
    const weight = namedBy(formField.name, field);
    if (weight <= bestWeight || formField.value === "") continue;
    const value = readValue(formField, field, notation);
    if (value === undefined) continue;
    best = { value, field: formField };
    bestWeight = weight;
  }
  return best;
}

/** How well the name of a form field, such as `form1.invoice_no[0]`, matches one of the field's labels. */
function namedBy(name: string, { phrases }: Field): number {
  const last =
    name
      .replace(/\[\d+\]/gu, "")
      .split(".")
      .at(-1) ?? name;
  const keys = toKeys(wordsOfName(last)).join(" ");
  const joined = keys.replaceAll(" ", "");
  let best = 0;
  for (const { keys: phrase, weight } of phrases) {
    if (phrase.join(" ") === keys || phrase.join("") === joined) best = Math.max(best, weight);
  }
  return best;
}

function readValue({ value, kind }: TranscriptField, field: Field, notation: Notation): unknown {
  if (kind === "button") return field.node.types.has("boolean") ? value.includes("☒") : undefined;
  const place = placeOfText(value);
  const reader = READERS[field.kind];
  const reading = takesAll(field.kind)
    ? reader(place, 0, place.tokens.length, notation)
    : readFirst(reader, place, { from: 0, to: place.tokens.length }, notation);
  return reading === null ? undefined : toValue(field, reading, value.trim());
}
