/** A parse option as a form field; generated from the contract when the studio is built (`scripts/option-fields.ts`). */
export type OptionField = {
  /** Its path in the parse configuration. */
  readonly path: readonly string[];
  readonly initial: unknown;
  readonly description: string;
} & (
  | { readonly kind: "switch" | "pages" }
  | { readonly kind: "number"; readonly least: number; readonly most: number | undefined }
  | { readonly kind: "choice" | "choices"; readonly choices: readonly string[] }
);
