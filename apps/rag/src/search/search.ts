import type { IndexedPassage } from "../index/refresh.ts";
import { fuse } from "./fuse.ts";
import { indexKeywords } from "./keywords.ts";
import { indexVectors } from "./vectors.ts";

/** The passages that have most to do with a question, the best first. */
export type Search = (question: string) => readonly IndexedPassage[];

/** Built anew for each run, from what the index keeps: ten thousand passages take four seconds and 300 MB. */
export function createSearch(all: readonly IndexedPassage[]): Search {
  // A heading answers nothing; it is found with the passages that stand under it.
  const passages = all.filter(({ category }) => category !== "Section Header" && category !== "Title");
  const byKeywords = indexKeywords(passages.map((passage) => ({ text: passage.text, context: contextOf(passage) })));
  const byVectors = indexVectors(passages.map((passage) => `${contextOf(passage)}\n${passage.text}`));
  return (question) => {
    const rankings = [byKeywords(question), byVectors(question)].map((ranking) => ranking.slice(0, CANDIDATES));
    return fuse(rankings).map((position) => passages[position]!);
  };
}

/** What a passage stands in: its file, the headings above it, and the record that it is part of. */
export function contextOf({ file, section, record }: IndexedPassage): string {
  return [file.replace(/\.\w+$/, "").replaceAll(/[/._-]+/g, " "), section, record].join(" > ");
}

/** Of each ranking: enough that the fusion has something to choose from. */
const CANDIDATES = 30;
