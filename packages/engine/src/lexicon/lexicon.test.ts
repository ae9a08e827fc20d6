/** The word lists are data for translators: each is complete in every language, and repeats nothing. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { CONCEPTS } from "../extract/lexicon/concept.ts";
import { conceptsNamed } from "../extract/lexicon/lexicon.ts";
import { toKeys } from "../extract/line-index/keys.ts";

const folder = join(import.meta.dirname, "labels");
const languages = readdirSync(folder).map((file) => {
  const text = readFileSync(join(folder, file), "utf8");
  return { file, text, labels: JSON.parse(text) as Readonly<Record<string, readonly string[]>> };
});

test.each(languages)("$file has each concept once", ({ text, labels }) => {
  const named = [...text.matchAll(/^ {2}"(\w+)":/gmu)].map(([, name]) => name);
  expect(new Set(named)).toEqual(new Set(Object.keys(CONCEPTS)));
  expect(Object.keys(labels)).toEqual(named);
});

test.each(languages)("each label in $file is there once for its concept, in lower case, and leads to it", ({ labels }) => {
  for (const [concept, list] of Object.entries(labels)) {
    expect(new Set(list).size, `${concept}: ${list.join("|")}`).toBe(list.length);
    for (const label of list) {
      expect(label, concept).toBe(label.toLowerCase().trim());
      const named = conceptsNamed(toKeys(label.replace("~", ""))).map((one) => one.concept);
      expect(named, label).toContain(concept);
    }
  }
});

test("few concepts have no label in a language", () => {
  const missing = languages.flatMap(({ file, labels }) =>
    Object.keys(labels).flatMap((concept) => (labels[concept]!.length === 0 ? [`${file} ${concept}`] : [])),
  );
  // Translations are welcome; new gaps are not.
  expect(missing.length).toBeLessThanOrEqual(16);
});
