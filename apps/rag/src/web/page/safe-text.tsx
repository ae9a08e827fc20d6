/** Embeddings, overrides and isolates of Unicode's bidirectional algorithm, and other chars that show nothing. */
const HIDDEN = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\u{e0000}-\u{e007f}]/gu;

/** Text of documents, which may try to look like other text: as text alone, with its invisible controls as marks. */
export function SafeText({ text }: { readonly text: string }) {
  return <bdi>{markHidden(text)}</bdi>;
}

export function markHidden(text: string): string {
  return text.replace(HIDDEN, (char) => `⟦U+${char.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0")}⟧`);
}
