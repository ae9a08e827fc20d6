import type { Citation } from "@docsvc/openapi";
import { toPointer } from "./check-json-schema.ts";

/** Extracted data in which each value comes with its citations. */
export type Cited<Data> = [Data] extends [Leaf]
  ? CitedValue<Data>
  : Data extends readonly (infer Item)[]
    ? readonly Cited<Item>[]
    : Data extends Leaf
      ? CitedValue<Data>
      : { readonly [Name in keyof Data]: Cited<Data[Name]> };

/** A value and the places in the document that it was read from: its own citations, else those of its parent. */
export interface CitedValue<Value> {
  readonly value: Value;
  readonly citations: readonly Citation[];
}

type Leaf = string | number | bigint | boolean | null | undefined | Date;

export function citeValues(
  data: unknown,
  citations: Readonly<Record<string, readonly Citation[]>>,
  path = "",
  inherited: readonly Citation[] = [],
): unknown {
  const own = citations[path] ?? inherited;
  const cite = (value: unknown, name: string | number): unknown =>
    citeValues(value, citations, path + toPointer(name), own);
  if (Array.isArray(data)) return data.map(cite);
  // A schema may turn text into a Date or another class instance; those are values.
  if (data === null || ![Object.prototype, null].includes(Object.getPrototypeOf(Object(data)))) {
    return { value: data, citations: own };
  }
  return Object.fromEntries(Object.entries(data as object).map(([name, value]) => [name, cite(value, name)]));
}
