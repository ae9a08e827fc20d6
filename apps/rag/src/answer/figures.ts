/** The figures of a text, as they are compared: "1,272.50" is 1272.5, and "first" is 1. */
export function figuresOf(text: string): readonly string[] {
  const digits = (text.match(/\d[\d.,]*/gu) ?? []).map((figure) =>
    figure
      .replace(/[.,]+$/u, "")
      .replaceAll(/,(?=\d{3})/gu, "")
      .replace(/(\.\d*?)0+$/u, "$1")
      .replace(/\.$/u, ""),
  );
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return [...digits, ...words.flatMap((word) => WRITTEN_OUT.get(word) ?? [])];
}

/** English alone; what is not known is no figure. */
const WRITTEN_OUT: ReadonlyMap<string, string> = new Map(
  [
    "one two three four five six seven eight nine ten eleven twelve",
    "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth",
  ].flatMap((words) => words.split(" ").map((word, at) => [word, `${at + 1}`] as const)),
);

/** Figures in digits that a text states and none of its sources has; "one of them" states none. */
export function unproved(text: string, sources: readonly string[]): readonly string[] {
  const proved = new Set(sources.flatMap(figuresOf));
  return figuresOf(text.replaceAll(/\p{L}+/gu, " ")).filter((figure) => !proved.has(figure));
}
