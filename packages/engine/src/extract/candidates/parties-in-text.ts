import type { Field } from "../fields/field.ts";
import { toValue } from "../fields/to-value.ts";
import type { LineIndex } from "../line-index/line-index.ts";
import { spanText } from "../line-index/span.ts";
import { type DefinedParty, definedParties } from "../structure/defined-parties.ts";
import { toKeys, wordsOfName } from "../line-index/keys.ts";
import type { CandidateSigns } from "./candidate-signs.ts";
import { kindredLabels } from "./kindred-labels.ts";
import { LabelFinder } from "./label-matches.ts";
import type { Found } from "./read-values.ts";
import type { WordKinship } from "./word-kinship.ts";

/** A term with a lower match to the field's name belongs to another field: "Lender" is not the "lender contact". */
const MIN_TERM = 0.7;
const MIN_KINDRED = 0.8;

/** Names and addresses of the parties that a contract defines, for fields whose label is the party's term. */
export function partiesInText(fields: readonly Field[], lineIndex: LineIndex, words: WordKinship): Found[] {
  const finder = new LabelFinder(fields);
  const parties = definedParties(lineIndex);
  const matches = parties.map((party) => termMatches(party, fields, finder, words));
  const left = eliminated(parties, fields, matches);
  return parties.flatMap((party, at) =>
    [...matches[at]!, ...(left?.party === at ? left.matches : [])].flatMap(({ field, signs }): Found[] => {
      const said = valueOf(party, fields[field]!);
      return said === null ? [] : [{ field, ...said, signs: { ...signs, fit: 1, paired: 1 }, label: null }];
    }),
  );
}

interface TermMatch {
  readonly field: number;
  readonly signs: CandidateSigns;
}

function termMatches({ term }: DefinedParty, fields: readonly Field[], finder: LabelFinder, words: WordKinship): TermMatch[] {
  const keys = term.tokens.flatMap((token) => token.keys);
  const text = { place: term, from: 0, end: term.tokens.length, hasColon: false, keys };
  const labels = [...finder.findIn(term), ...kindredLabels(fields, [text], words)];
  const known = labels.flatMap(({ field, weight, share, isKindred }): TermMatch[] => {
    if (weight * share < (isKindred === true ? MIN_KINDRED : MIN_TERM)) return [];
    return [{ field, signs: isKindred === true ? { kindred: weight } : { label: Math.max(0.9, weight) * share ** 2 } }];
  });
  const told = new Set(known.map(({ field }) => field));
  const byStem = fields.flatMap((field, index) => (!told.has(index) && shareStem(ownerOf(field), keys) ? [{ field: index, signs: { kindred: BY_STEM } }] : []));
  return [...known, ...byStem];
} // prettier-ignore

/** Match of "Discloser" with the name of `disclosing_party`, and of the only party with the only object that are left. */
const BY_STEM = 0.9;
const BY_ELIMINATION = 0.75;
const STEM = 6;

function shareStem(owner: readonly string[], keys: readonly string[]): boolean {
  return owner.some((word) => keys.some((key) => key.length >= STEM && word.length >= STEM && key.slice(0, STEM) === word.slice(0, STEM))); // prettier-ignore
}

/** The words of a party's object, for its name or address. */
function ownerOf({ path, kind }: Field): readonly string[] {
  const isOf = path.length > 1 && (path.at(-1) === "name" || kind === "address");
  return isOf ? toKeys(wordsOfName(path.at(-2)!)) : [];
}

/** Of two parties and two objects, the ones without a match belong together. */
function eliminated(parties: readonly DefinedParty[], fields: readonly Field[], matches: readonly (readonly TermMatch[])[]): { readonly party: number; readonly matches: readonly TermMatch[] } | null {
  const owners = new Map<string, number[]>();
  for (const [index, field] of fields.entries()) {
    const owner = ownerOf(field).join(" ");
    if (owner !== "") owners.set(owner, [...(owners.get(owner) ?? []), index]);
  }
  const matched = new Set(matches.flat().map(({ field }) => field));
  const objects = [...owners.values()].filter((indexes) => !indexes.some((index) => matched.has(index)));
  const open = parties.flatMap((_, at) => (matches[at]!.length === 0 ? [at] : []));
  const isOne = owners.size === parties.length && parties.length > 1 && objects.length === 1 && open.length === 1;
  if (!isOne) return null;
  return { party: open[0]!, matches: objects[0]!.map((field) => ({ field, signs: { kindred: BY_ELIMINATION } })) };
} // prettier-ignore

function valueOf({ text, names, address }: DefinedParty, field: Field): Pick<Found, "value" | "spans"> | null {
  if (field.kind !== "name" && field.kind !== "address" && field.kind !== "text") return null;
  const runs = field.kind === "address" ? (address === null ? [] : [address]) : names.slice(0, 1);
  const [run] = runs;
  if (run === undefined) return null;
  const spans = text.spans(run[0], run[1]);
  // "Inc.," ends with its abbreviation.
  const printed = spanText(spans).replace(/[,;(]+$/u, "");
  const value = toValue(field, { value: printed, from: run[0], to: run[1], fit: 1 }, printed);
  return value === undefined ? null : { value, spans };
}
