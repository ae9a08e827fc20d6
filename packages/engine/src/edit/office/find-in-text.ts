import { strFromU8 } from "fflate";
import { notNamed } from "../find/find-places.ts";
import { valuesInText } from "../find/fields-in-text.ts";
import { ownersIn, peopleOf } from "../find/owners.ts";
import { findPartyNames } from "../find/find-parties.ts";
import { isWithin } from "../find/find-rows.ts";
import { type Match, matchPhrase } from "../find/match-phrase.ts";
import { NO_OWN_DATE, ownDateIn } from "../find/own-date.ts";
import { namesInPart, othersCalled } from "../find/parts-of-names.ts";
import { toPlainText } from "../find/plain-text.ts";
import type { Char } from "../find/text-order.ts";
import { typeOf } from "../find/value-types.ts";
import { isLiteral } from "../grammar/literal.ts";
import type { Target } from "../instruction.ts";
import { findPii } from "../pii/find-pii.ts";
import type { PiiKind } from "../pii/pii-kind.ts";
import { CONTENT_PART, type Parts } from "./office-editing.ts";
import type { FindIn } from "./patch-part.ts";
import { readXmlTexts } from "./xml-texts.ts";

/** Finds a target in paragraphs, or is a message that says what to write instead if the file has no such thing. */
export type OfficeFinder = FindIn | string;

const UNPLACED =
  "Office files have no pages and places of their own; name a phrase or a kind of data, or convert the document to PDF.";

const NOT_KEPT =
  "What is to be left as it is is not found in the document; name it as the document does, or put it into quotes.";

/** @param by - the new text, if a value is replaced */
export function finderOf(
  target: Target,
  parts: Parts,
  by?: { readonly text: string; readonly setsValue: boolean },
): OfficeFinder {
  const find = finder(target, parts, by);
  if (typeof find === "string") return find;
  const limited = limit(find, target, parts);
  const { keepLast } = target;
  if (typeof limited === "string" || keepLast === undefined) return limited;
  return (chars) => limited(chars).flatMap((match) => withoutEnd(chars, match, keepLast));
}

/** Leaves out what overlaps an exception. */
function limit(find: FindIn, { except = [] }: Target, parts: Parts): OfficeFinder {
  const kept: FindIn[] = [];
  for (const target of except) {
    // The file was already narrowed to what is outside the section.
    if (target.is === "section") continue;
    const own = finderOf(target, parts);
    if (typeof own === "string") return own;
    if (textsFound(own, parts).length === 0) return NOT_KEPT;
    kept.push(own);
  }
  if (kept.length === 0) return find;
  return (chars) => {
    const left = kept.flatMap((own) => own(chars));
    return find(chars).filter(({ from, to }) => !left.some((match) => match.from < to && from < match.to));
  };
}

function finder(
  target: Target,
  parts: Parts,
  by?: { readonly text: string; readonly setsValue: boolean },
): OfficeFinder {
  switch (target.is) {
    // The file was already narrowed to these cells.
    case "column":
    case "row":
      return (chars) => (chars.length === 0 ? [] : [{ from: 0, to: chars.length }]);
    case "phrase":
      if (by?.setsValue === true && typeOf(by.text) !== "text" && typeOf(target.text) === "text") {
        return fieldFinder(target.text, parts, typeOf(by.text)) ?? notNamed(target.text);
      }
      return (chars) => matchPhrase(chars, target.text, target);
    case "field":
      return fieldFinder(target.label, parts) ?? notNamed(target.label);
    case "words":
      return wordsFinder(target, parts, by);
    case "pii":
      return dataFinder(target, parts);
    case "own date":
      return ownDateFinder(parts);
    case "party":
      return partyFinder(target.role, parts);
    default:
      return UNPLACED;
  }
}

function wordsFinder(
  target: Extract<Target, { is: "words" }>,
  parts: Parts,
  by?: { readonly text: string; readonly setsValue: boolean },
): OfficeFinder {
  const type = by === undefined ? target.type : typeOf(by.text);
  const field = fieldFinder(target.text, parts, type);
  const isField =
    target.asField || by?.setsValue === true || (type !== undefined && type !== "text" && typeOf(target.text) !== type);
  if (isField && field !== null) return field;
  const isLiteralText = by !== undefined || target.isLiteral === true || (field === null && isLiteral(target.text));
  return target.asField || !isLiteralText ? notNamed(target.text) : (chars) => matchPhrase(chars, target.text, target);
}

function fieldFinder(label: string, parts: Parts, type?: ReturnType<typeof typeOf>): FindIn | null {
  const find: FindIn = (chars) => {
    const { text, toChars } = toPlainText(chars);
    return valuesInText(text, label, type).map(toChars);
  };
  return paragraphsOf(parts).some((text) => valuesInText(text, label, type).length > 0) ? find : null;
}

function dataFinder({ pii, limit, owner }: Extract<Target, { is: "pii" }>, parts: Parts): OfficeFinder {
  const find: FindIn = (chars) => {
    const { text, toChars } = toPlainText(chars);
    return findPii(text, [pii])
      .filter(({ from, to }) => limit === undefined || isWithin(limit, text.slice(from, to)))
      .map(toChars);
  };
  if (owner === undefined) return find;
  const owned = ownedFinder(find, pii, owner, parts);
  if (owned !== null) return owned;
  const values = new Set(
    paragraphsOf(parts).flatMap((text) => findPii(text, [pii]).map(({ from, to }) => text.slice(from, to))),
  );
  return values.size <= 1
    ? find
    : `The document has ${values.size} values of this kind, and it is not certain which of them are of "${owner}"; put those that are meant into quotes.`;
}

/** Finds only the values that belong to the owner according to the text; null if it does not say who is meant, or whose one of the values is. */
function ownedFinder(find: FindIn, pii: PiiKind, owner: string, parts: Parts): FindIn | null {
  const people = peopleOf(paragraphsOf(parts).join("\n\n"));
  const own = new Set<string>();
  for (const text of paragraphsOf(parts)) {
    const owners = ownersIn(text, people, owner);
    for (const { from, to } of findPii(text, [pii])) {
      const of = owners.ownerAt(from);
      if (owners.asked === null || of === null) return null;
      if (of === owners.asked) own.add(text.slice(from, to));
    }
  }
  if (own.size === 0) return null;
  return (chars) => find(chars).filter(({ from, to }) => own.has(chars.slice(from, to).map(({ text }) => text).join(""))); // prettier-ignore
}

function partyFinder(role: string | null, parts: Parts): OfficeFinder {
  const text = paragraphsOf(parts).join("\n");
  const names = findPartyNames(text, role);
  if (names.length === 0) {
    return `The document does not say who that is; put the name into quotes, as in: redact "Ada Byron".`;
  }
  const words = names.flatMap((name) => namesInPart(name, text).map((word) => [name, word] as const));
  const others = words.flatMap(([name, word]) => othersCalled(word, name, text));
  return (chars) => {
    const whole = names.flatMap((name) => matchPhrase(chars, name));
    const alone = words.flatMap(([, word]) => matchPhrase(chars, word, { matchCase: true }));
    const taken = [...whole, ...others.flatMap((name) => matchPhrase(chars, name))];
    const rest = alone.filter(({ from, to }) => !taken.some((match) => match.from < to && from < match.to));
    return [...whole, ...rest].toSorted((a, b) => a.from - b.from);
  };
}

function ownDateFinder(parts: Parts): OfficeFinder {
  const date = ownDateIn(paragraphsOf(parts).join("\n"));
  return date === null ? NO_OWN_DATE : (chars) => matchPhrase(chars, date);
}

/** The texts of a target's exceptions. */
export function keptTexts({ except = [] }: Target, parts: Parts): string[] {
  return except.flatMap((target) => {
    const find = finderOf(target, parts);
    return typeof find === "string" ? [] : textsFound(find, parts);
  });
}

export function textsFound(find: FindIn, parts: Parts): string[] {
  return paragraphsOf(parts).flatMap((text) => {
    const chars = Array.from(text, (char): Char => ({ is: "char", text: char, glyph: 0 }));
    return find(chars).map(({ from, to }) => chars.slice(from, to).map((char) => char.text).join("")); // prettier-ignore
  });
}

/** The visible texts, paragraph by paragraph. */
export function paragraphsOf(parts: Parts): string[] {
  return [...parts].flatMap(([name, data]) =>
    CONTENT_PART.test(name)
      ? readXmlTexts(strFromU8(data)).paragraphs.map((texts) =>
          texts.flatMap(({ text, isDeleted, isWritten }) => (isDeleted || !isWritten ? [] : [text])).join(""),
        )
      : [],
  );
}

function withoutEnd(chars: readonly Char[], { from, to }: Match, count: number): Match[] {
  const signs = chars.slice(from, to).flatMap((char, at) => (/[\p{L}\p{N}]/u.test(char.text) ? [from + at] : []));
  const last = signs.at(-count - 1);
  return last === undefined ? [] : [{ from, to: last + 1 }];
}
