import type { FieldKind } from "../fields/field.ts";

/** Sorts of values whose errors differ: each has its own bias and its own threshold for `high`. */
export type ValueSort = "amount" | "date" | "identifier" | "name" | "text" | "number" | "choice";

const SORTS: Readonly<Record<FieldKind, ValueSort>> = {
  money: "amount",
  percent: "amount",
  number: "number",
  integer: "number",
  date: "date",
  duration: "date",
  code: "identifier",
  iban: "identifier",
  bic: "identifier",
  vat: "identifier",
  mail: "identifier",
  phone: "identifier",
  web: "identifier",
  name: "name",
  text: "text",
  address: "text",
  boolean: "choice",
  choice: "choice",
  country: "choice",
  currency: "choice",
};

export function sortOf(kind: FieldKind): ValueSort {
  return SORTS[kind];
}
