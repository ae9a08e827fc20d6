import { expect, test } from "vitest";
import { likeness, wordsOf } from "../search/words.ts";
import { baseOf } from "./forms.ts";

test.each([
  ["rose", "en", "rise"],
  ["stieg", "de", "steigen"],
  ["mensuelle", "fr", "mois"],
  ["cierra", "es", "cerrar"],
  ["rose", "de", "rose"],
] as const)("%s (%s) is a form of %s", (form, language, base) => {
  expect(baseOf(form, language)).toBe(base);
});

test("forms of a word are the same word to the search", () => {
  const [asked] = wordsOf("rise", "en");
  const [said] = wordsOf("Revenue rose by 10 %.", "en").slice(1);
  expect(likeness(asked!, said!, "en")).toBe(1);
});

test("ß and ss are the same", () => {
  expect(wordsOf("Straße", "de")).toEqual(wordsOf("Strasse", "de"));
});
