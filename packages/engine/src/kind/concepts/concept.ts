/** A kind of document whose form is not learned: how people name it, and words that its pages use. */
export interface Concept {
  readonly id: string;
  /** Folded names in English, German, French, Spanish, Italian and Dutch; `-` at the end means that compounds end with it. */
  readonly names: readonly string[];
  /** Folded words in the same languages. Longer ones are prefixes: “rechnung” also matches “Rechnungsnummer”. */
  readonly words: readonly string[];
}

export function concept(id: string, names: string, words: string): Concept {
  return { id, names: names.split("|"), words: words.split(" ").filter((word) => word !== "") };
}
