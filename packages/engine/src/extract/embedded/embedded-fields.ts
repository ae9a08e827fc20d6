import type { Candidate } from "../candidates/candidate.ts";
import type { Field } from "../fields/field.ts";
import { toValue } from "../fields/to-value.ts";
import type { Place, LineIndex } from "../line-index/line-index.ts";
import { textOf } from "../line-index/line-index.ts";
import type { Span } from "../line-index/span.ts";
import { parseNumber } from "../values/numbers.ts";
import { READERS, takesAll } from "../values/readers.ts";
import { type Notation, readAll } from "../values/reading.ts";
import type { EmbeddedKey, EmbeddedValues } from "./invoice-xml.ts";

/** Amounts that differ by less are the same. */
const HALF_CENT = 0.005;

/** The file's embedded data for a field; undefined if there is none. */
export function embeddedValue(field: Field, values: EmbeddedValues): unknown {
  for (const concept of field.concepts.slice(0, 2)) {
    const keys: EmbeddedKey[] = [concept];
    if (field.party === "seller" || field.party === "buyer") keys.unshift(`${field.party}:${concept}`);
    else if (concept === "vatNumber") keys.unshift("seller:vatNumber");
    for (const key of keys) {
      const text = values.get(key);
      if (text === undefined) continue;
      const number = parseNumber(text, ".");
      const isNumber = field.node.types.has("number") || field.node.types.has("integer");
      const value = toValue(
        field,
        { value: isNumber && number !== null ? number.value : text, from: 0, to: 0, fit: 1 },
        text,
      );
      if (value !== undefined) return value;
    }
  }
  return undefined;
}

/** Finds a value on the pages: at the field's likeliest candidate with this value, otherwise where it is first read. */
export function findOnPages(
  value: unknown,
  field: Field,
  candidates: readonly Candidate[],
  { places }: LineIndex,
  notation: Notation,
): readonly Span[] {
  const said = candidates.find((candidate) => areSame(candidate.value, value));
  if (said !== undefined) return said.spans;
  for (const place of places) {
    const span = takesAll(field.kind) ? textSpan(place, String(value)) : readSpan(place, value, field, notation);
    if (span !== null) return [span];
  }
  return [];
}

function readSpan(place: Place, value: unknown, field: Field, notation: Notation): Span | null {
  for (const { value: read, from, to } of readAll(READERS[field.kind], place, 0, place.tokens.length, notation)) {
    if (areSame(read, value)) return { place, from, to };
  }
  return null;
}

/** Longest line to search, as every run of its words is tried. */
const LONGEST_LINE = 120;

/** The words of a text within a place. */
function textSpan(place: Place, text: string): Span | null {
  const wanted = plain(text);
  if (wanted === "" || place.tokens.length > LONGEST_LINE || !plain(place.text).includes(wanted)) return null;
  for (let from = 0; from < place.tokens.length; from++) {
    for (let to = from + 1; to <= place.tokens.length; to++) {
      if (plain(textOf(place, from, to)) === wanted) return { place, from, to };
    }
  }
  return null;
}

export function areSame(a: unknown, b: unknown): boolean {
  if (typeof a === "number" && typeof b === "number") return Math.abs(a - b) < HALF_CENT;
  return plain(String(a)) === plain(String(b));
}

export function plain(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");
}
