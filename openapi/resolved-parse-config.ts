import type { ParseConfig } from "./generated/schemas.ts";

/** A parse configuration in which every default is filled in. A field without a default is null when nobody gave it. */
export type ResolvedParseConfig = Resolved<ParseConfig>;

/** A nullable field is a leaf: its default is null, and what a caller puts there instead stays as it was given. */
type Resolved<T> = null extends T
  ? T
  : T extends readonly (infer Item)[]
    ? readonly Item[]
    : T extends object
      ? { readonly [K in keyof T]-?: Resolved<Exclude<T[K], undefined>> }
      : T;
