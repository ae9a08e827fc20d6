import type { Word } from "../text/word.ts";

/** Role of a text in a form: a label or other text, a label with its value, or the title of a section in a bar above its boxes. */
export type FormRole = "label" | "pair" | "bar";

/** Texts of a form that are read together. */
export interface FormBox {
  /** Texts that are read one after the other: a label, then its value. */
  readonly parts: readonly (readonly Word[])[];
  readonly role: FormRole;
}
