import { type Concept, CONCEPTS } from "../lexicon/concept.ts";
import { conceptsNamed } from "../lexicon/lexicon.ts";
import type { ValueKind } from "../lexicon/value-kind.ts";
import type { SchemaNode } from "../schema/schema-node.ts";
import { NUMBER_KEY, toKeys, wordsOfName } from "../line-index/keys.ts";
import type { Field } from "./field.ts";
import { kindOf } from "./field-kind.ts";
import { FILLERS, type Naming, PARTIES, phrasesFor, WEAK_PHRASE } from "./phrases-for.ts";
import { endOf, isEndWord } from "./range-end.ts";
import { spellsUmlauts, withoutE, withUmlauts } from "./umlauts.ts";

/** Weights of a field's own name and of concepts that its description mentions in passing, relative to 1 for a concept that it names. */
const NAMED_IN_PASSING = 0.8;
const NAMED_WITHIN = 0.55;
const HEAD_WORD = 0.45;

/** Reads what a leaf of a schema requests. @param path - its names from the root, or from an array's item */
export function readField(path: readonly string[], node: SchemaNode): Field {
  const name = path.at(-1) ?? "";
  const words = toKeys(wordsOfName(name)).map(withUmlauts);
  const around = path.slice(0, -1).flatMap((part) => toKeys(wordsOfName(part)));
  const parent = toKeys(wordsOfName(path.at(-2) ?? ""));
  const namings = namingsOf(words, node);
  const party = partyOf([...around, ...words], node.description) ?? partyNamed(words);
  const concepts = plausible(conceptsOf(namings, party ?? ownerOf(words, parent), words, around), node);
  const qualified = qualifiedNamings(words, parent);
  const end = endOf(words, node.description);
  const kind = kindOf(node, [...concepts.keys()], words);
  return {
    path,
    node,
    kind,
    concepts: [...concepts.keys()],
    namings: [...namings, ...(words.every((word) => OWNED.test(word)) ? qualified : [])].map(({ keys }) =>
      keys.filter((key) => !FILLERS.has(key)),
    ),
    phrases: phrasesFor([...namings, ...qualified], concepts, end !== null, words),
    party,
    end,
  };
}

/** Words about a name itself, not about the thing that is named. */
const PARTS_OF_NAMES =
  /^(?:first|last|given|family|middle|full|user|nick|file|display|short|long|legal|common|other)$/u;

const NUMBERING = /^(?:id|code|ref|reference)$/u;

function namingsOf(words: readonly string[], node: SchemaNode): Naming[] {
  const { title, description } = node;
  const said = description
    .split(/[,;:.()\n]| or | and | oder | ou | e\.g\. /u)
    .map((part) => part.trim())
    .filter((part) => part !== "" && part.split(/\s+/u).length <= 9)
    .slice(0, 8);
  // "class_name" is labelled "Class".
  const named = words.length > 1 && words.at(-1) === "name" && !PARTS_OF_NAMES.test(words[0]!);
  // "reservation_id" is labelled "Reservation no."
  const numbered = words.length > 1 && NUMBERING.test(words.at(-1)!);
  // "voyage" is labelled "Voyage No."
  const mayNumber = words.length === 1 && node.types.has("string") && node.format === "" && words[0] !== "name";
  return [
    { keys: words, weight: 1 },
    // "stornogebuehr" is printed "Stornogebühr", whose key has no accents.
    ...(words.some(spellsUmlauts) ? [{ keys: words.map(withoutE), weight: 1 }] : []),
    ...(mayNumber ? [{ keys: [...words, NUMBER_KEY], weight: 0.85 }] : []),
    ...(numbered ? [{ keys: [...words.slice(0, -1), NUMBER_KEY], weight: 0.95 }] : []),
    ...(named ? [{ keys: words.slice(0, -1), weight: NAMED_IN_PASSING }] : []),
    ...(title === "" ? [] : [{ keys: toKeys(wordsOfName(title)), weight: 1 }]),
    ...said.map((part, index) => ({ keys: toKeys(part), weight: NAMED_IN_PASSING - 0.02 * index })),
  ].filter(({ keys }) => keys.length > 0);
}

/** For an object's leaf, the object alone may say whose it is: "Landlord" labels its name, and "Landlord address" its address. */
function qualifiedNamings(words: readonly string[], parent: readonly string[]): Naming[] {
  if (parent.every((word) => GENERIC_OBJECT.test(word))) return [];
  const [only] = words;
  const owns = words.length !== 1 ? 0 : only === "name" ? 0.95 : only === "address" ? 0.75 : 0;
  return [
    { keys: [...parent, ...words], weight: 1 },
    ...(owns > 0 ? [{ keys: parent, weight: owns }] : []),
    // The address is below the name, in the same box.
    ...(only === "address" ? [{ keys: [...parent, "name"], weight: 0.6 }] : []),
  ];
}

/** Properties that many objects have, so that the label must name the owner. */
const OWNED = /^(?:name|address|№|id|email|mail|phone|telephone|date|code)$/u;

/** Objects that only group fields. */
const GENERIC_OBJECT = /^(?:details?|infos?|information|data|meta|metadata|header|summary|fields?|document)$/u;

/** The person or company whose name a leaf is: the landlord of `landlord.name`. */
function ownerOf(words: readonly string[], parent: readonly string[]): Concept | null {
  if (words.length !== 1 || words[0] !== "name") return null;
  return conceptsNamed(parent).find(({ concept, weak }) => !weak && CONCEPTS[concept] === "name")?.concept ?? null;
}

function conceptsOf(
  namings: readonly Naming[],
  party: Concept | null,
  words: readonly string[],
  around: readonly string[],
): Map<Concept, number> {
  // "seller_name" is the seller, not any other name.
  if (party !== null && words.includes("name")) return new Map([[party, OF_PARTY]]);
  const found = new Map<Concept, number>();
  const note: Note = (concept, weight) => {
    found.set(concept, Math.max(found.get(concept) ?? 0, weight));
  };
  for (const naming of namings) noteNaming(naming, note);
  noteStrong([...around, ...words], 1, note);
  if (party !== null) noteParty(party, words, note);
  if (found.size === 0) noteUnnamed(words, note);
  const head = words.at(-1);
  const ofHead = found.size > 0 || head === undefined || head === NUMBER_KEY ? [] : conceptsNamed([head]);
  for (const { concept } of ofHead) note(concept, HEAD_WORD);
  return new Map([...found].toSorted((a, b) => b[1] - a[1]).slice(0, 5));
}

type Note = (concept: Concept, weight: number) => void;

/** Concepts that the words name for sure. */
function noteStrong(keys: readonly string[], weight: number, note: Note): void {
  for (const { concept, weak } of conceptsNamed(keys)) if (!weak) note(concept, weight);
}

function noteNaming({ keys, weight }: Naming, note: Note): void {
  for (const { concept, weak } of conceptsNamed(keys)) note(concept, weight * (weak ? WEAK_PHRASE : 1));
  const bare = keys.filter((key) => !FILLERS.has(key));
  if (bare.length !== keys.length) {
    for (const { concept } of conceptsNamed(bare)) note(concept, weight * WITHOUT_FILLERS);
  }
  for (const part of partsOf(bare)) noteStrong(part, weight * NAMED_WITHIN, note);
}

function noteParty(party: Concept, words: readonly string[], note: Note): void {
  if (isPartyItself(words, party)) note(party, OF_PARTY);
  // "tva_client", "nif_cliente": a number of a party, whatever the order of the words.
  for (const { concept } of words.flatMap((word) => conceptsNamed([word]))) {
    if (SCORE_BY_FORM.has(CONCEPTS[concept]) || concept === "taxNumber") note(concept, NUMBER_OF_PARTY);
  }
  if (words.some((word) => TAX_WORD.test(word))) note("vatNumber", NUMBER_OF_PARTY);
}

/** For names that no phrase of the lexicon has as a whole. */
function noteUnnamed(words: readonly string[], note: Note): void {
  const head = words.at(-1);
  const rest = words.slice(0, -1);
  // "vat_total", "discount_amount": the words before the total say what adds up.
  const summed = rest.length > 0 && TOTAL_WORD.test(head!) ? conceptsNamed(rest) : [];
  const sums = summed.filter(({ concept }) => CONCEPTS[concept] === "money");
  for (const { concept } of sums) note(concept, WITHOUT_FILLERS);
  // "phones" means more than one "phone".
  if (sums.length > 0 || head?.endsWith("s") !== true) return;
  noteStrong([...rest, head.slice(0, -1)], WITHOUT_FILLERS, note);
}

/** Weight of a name without its filling words, or in another number. */
const WITHOUT_FILLERS = 0.9;
/** A party that the field is, and a number that is its own, outweigh what the other words mean. */
const OF_PARTY = 1.1;
const NUMBER_OF_PARTY = 1.15;

const SCORE_BY_FORM: ReadonlySet<ValueKind> = new Set<ValueKind>(["vat", "iban", "bic", "mail"]);

/** The tax of a party is its number. */
const TAX_WORD = /^(?:vat|ust|mwst|tva|iva|btw|gst)$/u;

const TOTAL_WORD = /^(?:totals?|sum|amount|value|summe|betrag|montant|totale|importe|importo|bedrag)$/u;

const NUMERIC: ReadonlySet<ValueKind> = new Set<ValueKind>(["money", "number", "integer", "percent"]);

/** Keeps the concepts whose values have the type that the schema requests, if there are any. */
function plausible(concepts: Map<Concept, number>, { types, format }: SchemaNode): Map<Concept, number> {
  const isNumber = types.has("number") || types.has("integer");
  const fits = (concept: Concept): boolean => {
    const kind = CONCEPTS[concept];
    if (format.startsWith("date")) return kind === "date";
    return isNumber === NUMERIC.has(kind);
  };
  const kept = new Map([...concepts].filter(([concept]) => fits(concept)));
  return kept.size > 0 || format.startsWith("date") ? kept : concepts;
}

/** Runs of words within a phrase: those of two or more words, and the last word. */
function* partsOf(keys: readonly string[]): Generator<readonly string[]> {
  for (let length = Math.min(4, keys.length - 1); length >= 2; length--) {
    for (let at = 0; at + length <= keys.length; at++) yield keys.slice(at, at + length);
  }
}

function isPartyItself(words: readonly string[], party: Concept): boolean {
  return conceptsNamed(words).some(({ concept }) => concept === party);
}

function partyOf(words: readonly string[], description: string): Concept | null {
  for (const word of words) {
    if (isEndWord(word)) continue;
    const named = conceptsNamed([word]).find(({ concept, weak }) => PARTIES.has(concept) && !weak);
    if (named !== undefined) return named.concept;
  }
  const of = /\b(?:of|from) the (\p{L}+)/u.exec(description)?.[1];
  const named = of === undefined ? undefined : conceptsNamed(toKeys(of)).find(({ concept }) => PARTIES.has(concept));
  return named?.concept ?? null;
}

/** "bill_to", "issued_by": the words together name a party, which none of them does alone. */
function partyNamed(words: readonly string[]): Concept | null {
  if (words.length < 2) return null;
  return conceptsNamed(words).find(({ concept, weak }) => (concept === "buyer" || concept === "seller") && !weak)?.concept ?? null; // prettier-ignore
}
