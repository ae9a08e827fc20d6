import { writtenNumbers } from "./number-words.ts";

/** The figures of a text, as they are compared: "1,272.50" is 1272.5, and "first" is 1. */
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
 * Figures that a text states and none of its sources has, in digits or in words. "One of them", "the first" and "both" count
 * nothing that a source has to say.
 */
export function unproved(text: string, sources: readonly string[]): readonly string[] {
  const proved = new Set(sources.flatMap(figuresOf));
  const stated = writtenNumbers(text).filter((number) => number >= MIN_STATED);
  return [...digitsOf(text), ...stated.map(String)].filter((figure) => !proved.has(figure));
}

const MIN_STATED = 3;
