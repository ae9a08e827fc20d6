export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

export interface Example {
  /** Where it is shown: below a field or, without one, below the operation. */
  readonly field?: string;
  readonly path: string;
  /** Path below `fixtures/`. */
  readonly file: string;
  /** The request without its input. */
  readonly request: { readonly [key: string]: Json };
  /** The part of the answer that is shown, with its description. */
  readonly shows?: { readonly at: readonly (string | number)[]; readonly says: string };
}
