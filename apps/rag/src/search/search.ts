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
    return spreadOverPages(results.map(({ id, score }) => ({ passage: passages[id as number]!, score: score / best })));
  };
}

/** Ranks of a document in which its pages are mixed; behind them, passages stay as they are. */
const MIXED = 5;
const FROM = 20;

/**
 * A document keeps its ranks, but its first ones go to different pages: on a page that repeats the question, one passage
 * is enough to find it, and the answer may be on another. What has one page stays as it is.
 */
function spreadOverPages(found: readonly FoundPassage[]): readonly FoundPassage[] {
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

/** The index as text, for the disk. */
export function writeSearch(passages: readonly IndexedPassage[]): string {
  return JSON.stringify(indexOf(passages));
}

function indexOf(passages: readonly IndexedPassage[]): MiniSearch {
  const index = new MiniSearch(OPTIONS);
  // A heading answers nothing; it is found with the passages under it.
  const found = passages.map((passage, id) => ({ id, passage })).filter(({ passage }) => !isHeading(passage));
  index.addAll(
    found.map(({ id, passage }) => ({
      id,
      text: passage.text,
      context: contextOf(passage),
      name: nameOf(passage),
    })),
  );
  return index;
}

const OPTIONS: Options = {
  fields: ["text", "context", "name"],
  tokenize: (text) => [...wordsOf(text)],
  processTerm: (word) => word,
  searchOptions: {
    // Among reports that are all alike, the name in the question decides.
    boost: { context: 0.5, name: 3 },
    prefix: (word) => word.length > 3,
    // Short words and figures would find other words and figures.
    fuzzy: (word) => (word.length > 5 && !/\p{N}/u.test(word) ? 0.2 : false),
  },
};

function isHeading({ category }: IndexedPassage): boolean {
  return category === "Section Header" || category === "Title";
}

/** The surroundings of a passage: its file, the headings above it, its caption, and the record that it is part of. */
export function contextOf(passage: IndexedPassage): string {
  const { section, record, caption = "" } = passage;
  return [nameOf(passage), section, caption, record].join(" > ");
}

function nameOf({ file }: IndexedPassage): string {
  return file.replace(/\.\w+$/, "").replaceAll(/[/._-]+/g, " ");
}
