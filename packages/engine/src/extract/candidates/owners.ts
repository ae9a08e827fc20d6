import type { Field } from "../fields/field.ts";
import { toKeys, wordsOfName } from "../line-index/keys.ts";
import type { CandidateSigns } from "./candidate-signs.ts";
import type { Found } from "./read-values.ts";

/** The owner that a label names, for schemas in which several objects have a leaf of the same name. */
export class Owners {
  /** For each field, the words of its object; empty if no other object has such a leaf. */
  readonly #own: readonly (readonly string[])[];
  readonly #others: readonly ReadonlySet<string>[];

  constructor(fields: readonly Field[]) {
    const byLeaf = Map.groupBy(fields, ({ path }) => path.at(-1));
    const ownerOf = ({ path }: Field): string[] => toKeys(wordsOfName(path.at(-2) ?? ""));
    this.#own = fields.map((field) => (byLeaf.get(field.path.at(-1))!.length > 1 ? ownerOf(field) : []));
    this.#others = fields.map((field, index) => {
      const alike = byLeaf.get(field.path.at(-1))!.filter((other) => other !== field);
      const words = alike.flatMap(ownerOf).filter((word) => !this.#own[index]!.includes(word));
      return new Set(words);
    });
  }

  /** "Employer's address" is not the address of the employee. */
  of({ field, label }: Found): CandidateSigns {
    if (label === null || this.#others[field]!.size === 0) return {};
    const keys = label.place.tokens.flatMap((token) => token.keys);
    const names = (word: string): boolean => keys.some((key) => key === word || key === `${word}s`);
    if (this.#own[field]!.some(names)) return { party: 1 };
    return [...this.#others[field]!].some(names) ? { otherParty: 1 } : {};
  }
}
