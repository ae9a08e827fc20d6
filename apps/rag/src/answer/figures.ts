import { writtenNumbers } from "./number-words.ts";

/** Returns the numbers in a text, normalised for comparison: "1,272.50" is 1272.5, and "first" is 1. */
export function figuresOf(text: string): readonly string[] {
  return [...digitsOf(text), ...writtenNumbers(text).map(String)];
}

function digitsOf(text: string): readonly string[] {
  return (text.match(/\d[\d.,]*/gu) ?? []).map((figure) =>
    figure
      .replace(/[.,]+$/u, "")
      .replaceAll(/,(?=\d{3})/gu, "")
      .replace(/(\.\d*?)0+$/u, "$1")
      .replace(/\.$/u, ""),
  );
}

/**
 * Returns the numbers in a text that none of its sources contains, in digits or as words. "One of them", "the first" and "both" are
 * ignored, because a source need not contain them.
 */
export function unproved(text: string, sources: readonly string[]): readonly string[] {
  const proved = new Set(sources.flatMap(figuresOf));
  const stated = writtenNumbers(text).filter((number) => number >= MIN_STATED);
  return [...digitsOf(text), ...stated.map(String)].filter((figure) => !proved.has(figure));
}

const MIN_STATED = 3;
