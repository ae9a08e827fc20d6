import MiniSearch, { type Options } from "minisearch";
import type { IndexedPassage } from "../index/refresh.ts";
import { wordsOf } from "./words.ts";

/** A passage and how well it goes with the question: by BM25, 1 for the best. */
export interface FoundPassage {
  readonly passage: IndexedPassage;
  readonly score: number;
}

/** The passages that have most to do with a question, the best first. */
export type Search = (question: string, files?: ReadonlySet<string>) => readonly FoundPassage[];

/** @param written - the index of the same passages, by {@link writeSearch} */
export function createSearch(passages: readonly IndexedPassage[], written: string = writeSearch(passages)): Search {
  const index = MiniSearch.loadJSON(written, OPTIONS);
  return (question, files) => {
    const isAsked = (id: number): boolean => files === undefined || files.has(passages[id]!.file);
    const results = index.search(question, { filter: ({ id }) => isAsked(id as number) });
    const best = results[0]?.score ?? 1;
    return results.map(({ id, score }) => ({ passage: passages[id as number]!, score: score / best }));
  };
}

/** The index as text, for the disk. */
export function writeSearch(passages: readonly IndexedPassage[]): string {
  return JSON.stringify(indexOf(passages));
}

function indexOf(passages: readonly IndexedPassage[]): MiniSearch {
  const index = new MiniSearch(OPTIONS);
  // A heading answers nothing; it is found with the passages that stand under it.
  const found = passages.map((passage, id) => ({ id, passage })).filter(({ passage }) => !isHeading(passage));
  index.addAll(found.map(({ id, passage }) => ({ id, text: passage.text, context: contextOf(passage) })));
  return index;
}

const OPTIONS: Options = {
  fields: ["text", "context"],
  tokenize: (text) => [...wordsOf(text)],
  processTerm: (word) => word,
  searchOptions: {
    boost: { context: 0.5 },
    prefix: (word) => word.length > 3,
    // Short words and figures would find other words and figures.
    fuzzy: (word) => (word.length > 5 && !/\p{N}/u.test(word) ? 0.2 : false),
  },
};

function isHeading({ category }: IndexedPassage): boolean {
  return category === "Section Header" || category === "Title";
}

/** What a passage stands in: its file, the headings above it, its caption, and the record that it is part of. */
export function contextOf({ file, section, record, caption = "" }: IndexedPassage): string {
  return [file.replace(/\.\w+$/, "").replaceAll(/[/._-]+/g, " "), section, caption, record].join(" > ");
}
