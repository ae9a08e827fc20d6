const FIRST = new Set(
  "from start starts begin beginning since first earliest von ab beginn debut inicio desde inizio dal van begindatum startdate".split(
    " ",
  ),
);
const LAST = new Set(
  "to end ends until till through last latest bis ende fin hasta fine al tot einde enddate".split(" "),
);
/** Words that a range follows. */
const RANGE_WORDS = ["dates", "date", "period", "zeitraum"];

/** Returns which end of a range a field requests; null for a field that is not part of a range. */
export function endOf(words: readonly string[], description: string): "first" | "last" | null {
  const tail = words.filter((word) => word !== "date" && word !== "day" && word !== "year");
  for (const word of [tail.at(-1), tail[0]]) {
    if (word === undefined) continue;
    if (FIRST.has(word)) return "first";
    if (LAST.has(word)) return "last";
  }
  if (/^(?:first day|start) of\b/iu.test(description)) return "first";
  return /^(?:last day|end) of\b/iu.test(description) ? "last" : null;
}

/** Labels of the whole range: "flight from" gives "flight", "flight dates", "flight period". */
export function withoutEnd(words: readonly string[]): string[][] {
  const base = words.filter((word) => !FIRST.has(word) && !LAST.has(word) && word !== "day");
  if (base.length === 0 || base.length === words.length) return [];
  const bare = base.filter((word) => !RANGE_WORDS.includes(word));
  if (bare.length === 0) return [];
  return [base, ...RANGE_WORDS.map((word) => [...bare, word])];
}

export function isEndWord(word: string): boolean {
  return FIRST.has(word) || LAST.has(word);
}
