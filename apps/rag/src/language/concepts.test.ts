import { expect, test } from "vitest";
import { readFileSync } from "node:fs";
import { conceptsOf } from "./concepts.ts";
import { LANGUAGES, type Language } from "./languages.ts";

test.each<[string, Language, string, Language]>([
  ["repair", "en", "mended", "en"],
  ["kundigung", "de", "preavis", "fr"],
  ["monatsgehalt", "de", "salary", "en"],
  ["precio", "es", "kostet", "de"],
])("%s (%s) and %s (%s) share a concept", (one, language, other, otherLanguage) => {
  const others = conceptsOf(other, otherLanguage);
  expect([...conceptsOf(one, language)].some((concept) => others.has(concept))).toBe(true);
});

test("words of different concepts share none", () => {
  const lighthouse = conceptsOf("lighthouse", "en");
  expect([...conceptsOf("price", "en")].some((concept) => lighthouse.has(concept))).toBe(false);
  const dates = conceptsOf("date", "en");
  expect([...conceptsOf("due", "en")].some((concept) => dates.has(concept))).toBe(false);
});

test("each concept has words in every language", () => {
  const lines = readFileSync(new URL("concepts.txt", import.meta.url), "utf8")
    .trimEnd()
    .split("\n");
  for (const line of lines) expect(line.split(" | ")).toHaveLength(LANGUAGES.length);
});
