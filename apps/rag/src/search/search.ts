import MiniSearch, { type Options } from "minisearch";
import type { IndexedPassage } from "../index/refresh.ts";
import { languageOf } from "../language/language-of.ts";
import { hasCompounds, type Language } from "../language/languages.ts";
import { CONSIDERED, isHeading, withNeighbours, type Ranked } from "./neighbours.ts";
import { piecesOf } from "./pieces.ts";
import { createSurroundings, type Surroundings } from "./surroundings.ts";
import { conceptTermsOf, isStem, queryTermsOf, termsOf } from "./terms.ts";
import { wordsOf } from "./words.ts";

/** A passage and how well it matches the question: by BM25, 1 for the best. */
export interface FoundPassage {
  readonly passage: IndexedPassage;
  readonly score: number;
  /** The language of its document. */
  readonly language: Language;
  /** Absent if the passage did not come from a search. */
  readonly surroundings?: Surroundings | undefined;
}

/** Returns the passages that match a question, best first; passages next to the best of them follow the first ten. */
export type Search = (question: string, files?: ReadonlySet<string>) => readonly FoundPassage[];

/** @param written - the index of the same passages, by {@link writeSearch} */
export function createSearch(passages: readonly IndexedPassage[], written: string = writeSearch(passages)): Search {
  const index = MiniSearch.loadJSON(written, OPTIONS);
  const languages = languagesOf(passages);
  const surroundingsOf = createSurroundings(passages, languages);
  return (question, files) => {
    const isSearched = (id: string): boolean => files === undefined || files.has(passages[passageAt(id)]!.file);
    const language = languageOf(question);
    const { terms, parts } = queryTermsOf(question, language);
    const concepts = conceptTermsOf(question, language);
    const isLoose = (term: string): boolean => !isStem(term) && !parts.has(term) && !concepts.includes(term);
    const isWrittenIn = (id: string): boolean => languages.get(passages[passageAt(id)]!.file) === language;
    const results = index.search(question, {
      tokenize: () => [...terms, ...concepts],
      boostTerm: (term) => (isLoose(term) || concepts.includes(term) ? 1 : 0.5),
      boostDocument: (id) => (isWrittenIn(id as string) ? 1 : OTHER_LANGUAGE),
      prefix: (term) => isLoose(term) && term.length > 3,
      // A fuzzy match of short words and numbers would find other words and numbers.
      fuzzy: (term) => (isLoose(term) && term.length > 5 && !/\p{N}/u.test(term) ? 0.2 : false),
      filter: ({ id }) => isSearched(id as string),
    });
    const best = results[0]?.score ?? 1;
    // A table ranks by its best piece.
    const found = new Map<number, number>();
    for (const { id, score } of results) {
      const at = passageAt(id as string);
      if (!found.has(at)) found.set(at, score / best);
    }
    const spread = spreadOverPages([...found].map(([at, score]) => ({ at, score, passage: passages[at]! })));
    return withNeighbours(spread, passages).map(({ at, score, passage }, rank) => {
      const surroundings = rank < CONSIDERED ? surroundingsOf(at) : undefined;
      return { passage, score, language: languages.get(passage.file)!, surroundings };
    });
  };
}

/** The language of each file, detected from its first passages together. */
function languagesOf(passages: readonly IndexedPassage[]): ReadonlyMap<string, Language> {
  const files = Map.groupBy(passages, ({ file }) => file);
  return new Map([...files].map(([file, own]) => [file, languageOf(beginningOf(own))] as const));
}

const BEGINNING_CHARS = 4000;

function beginningOf(passages: readonly IndexedPassage[]): string {
  let text = "";
  for (const passage of passages) {
    text += `${passage.text}\n`;
    if (text.length > BEGINNING_CHARS) break;
  }
  return text;
}

/** A document in the question's own language is more likely meant than one that shares a name or a concept with it. */
const OTHER_LANGUAGE = 0.6;

/** Number of top ranks of a document that are spread over its pages; later passages keep their order. */
const MIXED = 5;
const FROM = 20;

/**
 * A document keeps its ranks, but its top passages come from different pages: on a page that repeats the question, one passage
 * is enough to find it, and the answer may be on another page. Documents of one page are unchanged.
 */
function spreadOverPages(found: readonly Ranked[]): readonly Ranked[] {
  const head = found.slice(0, FROM);
  const orders = [...Map.groupBy(head, ({ passage }) => passage.file)].map(([file, own]) => {
    const pages = Map.groupBy(own, ({ passage }) => passage.bbox.page);
    const first = own.filter((one) => pages.get(one.passage.bbox.page)![0] === one).slice(0, MIXED);
    return [file, [...first, ...own.filter((one) => !first.includes(one))].values()] as const;
  });
  const next = new Map(orders);
  const spread = head.map(({ passage }) => next.get(passage.file)!.next().value!);
  return [...spread, ...found.slice(FROM)];
}

/** Serialises the index, for the disk. */
export function writeSearch(passages: readonly IndexedPassage[]): string {
  return JSON.stringify(indexOf(passages));
}

function indexOf(passages: readonly IndexedPassage[]): MiniSearch {
  const index = new MiniSearch(OPTIONS);
  const languages = languagesOf(passages);
  const vocabulary = vocabularyOf(passages, languages);
  for (const [at, passage] of passages.entries()) {
    if (isHeading(passage)) continue;
    const terms = (text: string): string => termsOf(text, languages.get(passage.file)!, vocabulary).join(" ");
    const context = terms(contextOf(passage));
    const name = terms(nameOf(passage));
    const language = languages.get(passage.file)!;
    index.addAll(
      piecesOf(passage).map(({ text, header }, piece) => {
        const meaning = conceptTermsOf(`${text}\n${header}\n${passage.section}`, language).join(" ");
        return { id: `${at}.${piece}`, text: terms(text), context: `${context} ${terms(header)}`, name, meaning };
      }),
    );
  }
  return index;
}

/** The words of documents in languages that write compounds as one word. */
function vocabularyOf(
  passages: readonly IndexedPassage[],
  languages: ReadonlyMap<string, Language>,
): ReadonlySet<string> {
  const written = passages.filter(({ file }) => hasCompounds(languages.get(file)!));
  return new Set(written.flatMap(({ file, text }) => wordsOf(text, languages.get(file))));
}

/** The id of a piece is the index of its passage and its number within it. */
function passageAt(id: string): number {
  return Number.parseInt(id, 10);
}

const OPTIONS: Options = {
  fields: ["text", "context", "name", "meaning"],
  tokenize: (text) => text.split(" ").filter((term) => term !== ""),
  processTerm: (word) => word,
  searchOptions: {
    // Among similar reports, the name in the question decides.
    boost: { context: 0.5, name: 3, meaning: 0.5 },
  },
};

/** The surroundings of a passage: its file, the headings above it, its caption, and the record that it is part of. */
export function contextOf(passage: IndexedPassage): string {
  const { section, record, caption = "" } = passage;
  return [nameOf(passage), section, caption, record].join(" > ");
}

export function nameOf({ file }: IndexedPassage): string {
  return file.replace(/\.\w+$/, "").replaceAll(/[/._-]+/g, " ");
}
