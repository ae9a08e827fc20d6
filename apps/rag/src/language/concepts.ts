/**
 * Words that mean nearly the same, in seven languages: "repair" and "mend", "Kündigung" and "préavis". A line of concepts.txt is a concept, its
 * columns are the languages in the order of `LANGUAGES`. The lines were written field by field (money, time, contracts, work, buildings, health …).
 */
import { readFileSync } from "node:fs";
import { baseOf } from "./forms.ts";
import { rootOf } from "./roots.ts";
import { hasCompounds, LANGUAGES, plainOf, stemOf, type Language } from "./languages.ts";

type Concepts = ReadonlySet<number>;

const NONE: Concepts = new Set();
const BY_STEM: ReadonlyMap<Language, ReadonlyMap<string, Concepts>> = read();

function read(): ReadonlyMap<Language, ReadonlyMap<string, Concepts>> {
  const lines = readFileSync(new URL("concepts.txt", import.meta.url), "utf8")
    .trimEnd()
    .split("\n");
  return new Map(
    LANGUAGES.map((language, column) => {
      const stems = new Map<string, Set<number>>();
      for (const [concept, line] of lines.entries()) {
        for (const word of line.split(" | ")[column]!.split(" ")) {
          for (const stem of stemsOf(baseOf(plainOf(word), language), language)) {
            stems.set(stem, (stems.get(stem) ?? new Set()).add(concept));
          }
        }
      }
      return [language, stems];
    }),
  );
}

/** @param word - in lower case, without accents */
export function conceptsOf(word: string, language: Language): Concepts {
  const known = KNOWN.get(language)!;
  const found = known.get(word);
  if (found !== undefined) return found;
  if (known.size >= MAX_KNOWN) known.clear();
  const concepts = lookUp(word, language);
  known.set(word, concepts);
  return concepts;
}

const KNOWN = new Map<Language, Map<string, Concepts>>(LANGUAGES.map((language) => [language, new Map()]));
const MAX_KNOWN = 50_000;

/** Of a compound, the noun at its end: "Monatsgehalt" is a "Gehalt". */
function lookUp(word: string, language: Language): Concepts {
  const stems = BY_STEM.get(language)!;
  const own = stemsOf(word, language)
    .map((stem) => stems.get(stem))
    .find((concepts) => concepts !== undefined);
  if (own !== undefined || !hasCompounds(language)) return own ?? NONE;
  for (let at = MIN_BEGINNING_CHARS; word.length - at >= MIN_END_CHARS; at++) {
    const end = stems.get(stemOf(word.slice(at), language));
    if (end !== undefined) return end;
  }
  return NONE;
}

const MIN_BEGINNING_CHARS = 3;
const MIN_END_CHARS = 5;

function stemsOf(word: string, language: Language): readonly string[] {
  const root = rootOf(word, language);
  return root === word ? [stemOf(word, language)] : [stemOf(word, language), root];
}

/** The concepts that words of a language name. */
export function conceptsIn(words: Iterable<string>, language: Language): Concepts {
  const all = new Set<number>();
  for (const word of words) for (const concept of conceptsOf(word, language)) all.add(concept);
  return all;
}
