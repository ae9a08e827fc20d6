/** An overview of a section or document without a model: its headings, and the first sentence under each. */
import type { IndexedPassage } from "../index/refresh.ts";
import { languageOf } from "../language/language-of.ts";
import { nameOf } from "../search/search.ts";
import { likeness, wordsOf } from "../search/words.ts";
import type { Quote } from "./answer.ts";
import { placesOf } from "./place-quote.ts";
import { sentencesOf } from "./sentences.ts";

/** A section with the passages directly under its heading. */
interface Section {
  readonly file: string;
  /** Its headings, outermost first. */
  readonly path: readonly string[];
  readonly passages: readonly IndexedPassage[];
}

/**
 * Returns the passages of the section whose heading matches most of the words, including its subsections; those of a document if
 * its name matches; all passages if there are no words. Empty if nothing matches.
 */
export function sectionNamed(passages: readonly IndexedPassage[], words: readonly string[]): readonly IndexedPassage[] {
  if (words.length === 0) return passages;
  const sections = sectionsOf(passages);
  const namings = sections.flatMap(({ file, path }) => [
    { file, path: [] as readonly string[], share: shareNamed(words, nameOf({ file } as IndexedPassage)) },
    ...path.map((heading, at) => ({ file, path: path.slice(0, at + 1), share: shareNamed(words, heading) })),
  ]);
  const best = namings.reduce((one, other) => (other.share > one.share ? other : one), { ...NOTHING });
  if (best.share < MIN_SHARE) return [];
  const isWithin = ({ file, path }: Section): boolean =>
    file === best.file && best.path.every((heading, at) => path[at] === heading);
  return sections.filter(isWithin).flatMap((section) => section.passages);
}

const NOTHING: { readonly file: string; readonly path: readonly string[]; readonly share: number } = {
  file: "",
  path: [],
  share: 0,
};
/** Half of the words must match: "the section on fees and moorings" has the heading "Fees". */
const MIN_SHARE = 0.5;

/** Returns the first sentence of each section, in reading order, for up to {@link MAX_SECTIONS} sections. */
export function outlineOf(passages: readonly IndexedPassage[]): readonly Quote[] {
  const sentences = sectionsOf(passages).flatMap(({ passages: own }) => {
    const first = own.find(({ category }) => category === "Text") ?? own[0]!;
    const [sentence] = sentencesOf(first.text);
    return sentence === undefined ? [] : [quoteOf(first, sentence)];
  });
  return sentences.slice(0, MAX_SECTIONS);
}

const MAX_SECTIONS = 8;

function quoteOf(passage: IndexedPassage, text: string): Quote {
  const { file, section } = passage;
  return { text, kind: "sentence", file, places: placesOf(passage, text), section, support: 1 };
}

function sectionsOf(passages: readonly IndexedPassage[]): readonly Section[] {
  const says = passages.filter(({ category, text }) => !HEADINGS.has(category) && text.trim() !== "");
  const groups = Map.groupBy(says, ({ file, section }) => `${file}\n${section}`);
  return [...groups.values()].map((own) => {
    const { file, section } = own[0]!;
    return { file, path: section === "" ? [] : section.split(" > "), passages: own };
  });
}

const HEADINGS: ReadonlySet<string> = new Set(["Title", "Section Header"]);

function shareNamed(words: readonly string[], heading: string): number {
  const language = languageOf(heading);
  const others = wordsOf(heading, language);
  return words.filter((word) => others.some((other) => likeness(word, other, language) > 0)).length / words.length;
}
