import type { Block } from "@docsvc/openapi";

/** `Figure 3`, `Fig. 3:`, `Table II.`, `Chart 1`, and the same in some other languages. */
const CAPTION =
  /^(?:figure|fig|table|tab|chart|exhibit|plate|abbildung|abb|tabelle|tableau|figura|tabla|tabela|tabella)\b\.?\s*(?:\d|[IVXLC]+\b)/iu;

/** Whether a paragraph of a result reads like the caption of a figure or table; the contract does not mark captions. */
export function isCaption(block: Block): boolean {
  return block.type === "Text" && CAPTION.test(block.content);
}
