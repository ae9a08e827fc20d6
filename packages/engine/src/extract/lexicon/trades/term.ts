import type { ValueKind } from "../value-kind.ts";

/** A field of one trade's papers: its kind of value, and its labels by language, separated by `|`. */
export interface Term {
  readonly kind: ValueKind;
  readonly en: string;
  readonly de: string;
  readonly fr: string;
  readonly es: string;
  readonly it: string;
  readonly nl: string;
}
