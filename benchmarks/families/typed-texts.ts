import type { TypedText } from "./family-documents.ts";

interface ReadBlock {
  readonly type: string;
  readonly content: string;
  readonly bbox: { readonly top: number };
}

/** Maps types to those of the truth, which has one kind of heading and counts page numbers as words of their margin. */
const SAME: Readonly<Record<string, string>> = {
  Title: "Section Header",
  "Key Value": "Text",
  Comment: "Text",
  Signature: "Text",
};

export function toTypedTexts(blocks: readonly ReadBlock[]): TypedText[] {
  return blocks.map(({ type, content, bbox }) => ({
    type: type === "Page Number" ? (bbox.top < 0.5 ? "Header" : "Footer") : (SAME[type] ?? type),
    text: content,
  }));
}
