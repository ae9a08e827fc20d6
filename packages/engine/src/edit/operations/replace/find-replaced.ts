import { findFieldValues } from "../../find/find-field-values.ts";
import { limitPlaces } from "../../find/limit-places.ts";
import { findPhrase, findPlaces, isLabelled, notNamed } from "../../find/find-places.ts";
import { doubt, type Found } from "../../find/found.ts";
import type { Reading } from "../../find/reading.ts";
import { typeOf } from "../../find/value-types.ts";
import { pagesIn } from "../../grammar/page-set.ts";
import type { Target } from "../../instruction.ts";
import type { Place } from "../../redact/place.ts";
import type { Replace } from "./instruction.ts";

const REPLACEABLE: ReadonlySet<Target["is"]> = new Set(["phrase", "words", "pii", "party", "field", "own date"]);
const NOT_REPLACED = 'Only words and values are replaced; write: replace "old" by "new".';

/** Finds the texts that a replacement means: literal words, or the value of what they name. */
export async function findReplaced(replacement: Replace, reading: Reading): Promise<Found> {
  const { target } = replacement;
  if (!REPLACEABLE.has(target.is)) return doubt(NOT_REPLACED);
  const { found, isValue } = await findFormer(replacement, reading);
  const limited = await limitPlaces(found, target, (part) => findPlaces(part, reading));
  return isValue ? oneValue(limited.places, limited) : limited;
}

/** If the instruction gives the present value: finds the named value that equals it, or the text if it occurs only once. */
async function findFormer(replacement: Replace, reading: Reading): Promise<Old> {
  const old = await findOld(replacement, reading);
  const { former, target } = replacement;
  if (former === undefined) return old;
  const isFormer = ({ text }: Place): boolean => plain(text) === plain(former);
  const own = old.found.places.filter(isFormer);
  if (own.length > 0) return { ...old, found: { ...old.found, places: own } };
  const pages = pagesIn(target.pages, reading.pages.length).map((number) => reading.pages[number - 1]!);
  const phrase = findPhrase(former, {}, pages);
  if (old.found.places.length === 0 && phrase.places.length === 1) return { found: phrase, isValue: false };
  return { found: doubt(notFormer(former)), isValue: false };
}

function plain(text: string): string {
  return text.replaceAll(/\s+/gu, "").toLowerCase();
}

interface Old {
  readonly found: Found;
  /** It is the value of what is named, and must be unique. */
  readonly isValue: boolean;
}

async function findOld({ target: asked, by, setsValue }: Replace, reading: Reading): Promise<Old> {
  // `change "Valid until" to 31 May` means the present date, although its label is in quotes.
  const isLabel = setsValue && asked.is === "phrase" && typeOf(by) !== "text" && typeOf(asked.text) === "text";
  const target: Target = isLabel ? { ...asked, is: "words", asField: true } : asked;
  if (target.is !== "words") return { found: await findPlaces(target, reading), isValue: target.is !== "phrase" };
  const pages = pagesIn(target.pages, reading.pages.length).map((number) => reading.pages[number - 1]!);
  return findWordsOrValue(target, by, setsValue, pages);
}

/** Words may be replaced themselves, or be the label of the value that is. */
function findWordsOrValue(
  target: Extract<Target, { is: "words" }>,
  by: string,
  setsValue: boolean,
  pages: Reading["pages"],
): Old {
  const type = typeOf(by);
  const field = findFieldValues(target.text, pages, type);
  const phrase = findPhrase(target.text, target, pages);
  // The end of a text value in a sentence is unknown, so the words must be a label everywhere.
  const isField = field.places.length > 0 && (type !== "text" || field.places.length >= field.labels);
  // "Rename every Standing order to Bank transfer": words with a capital letter that are not a label.
  const isTerm = type === "text" && !isLabelled(target.text, pages);
  const isProper = isTerm && !setsValue && /^\p{Lu}\S*\s/u.test(target.text);
  if (isProper && phrase.places.length > 0) return { found: phrase, isValue: false };
  const mayBeEither = isTerm && isField && !target.asField;
  // "Change Taxi to Taxi fare" renames it; "change Status to Paid" may mean the word or its value.
  if (mayBeEither && sharesWord(target.text, by)) return { found: phrase, isValue: false };
  if (mayBeEither && setsValue) return { found: doubt(TWO_WAYS), isValue: false };
  return isField && wantsValue(target, type, setsValue)
    ? { found: { places: field.places, secrets: [] }, isValue: true }
    : { found: withoutValue(target, setsValue, phrase), isValue: false };
}

function wantsValue(
  { asField, text }: Extract<Target, { is: "words" }>,
  type: ReturnType<typeof typeOf>,
  setsValue: boolean,
): boolean {
  return asField || setsValue || (type !== "text" && typeOf(text) !== type);
}

function withoutValue({ asField, text }: Extract<Target, { is: "words" }>, setsValue: boolean, phrase: Found): Found {
  return asField || (setsValue && phrase.places.length === 0) ? doubt(notNamed(text)) : phrase;
}

/** Says what to write if a value differs from the one in the instruction. */
export function notFormer(former: string): string {
  return `"${former}" is not the value of what is named, or is there more than once; put both texts into quotes, as in: replace "old" by "new".`;
}

const TWO_WAYS =
  'It may mean the words or what is next to them; put both texts into quotes, as in: replace "old" by "new".';

function sharesWord(one: string, other: string): boolean {
  const own = new Set(one.toLowerCase().split(/\s+/u));
  return other.toLowerCase().split(/\s+/u).some((word) => own.has(word)); // prettier-ignore
}

/** A new value replaces exactly one; several different values are ambiguous. */
function oneValue(places: readonly Place[], found: Found): Found {
  const values = new Set(places.map(({ text }) => text.replaceAll(/\s+/gu, " ").trim()));
  if (values.size <= 1) return found;
  const whole = places.filter(({ text }) => text.includes(" "));
  const names = new Set(whole.map(({ text }) => text.replaceAll(/\s+/gu, " ").trim()));
  if (names.size === 1) return { ...found, places: whole };
  return doubt(
    `The document has several values that this may mean, such as ${[...values]
      .slice(0, 3)
      .map((value) => `"${value}"`)
      .join(" and ")}; put the one that is meant into quotes.`,
  );
}
