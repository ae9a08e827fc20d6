/** Text of documents, which may try to look like other text: always rendered as text, with invisible control characters made visible. */

/** Embeddings, overrides and isolates of Unicode's bidirectional algorithm, and other invisible chars. */
const HIDDEN = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\u{e0000}-\u{e007f}]/gu;

/** Replaces control characters with their code in brackets. */
export function markHidden(text: string): string {
  return text.replace(HIDDEN, (char) => `⟦U+${char.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0")}⟧`);
}

export function SafeText({ text, most }: { readonly text: string; readonly most?: number }) {
  const cut = most !== undefined && text.length > most ? `${text.slice(0, most).trimEnd()}…` : text;
  return <bdi>{markHidden(cut)}</bdi>;
}
