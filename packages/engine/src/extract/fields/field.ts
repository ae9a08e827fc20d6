/**
 * Terms of this folder. A field is one value that a schema asks for: a leaf of its tree. Its phrases are the labels under
 * which it may be, each with a weight; its kind says how its value is read. A party is whose a value is: the
 * seller's name, the buyer's address.
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
  /** Names from the schema's root, or from the item of an array. */
  readonly path: readonly string[];
  readonly node: SchemaNode;
  readonly kind: FieldKind;
  /** What it may ask for, the likeliest first. */
  readonly concepts: readonly Concept[];
  readonly phrases: readonly FieldPhrase[];
  /** The words of what names it: its name, its title, what its description says. */
  readonly namings: readonly (readonly string[])[];
  readonly party: Concept | null;
  /** Which end of a range of dates or numbers. */
  readonly end: "first" | "last" | null;
}
