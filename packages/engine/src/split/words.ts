/** Shorter words are articles and units. */
const SHORTEST = 3;

/** Removes case and accents: plurals change accents (“Verträge”) and OCR loses them. */
export function fold(text: string): string {
  return text.toLowerCase().normalize("NFD").replaceAll(/\p{M}/gu, "");
}

/** Returns the frequency of each word, ignoring case and accents. */
export function wordsOf(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [word] of fold(text).matchAll(/\p{L}[\p{L}\p{M}'’]*/gu)) {
    if (word.length < SHORTEST) continue;
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

/** Tokens with at least four digits: order, account and customer numbers, and dates; amounts rarely recur. */
export function identifiersOf(text: string): Set<string> {
  const found = new Set<string>();
  for (const [token] of text.matchAll(/[\p{L}\d][\p{L}\d./-]{3,}/gu)) {
    if (token.replaceAll(/\D/g, "").length >= 4) found.add(token.replace(/[./-]+$/, "").toLowerCase());
  }
  return found;
}

/** All tokens with at least two digits: two prints of one page share them, two pages of a form do not. */
export function figuresOf(text: string): Set<string> {
  return new Set(text.match(/\d[\d.,/-]*\d/gu));
}

const OF_NUMBERS =
  /(\p{L}{2,}[\s-]?)?(?:number|nummer|numéro|numero|número|no|nr|num|nº|n°|#|id)(?![\p{L}])[\s.:#]{0,6}((?=[\p{L}\d/-]*\d)[\p{L}\d][\p{L}\d/-]*)/giu;

/** Numbers that distinguish documents, by the noun that they number: “invoice” for “Invoice no. 4711”. */
export function numbersOf(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, of = "", number] of text.matchAll(OF_NUMBERS)) {
    const label = fold(of).replaceAll(/[\s-]/gu, "");
    if (!found.has(label)) found.set(label, number!.toLowerCase());
  }
  return found;
}
