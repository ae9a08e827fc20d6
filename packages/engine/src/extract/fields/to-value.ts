import { RE2JS } from "re2js";
import type { Field } from "./field.ts";
import type { Reading } from "../values/reading.ts";
import { toKey } from "../line-index/keys.ts";

/**
 * Converts a reading to a value of its field: a number, an ISO date, a choice of the schema, or the text as printed.
 *
 * @returns undefined if the schema does not accept it
 */
export function toValue(field: Field, { value }: Reading, printed: string): unknown {
  const { node, kind } = field;
  const { types } = node;
  if (node.choices !== null) return choiceOf(node.choices, printed);
  if (typeof value === "boolean") return types.has("boolean") ? value : printed;
  if (typeof value === "number") {
    if (types.has("number") || (types.has("integer") && Number.isInteger(value))) {
      return isInRange(field, value) ? value : undefined;
    }
    if (!types.has("string")) return undefined;
  }
  if (!types.has("string")) return undefined;
  const isAsPrinted =
    (kind === "date" && !isIsoWanted(field)) ||
    (kind === "duration" && node.format !== "duration") ||
    (kind === "country" && !isCodeWanted(field));
  const text = typeof value === "number" || isAsPrinted ? printed.trim() : value;
  const whole = node.format === "date-time" ? `${text}T00:00:00Z` : text;
  return fitsText(field, whole) ? whole : undefined;
}

/** Whether the schema asks for a date by its format, not as printed. */
export function isIsoWanted({ node: { format, description, pattern } }: Field): boolean {
  return format.startsWith("date") || /YYYY-MM-DD|ISO 8601/iu.test(description) || pattern.includes("\\d{4}-");
}

function isCodeWanted({ node: { description, pattern, raw } }: Field): boolean {
  return pattern !== "" || /\bISO\b|\bcode\b/iu.test(description) || raw["maxLength"] === 2;
}

/** Returns the choice that a text names, as a whole or as one of its words. */
function choiceOf(choices: readonly unknown[], printed: string): unknown {
  const key = toKey(printed);
  if (key === "") return undefined;
  const words = new Set(printed.split(/[\s,;/()]+/u).map(toKey));
  const named = choices.filter(
    (choice): choice is string | number => typeof choice === "string" || typeof choice === "number",
  );
  const whole = named.find((choice) => toKey(String(choice)) === key);
  if (whole !== undefined) return whole;
  const within = named.filter((choice) => words.has(toKey(String(choice))));
  return within.length === 1 ? within[0] : undefined;
}

function isInRange({ node: { raw } }: Field, value: number): boolean {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = raw;
  if (typeof minimum === "number" && value < minimum) return false;
  if (typeof maximum === "number" && value > maximum) return false;
  if (typeof exclusiveMinimum === "number" && value <= exclusiveMinimum) return false;
  return !(typeof exclusiveMaximum === "number" && value >= exclusiveMaximum);
}

function fitsText({ node: { raw, pattern } }: Field, text: string): boolean {
  const { minLength, maxLength } = raw;
  const length = Array.from(text).length;
  if (typeof minLength === "number" && length < minLength) return false;
  if (typeof maxLength === "number" && length > maxLength) return false;
  if (pattern === "") return true;
  const compiled = compile(pattern);
  return compiled === null || compiled.matcher(text).find();
}

const compiled = new Map<string, RE2JS | null>();

/** Compiles a pattern to one that takes linear time; null if it cannot (a look-ahead), and is not checked. */
export function compile(pattern: string): RE2JS | null {
  const known = compiled.get(pattern);
  if (known !== undefined) return known;
  let made: RE2JS | null = null;
  try {
    made = RE2JS.compile(RE2JS.translateRegExp(pattern));
  } catch {
    // Not such a pattern: validation reports it.
  }
  if (compiled.size > 500) compiled.clear();
  compiled.set(pattern, made);
  return made;
}
