/** Finds the places of an instruction's target on the pages that it names. */
import { isLiteral } from "../grammar/literal.ts";
import { pagesIn } from "../grammar/page-set.ts";
import { escapePattern } from "../grammar/words.ts";
import type { Target } from "../instruction.ts";
import { fromFractions } from "../pdf/page-view.ts";
import { findPii } from "../pii/find-pii.ts";
import type { Place, Secret } from "../redact/place.ts";
import { findAllBut } from "./find-all-but.ts";
import { findColumn } from "./find-column.ts";
import { findFieldValues } from "./find-field-values.ts";
import { findPartyNames } from "./find-parties.ts";
import { findRows, isDated, isWithin } from "./find-rows.ts";
import { findSection } from "./find-sections.ts";
import { findNamedRow, findTable } from "./find-table.ts";
import { doubt, type Found, NOTHING } from "./found.ts";
import { limitPlaces } from "./limit-places.ts";
import { matchPhrase } from "./match-phrase.ts";
import { NO_OWN_DATE, ownDateIn } from "./own-date.ts";
import { ownersIn, peopleOf } from "./owners.ts";
import { mergePlaces } from "./merge-places.ts";
import { toPlainText } from "./plain-text.ts";
import { boxToQuad } from "./quad.ts";
import type { PageReading, Reading } from "./reading.ts";
import { namesInPart, othersCalled } from "./parts-of-names.ts";
import { keepEnds, search } from "./search-pages.ts";

type Of<Kind extends Target["is"]> = Extract<Target, { is: Kind }>;

/** Finds a target in the original document. */
export async function findPlaces(target: Target, reading: Reading): Promise<Found> {
  const pages = pagesIn(target.pages, reading.pages.length).map((number) => reading.pages[number - 1]!);
  const found = await limitPlaces(await find(target, pages, reading), target, (part) => findPlaces(part, reading));
  return target.keepLast === undefined ? found : keepEnds(found, target.keepLast, reading);
}

async function find(target: Target, pages: readonly PageReading[], reading: Reading): Promise<Found> {
  switch (target.is) {
    case "phrase":
      return findPhrase(target.text, target, pages);
    case "words":
      return findWords(target, pages);
    case "pii":
      return findData(target, pages, reading);
    case "party":
      return findParty(target, pages, reading);
    case "own date":
      return ownDateOf(pages, reading);
    case "section":
      return sectionOf(target, pages, reading);
    case "rows":
      return findRows(target, pages, reading);
    case "row":
      return findNamedRow(target.named, pages, reading);
    case "table":
      return findTable(pages, reading);
    case "sheet":
      return doubt("A PDF has no sheets; name a page instead.");
    case "field":
      return { places: findFieldValues(target.label, pages).places, secrets: [] };
    case "column":
      return { places: await findColumn(target.header, pages, reading), secrets: [] };
    case "region":
      return { places: pages.map((page) => regionOf(page, fromFractions(page.text.view, target.region))), secrets: [] };
    case "page":
      return { places: pages.map((page) => regionOf(page, page.text.view.box)), secrets: [] };
    default:
      return findAllBut(await Promise.all(target.kept.map((kept) => findPlaces(kept, reading))), pages);
  }
}

function regionOf({ text: { view } }: PageReading, box: ReturnType<typeof fromFractions>): Place {
  return { page: view.number, quads: [boxToQuad(box)], glyphs: [], text: "", isRegion: true };
}

/** Names such as "Zanzibar" or "the Oslo office", which a document may contain literally even if they are not quoted. */
const NAME_LIKE =
  /^(?:[\p{Lu}\p{N}][\p{L}\p{M}\p{N}.'’&@/-]*|\p{Lu}+)(?:\s+[\p{Lu}\p{N}][\p{L}\p{M}\p{N}.'’&@/-]*)+$|^\p{Lu}{2,}$/u;

/**
 * Words without quotes mean the value of a field if the document has one with that name. Otherwise they mean themselves, unless they are a
 * description such as "the signatures".
 */
function findWords(target: Of<"words">, pages: readonly PageReading[]): Found {
  const { text } = target;
  const field = findFieldValues(text, pages, target.type);
  const phrase = findPhrase(text, target, pages);
  if (target.asField) {
    const singular =
      field.places.length > 0 ? field : findFieldValues(text.replace(/(?:s|en|e|n)$/iu, ""), pages, target.type);
    const values = new Set(singular.places.map((place) => place.text));
    if (target.owner !== undefined && values.size > 1) return doubt(notNamed(`${text}, ${target.owner}`));
    if (singular.places.length > 0) return { places: singular.places, secrets: [] };
    if (NAME_LIKE.test(text) && phrase.places.length > 0) return phrase;
    return doubt(notNamed(text));
  }
  // In a letter "Mareike Holtkamp" has a line below it, but is not its label.
  if (NAME_LIKE.test(text) && phrase.places.length > 0 && !isLabelled(text, pages)) return phrase;
  // A value follows at every place of the words, so they are a label.
  if (field.places.length > 0 && field.places.length >= field.labels) return { places: field.places, secrets: [] };
  if (target.isLiteral === true || (field.places.length === 0 && isLiteral(text))) return phrase;
  return field.places.length > 0 ? { places: field.places, secrets: [] } : doubt(notNamed(text));
}

/** Whether a colon follows the words anywhere. */
export function isLabelled(label: string, pages: readonly PageReading[]): boolean {
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])${label.trim().split(/\s+/u).map(escapePattern).join("\\s+")}\\s*[:=]`,
    "iu",
  );
  return pages.some(({ text }) => pattern.test(toPlainText(text.orders[1]!).text));
}

/** Says what to write if words are not understood. */
export function notNamed(text: string): string {
  return `The document has no field called "${text}" with a known value, and it is no kind of data that is known. Put words that are meant literally into quotes, name a kind such as amounts, dates, names, addresses or account numbers, a section by its number, or a column.`;
}

function secretsOf(
  text: string,
  { matchCase, partOfWord, pages }: Pick<Target, "matchCase" | "partOfWord" | "pages">,
): Secret[] {
  return pages === undefined ? [{ text, matchCase: matchCase === true, partOfWord: partOfWord === true }] : [];
}

export function findPhrase(
  phrase: string,
  options: Pick<Target, "matchCase" | "partOfWord" | "pages">,
  pages: readonly PageReading[],
): Found {
  const places = pages.flatMap((page) => search(page, (chars) => matchPhrase(chars, phrase, options)));
  return { places, secrets: secretsOf(phrase, options) };
}

function findData(target: Of<"pii">, pages: readonly PageReading[], reading: Reading): Found {
  const { owner, said } = target;
  if (owner === undefined) return findKind(target, pages);
  const found = findKind(target, pages);
  const values = new Set(found.places.map(({ text }) => text.replaceAll(/[^\p{L}\p{N}]/gu, "").toLowerCase()));
  if (values.size === 0) return found;
  const owned = findOwned(target, owner, pages, reading);
  if (owned !== null) return owned;
  // If there is only one phone number, it may be the owner's. A single address is just as often the letterhead's.
  if (values.size === 1 && target.pii !== "address") return found;
  const labelled = said === undefined ? [] : findFieldValues(said, pages).places;
  if (labelled.length === 1) return { places: labelled, secrets: [] };
  return doubt(
    `The document has ${values.size === 1 ? "a value" : `${values.size} values`} of this kind, and it is not certain whose: put what of it is of "${owner}" into quotes.`,
  );
}

/** Null if the document does not say who is meant, or whose a value is. */
function findOwned(target: Of<"pii">, owner: string, pages: readonly PageReading[], reading: Reading): Found | null {
  const people = peopleOf(reading.pages.map(({ text }) => toPlainText(text.orders[0]!).text).join("\n\n"));
  const state = { isKnown: true };
  const found = findKind(target, pages, (text, from) => {
    const owners = ownersIn(text, people, owner);
    const own = owners.ownerAt(from);
    if (owners.asked === null || own === null) state.isKnown = false;
    return own === owners.asked;
  });
  if (!state.isKnown) return null;
  if (found.places.length > 0) return found;
  return doubt(
    `The values of this kind that the document has are of others than "${owner}"; put the one that is meant into quotes.`,
  );
}

function findKind(
  target: Of<"pii">,
  pages: readonly PageReading[],
  isMeant: (text: string, from: number) => boolean = () => true,
): Found {
  const { pii, limit, dates } = target;
  const places = pages.flatMap((page) =>
    search(page, (chars) => {
      const { text, toChars } = toPlainText(chars);
      return (
        findPii(text, [pii])
          // A weekday by itself is never meant as a date.
          .filter(({ from, to }) => pii !== "date" || /\d/u.test(text.slice(from, to)))
          .filter(({ from }) => isMeant(text, from))
          .filter(({ from, to }) => limit === undefined || isWithin(limit, text.slice(from, to)))
          .filter(({ from, to }) => dates === undefined || isDated(dates, text.slice(from, to)) === true)
          .map(toChars)
      );
    }),
  );
  const texts = new Set(
    places.map(({ text }) => text.replaceAll(/\s+/gu, " ").trim()).filter((text) => text.length >= 5),
  );
  const isEverywhere =
    target.pages === undefined && limit === undefined && dates === undefined && pii !== "amount" && pii !== "address";
  return {
    places,
    secrets: isEverywhere ? [...texts].map((text) => ({ text, matchCase: false, partOfWord: false })) : [],
  };
}

function findParty(target: Of<"party">, pages: readonly PageReading[], reading: Reading): Found {
  const texts = [0, 1].map((order) =>
    reading.pages
      .flatMap(({ text, recognised }) => [
        text.orders[order]!,
        ...(recognised === null ? [] : [recognised.orders[order]!]),
      ])
      .map((chars) => toPlainText(chars).text)
      .join("\n"),
  );
  const parties = texts.map((text) => findPartyNames(text, target.role)).find((found) => found.length > 0) ?? [];
  if (parties.length === 0 && target.role !== null) {
    const [name] = namesWith(target.role, texts[0]!);
    // Others may have the same last name.
    if (name !== undefined) {
      const alone = findPhrase(target.role, { ...target, matchCase: true }, pages);
      const whole = findPhrase(name, target, pages);
      return { places: mergePlaces([...whole.places, ...alone.places]), secrets: whole.secrets };
    }
  }
  const names = parties;
  if (names.length === 0) {
    const who = target.role === null ? "parties are" : `"${target.role}" is`;
    return doubt(`The document does not say who the ${who}; put the name into quotes, as in: redact "Ada Byron".`);
  }
  const whole = names.map((name) => findPhrase(name, target, pages));
  const parts = names.flatMap((name) =>
    namesInPart(name, texts[0]!).map((part) => {
      const alone = findPhrase(part, { ...target, matchCase: true }, pages);
      const others = othersCalled(part, name, texts[0]!).flatMap((other) => findPhrase(other, {}, pages).places);
      return others.length === 0 ? alone : { places: withoutThese(alone.places, others), secrets: [] };
    }),
  );
  return {
    places: mergePlaces([...whole, ...parts].flatMap(({ places }) => places)),
    secrets: [...whole, ...parts].flatMap(({ secrets }) => secrets),
  };
}

/** Places that share no letter with others. */
function withoutThese(places: readonly Place[], others: readonly Place[]): Place[] {
  const taken = new Set(others.flatMap(({ page, glyphs }) => glyphs.map((id) => `${page}:${id}`)));
  return places.filter(({ page, glyphs }) => !glyphs.some((id) => taken.has(`${page}:${id}`)));
}

function ownDateOf(pages: readonly PageReading[], reading: Reading): Found {
  const [first] = reading.pages;
  const date = first === undefined ? null : ownDateIn(toPlainText(first.text.orders[1]!).text);
  return date === null ? doubt(NO_OWN_DATE) : { places: findPhrase(date, {}, pages).places.slice(0, 1), secrets: [] };
}

/** The full name for "Alfie's name", if the document has exactly one person of that name. */
function namesWith(word: string, text: string): string[] {
  if (!/^\p{Lu}\p{Ll}+$/u.test(word)) return [];
  const persons = findPii(text, ["person"]).map(({ from, to }) => text.slice(from, to).replaceAll(/\s+/gu, " ").trim());
  const found = new Set(persons.filter((name) => name.includes(" ") && name.split(" ").includes(word)));
  return found.size === 1 ? [...found] : [];
}

async function sectionOf(target: Of<"section">, pages: readonly PageReading[], reading: Reading): Promise<Found> {
  const places = await findSection(target.section, pages, reading);
  if (places === null) {
    return doubt("Several headings are called so; name the page as well, or put the text into quotes.");
  }
  return places.length === 0 ? NOTHING : { places, secrets: [] };
}
