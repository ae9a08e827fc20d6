import type { Field } from "../fields/field.ts";
import { toValue } from "../fields/to-value.ts";
import type { LineIndex } from "../line-index/line-index.ts";
import { spanText } from "../line-index/span.ts";
import { type DefinedParty, definedParties } from "../structure/defined-parties.ts";
import { kindredLabels } from "./kindred-labels.ts";
import { LabelFinder } from "./label-matches.ts";
import type { Found } from "./labelled.ts";
import type { WordKinship } from "./word-kinship.ts";

/** A term with a lower match to the field's name belongs to another field: "Lender" is not the "lender contact". */
const MIN_TERM = 0.7;

/** Names and addresses of the parties that a contract defines, for fields whose label is the party's term. */
export function partiesInText(fields: readonly Field[], lineIndex: LineIndex, words: WordKinship): Found[] {
  const finder = new LabelFinder(fields);
  return definedParties(lineIndex).flatMap((party) => {
    const { term } = party;
    const keys = term.tokens.flatMap((token) => token.keys);
    const text = { place: term, from: 0, end: term.tokens.length, hasColon: false, keys };
    const labels = [...finder.findIn(term), ...kindredLabels(fields, [text], words)];
    return labels.flatMap((label) => {
      if (label.weight * label.share < MIN_TERM) return [];
      const field = fields[label.field]!;
      const said = valueOf(party, field);
      if (said === null) return [];
      const weight = label.isKindred === true ? { kindred: label.weight } : { label: Math.max(0.9, label.weight) * label.share ** 2 }; // prettier-ignore
      return [{ field: label.field, ...said, signs: { ...weight, fit: 1, paired: 1 }, label: null }];
    });
  });
}

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
