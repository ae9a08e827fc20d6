/** Text of documents, which may try to look like other text: always as text, its invisible controls of direction as marks. */

/** Embeddings, overrides and isolates of Unicode's bidirectional algorithm, and other chars that show nothing. */
const HIDDEN = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\u{e0000}-\u{e007f}]/gu;

/** Controls as their code in brackets. */
export function markHidden(text: string): string {
  return text.replace(HIDDEN, (char) => `⟦U+${char.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0")}⟧`);
}

export function SafeText({ text, most }: { readonly text: string; readonly most?: number }) {
  const cut = most !== undefined && text.length > most ? `${text.slice(0, most).trimEnd()}…` : text;
  return <bdi>{markHidden(cut)}</bdi>;
}
