/** One form as several producers write it: texts, boxes, a group of buttons, two kinds of lists. */

/** What is filled in, by the names of fields; texts outside of Latin-1. */
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

/** Makes the form; null where the program that makes it is not installed. */
export interface FormMaker {
  readonly producer: string;
  /** @param folder - for files on the way */
  readonly make: (folder: string) => Promise<Uint8Array | null>;
}
