import type { Word } from "../text/word.ts";

/** What a text of a form is: a label or another text, a label with its value, the title of a section in a bar over its boxes. */
export type FormRole = "label" | "pair" | "bar";

/** What reads together in a form. */
export interface FormBox {
  /** Texts that are read one after the other: a label, its value. */
  readonly parts: readonly (readonly Word[])[];
  readonly role: FormRole;
}
