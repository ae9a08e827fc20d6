/** One form as written by several producers: texts, check boxes, a group of buttons, two kinds of lists. */

/** The values to fill in, by field name; texts outside Latin-1. */
export const TEXTS: Readonly<Record<string, string>> = {
  surname: "Müller-Łukasz",
  city: "Žilina",
  capital: "Київ",
  note: "Ωmega №7",
};
export const TICKED = "resident";
export const UNTICKED = "newsletter";
export const CHOICES: Readonly<Record<"country" | "languages", string>> = { country: "Polska", languages: "Español" };
export const OPTIONS: Readonly<Record<keyof typeof CHOICES, readonly string[]>> = {
  country: ["Österreich", "Polska", "Lietuva"],
  languages: ["Deutsch", "Español", "Polski"],
};
export const GROUP = { name: "colour", options: ["red", "blue"], chosen: "blue" } as const;

/** Makes the form; null if the program that makes it is not installed. */
export interface FormMaker {
  readonly producer: string;
  /** @param folder - for temporary files */
  readonly make: (folder: string) => Promise<Uint8Array | null>;
}
