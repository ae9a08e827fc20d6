/**
 * Finds whose a value is: it belongs to the party or person that the text names last before it in the same sentence or block ("Ada Byron, 4 Weir
 * Road", "Tenant: ada@byron.example").
 */
import { escapePattern } from "../grammar/words.ts";
import { findPii } from "../pii/find-pii.ts";
import { partiesOf, stemOfRole } from "./find-parties.ts";

interface Mention {
  readonly from: number;
  readonly to: number;
  /** Index of the party or person. */
  readonly of: number;
}

export interface Owners {
  /** Index of the owner that was named; null if the document does not say who that is. */
  readonly asked: number | null;
  /** Index of the owner of the value at a position; null if the text does not say. */
  ownerAt(from: number): number | null;
}

/** Maximum distance in chars from a name to a value that belongs to it. */
const MAX_DISTANCE_CHARS = 200;
/** End of a sentence or block, but not the full stop of an abbreviation or number. */
const END = /[.!?](?=\s+\p{Lu}\p{Ll})|\n\s*\n/gu;
const TITLE = /(?:mrs?|ms|miss|dr|prof|st|no|nr|str|inc|ltd|co|tel)$/iu;

/** @param people - of the whole document, which says who has which role */
export function ownersIn(text: string, people: readonly Person[], owner: string): Owners {
  const asked = people.findIndex((person) => isOwner(person, owner));
  const mentions = people.flatMap((person, of) => mentionsOf(text, person, of));
  return {
    asked: asked < 0 ? null : asked,
    ownerAt(from) {
      const last = mentions
        .filter((mention) => mention.to <= from && from - mention.to <= MAX_DISTANCE_CHARS)
        .reduce<Mention | null>((best, one) => (best === null || one.to > best.to ? one : best), null);
      return last === null || hasEnd(text.slice(last.to, from)) ? null : last.of;
    },
  };
}

export interface Person {
  readonly names: readonly string[];
  readonly roles: readonly string[];
}

/** The parties of a document, and its other persons. */
export function peopleOf(text: string): Person[] {
  const parties: Person[] = partiesOf(text).map(({ names, role }) => ({ names, roles: [role] }));
  const known = new Set(parties.flatMap(({ names }) => names));
  const persons = findPii(text, ["person"])
    .map(({ from, to }) => text.slice(from, to).replaceAll(/\s+/gu, " ").trim())
    .filter((name) => name.includes(" ") && !known.has(name));
  return [...parties, ...[...new Set(persons)].map((name) => ({ names: [name], roles: [] }))];
}

function isOwner({ names, roles }: Person, owner: string): boolean {
  const plain = owner.toLowerCase().replace(/^(?:mrs?|ms|dr|prof|frau|herrn?)\.?\s+/iu, "");
  return (
    roles.some((role) => stemOfRole(role) === stemOfRole(plain)) ||
    names.some((name) => ` ${name.toLowerCase()} `.includes(` ${plain} `))
  );
}

function mentionsOf(text: string, { names, roles }: Person, of: number): Mention[] {
  const words = [...names, ...names.flatMap(lastName), ...roles];
  return words.flatMap((word) => {
    const pattern = word.split(/\s+/u).map(escapePattern).join("\\s+");
    const found = text.matchAll(new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, "giu"));
    return Array.from(found, (match) => ({ from: match.index, to: match.index + match[0].length, of }));
  });
}

function lastName(name: string): string[] {
  const last = name.split(" ").at(-1) ?? "";
  return /^\p{Lu}\p{Ll}{2,}$/u.test(last) ? [last] : [];
}

function hasEnd(between: string): boolean {
  return [...between.matchAll(END)].some(({ index }) => !TITLE.test(between.slice(0, index)));
}
