import type { Block, Confidence } from "../document/document.ts";
import type { BBox } from "../geometry/bbox.ts";
import type { MarkupBlock } from "./markup.ts";

/** Annotations on a block that are not part of the text: readers' comments, and signature lines. */
export function blockAnnotations(
  { comments = [], signature }: Pick<MarkupBlock, "comments" | "signature">,
  bbox: BBox,
  confidence: Confidence,
): readonly Block[] {
  const annotations = comments.map((text): Block => ({ type: "Comment", bbox, text, confidence }));
  return signature === undefined
    ? annotations
    : [...annotations, { type: "Signature", bbox, text: signature, confidence }];
}
