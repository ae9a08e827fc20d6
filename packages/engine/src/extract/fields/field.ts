/**
 * Terms of this folder. A field is one value that a schema requests: a leaf of its tree. Its phrases are the labels that
 * it may have, each with a weight; its kind says how its value is read. A party is the owner of a value: the seller in the
 * seller's name, the buyer in the buyer's address.
 */
import type { Concept } from "../lexicon/concept.ts";
import type { ValueKind } from "../lexicon/value-kind.ts";
import type { SchemaNode } from "../schema/schema-node.ts";

export type FieldKind = ValueKind | "choice";

export interface FieldPhrase {
  readonly keys: readonly string[];
  /** From 0 to 1. */
  readonly weight: number;
}

export interface Field {
  /** Property names from the schema's root, or from the item of an array. */
  readonly path: readonly string[];
  readonly node: SchemaNode;
  readonly kind: FieldKind;
  /** Concepts that the field may mean, the likeliest first. */
  readonly concepts: readonly Concept[];
  readonly phrases: readonly FieldPhrase[];
  /** The words of each of its namings: its name, its title, its description. */
  readonly namings: readonly (readonly string[])[];
  readonly party: Concept | null;
  /** For a field that is one end of a range of dates or numbers: which end. */
  readonly end: "first" | "last" | null;
}
