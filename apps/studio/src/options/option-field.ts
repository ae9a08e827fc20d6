/** A parse option as a field of a form; made of the contract when the studio is built (`scripts/option-fields.ts`). */
export type OptionField = {
  /** Where it lies in the parse configuration. */
  readonly path: readonly string[];
  readonly initial: unknown;
  readonly description: string;
} & (
  | { readonly kind: "switch" | "pages" }
  | { readonly kind: "number"; readonly least: number; readonly most: number | undefined }
  | { readonly kind: "choice" | "choices"; readonly choices: readonly string[] }
);
