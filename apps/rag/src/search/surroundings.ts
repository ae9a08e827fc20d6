/** The text around a passage: a question may name something there that the passage itself does not repeat. */
import type { IndexedPassage } from "../index/refresh.ts";
import type { Language } from "../language/languages.ts";
import { wordsOf } from "./words.ts";

export interface Surroundings {
  /** The words of the passages before and after it. */
  readonly near: readonly string[];
  /** The words of its document. */
  readonly document: ReadonlySet<string>;
}

/** Computes the surroundings of a passage on demand, because few are needed. */
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

/** Number of passages before and after. */
const REACH = 3;
