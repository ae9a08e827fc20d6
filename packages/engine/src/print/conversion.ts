/** The result of giving a document to an installed program. */
export type Conversion =
  | { readonly kind: "done"; readonly bytes: Uint8Array }
  /** The program is not installed, or this process may not start programs. */
  | { readonly kind: "absent" }
  /** It was stopped because it exceeded its time limit. */
  | { readonly kind: "late"; readonly seconds: number }
  /** It could not read the document. */
  | { readonly kind: "failed"; readonly reason: string };

export interface PrintOptions {
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds; a program's own limit may be shorter. */
  readonly maxMs?: number | undefined;
}
