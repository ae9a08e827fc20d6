import type { Block } from "@docsvc/openapi";
import { plainContent } from "./inline/wanted-runs.ts";

/** `Figure 3`, `Fig. 3.1`, `Table II`, `Chart 1`, and the same in some other languages. */
const LABEL =
  /^(?:figure|fig|table|tab|chart|exhibit|plate|abbildung|abb|tabelle|tableau|figura|tabla|tabela|tabella)\b\.?\s*(?:\d+(?:[.-]\d+)*|[IVXLC]+\b)[a-z]?/iu;
/** A caption continues with punctuation or a capital; `Figure 5 follows …` is a sentence about the figure. */
const AFTER_LABEL = /^\s*(?:$|[.:|)–—-]|\p{Lu})/u;

/** Whether a paragraph of a result looks like the caption of a figure or table; the contract does not mark captions. */
export function isCaption(block: Block): boolean {
  const text = plainContent(block);
  const label = block.type === "Text" ? LABEL.exec(text)?.[0] : undefined;
  return label !== undefined && AFTER_LABEL.test(text.slice(label.length));
}
