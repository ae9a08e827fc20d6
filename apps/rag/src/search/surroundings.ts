/** What is around a passage: what a question names there, and not in the passage, it may still be about. */
import type { IndexedPassage } from "../index/refresh.ts";
import type { Language } from "../language/languages.ts";
import { wordsOf } from "./words.ts";

export interface Surroundings {
  /** The words of the passages before and after it. */
  readonly near: readonly string[];
  /** The words of its document. */
  readonly document: ReadonlySet<string>;
}

/** Finds out what is around a passage when it is asked for: few of them are. */
export function createSurroundings(
  passages: readonly IndexedPassage[],
  languages: ReadonlyMap<string, Language>,
): (at: number) => Surroundings {
  const documents = new Map<string, ReadonlySet<string>>();
  const wordsOfFile = (file: string): ReadonlySet<string> => {
    const own = passages.filter((passage) => passage.file === file);
    return new Set(own.flatMap(({ text }) => wordsOf(text, languages.get(file))));
  };
  return (at) => {
    const { file } = passages[at]!;
    const document = documents.get(file) ?? wordsOfFile(file);
    documents.set(file, document);
    const neighbours = passages.slice(Math.max(0, at - REACH), at + REACH + 1);
    const others = neighbours.filter((passage) => passage.file === file && passage !== passages[at]);
    return { near: [...new Set(others.flatMap(({ text }) => wordsOf(text, languages.get(file))))], document };
  };
}

/** Passages before and after. */
const REACH = 3;
