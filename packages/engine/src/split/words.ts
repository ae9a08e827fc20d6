/** Fewer letters are articles and units. */
const SHORTEST = 3;

/** Without case and accents, which plurals change (“Verträge”) and recognition loses. */
export function fold(text: string): string {
  return text.toLowerCase().normalize("NFD").replaceAll(/\p{M}/gu, "");
}

/** How often each word stands in a text, without regard to case and accents. */
export function wordsOf(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [word] of fold(text).matchAll(/\p{L}[\p{L}\p{M}'’]*/gu)) {
    if (word.length < SHORTEST) continue;
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

/** Tokens with at least four digits: numbers of orders, accounts and customers, dates; amounts rarely recur. */
export function identifiersOf(text: string): Set<string> {
  const found = new Set<string>();
  for (const [token] of text.matchAll(/[\p{L}\d][\p{L}\d./-]{3,}/gu)) {
    if (token.replaceAll(/\D/g, "").length >= 4) found.add(token.replace(/[./-]+$/, "").toLowerCase());
  }
  return found;
}
