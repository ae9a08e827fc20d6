import type { ParseConfig } from "./generated/schemas.ts";

/** A parse configuration in which every default is filled in. A field without a default is null if the request leaves it out. */
export type ResolvedParseConfig = Resolved<ParseConfig>;

/** A configuration object is never null: null stands for its defaults. Any other field stays as it may be given. */
type Resolved<T> = [T] extends [readonly (infer Item)[]]
  ? readonly Item[]
  : [NonNullable<T>] extends [object]
    ? HasList<T> extends true
      ? T
      : { readonly [K in keyof NonNullable<T>]-?: Resolved<Exclude<NonNullable<T>[K], undefined>> }
    : T;

/** Such as a page range, which is an object or a list: no configuration. */
type HasList<T> = [Extract<T, readonly unknown[]>] extends [never] ? false : true;
