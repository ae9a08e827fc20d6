import MiniSearch from "minisearch";
import { wordsOf } from "./words.ts";

/** Positions of texts by BM25, the best first. */
export type KeywordIndex = (question: string) => readonly number[];

export function indexKeywords(texts: readonly { readonly text: string; readonly context: string }[]): KeywordIndex {
  const index = new MiniSearch({
    fields: ["text", "context"],
    tokenize: (text) => [...wordsOf(text)],
    processTerm: (word) => word,
    searchOptions: {
      boost: { context: 0.5 },
      prefix: (word) => word.length > 3,
      // Short words and figures would find other words and figures.
      fuzzy: (word) => (word.length > 5 && !/\p{N}/u.test(word) ? 0.2 : false),
    },
  });
  index.addAll(texts.map(({ text, context }, id) => ({ id, text, context })));
  return (question) => index.search(question).map(({ id }) => id as number);
}
