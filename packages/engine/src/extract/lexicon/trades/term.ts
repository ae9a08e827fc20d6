import type { ValueKind } from "../value-kind.ts";

/** A field that one trade's papers have: how its value is read, and its labels by language, parted by `|`. */
export interface Term {
  readonly kind: ValueKind;
  readonly en: string;
  readonly de: string;
  readonly fr: string;
  readonly es: string;
  readonly it: string;
  readonly nl: string;
}
