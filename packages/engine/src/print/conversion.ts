/** What became of a document that a program of the machine was given. */
export type Conversion =
  | { readonly kind: "done"; readonly bytes: Uint8Array }
  /** The program is not installed, or this process may not start programs. */
  | { readonly kind: "absent" }
  /** It was ended, as it took longer than it may. */
  | { readonly kind: "late"; readonly seconds: number }
  /** It could not read the document. */
  | { readonly kind: "failed"; readonly reason: string };

export interface PrintOptions {
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds; a program's own limit may be shorter. */
  readonly maxMs?: number | undefined;
}
