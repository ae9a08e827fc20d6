import { sliceSpans, spansProperty } from "../styled/styled-text.ts";
import type { MarkupBlock } from "./markup.ts";

/** A typed bullet and the white space after it; the last one is that of the Symbol font. */
const TYPED = /^[•●◦▪‣∙·\uF0B7]\s+(?=\S)/u;

/** The checkbox of a task or of a form's option; a second one makes it a line of options. */
const TASK = /^[☐☑☒]\s+[^☐☑☒]+$/u;

/** Turns paragraphs that begin with a typed bullet into list items: nothing else begins so, and on the page they look the same. */
export function nameTypedItems<Of extends MarkupBlock>(blocks: readonly Of[]): readonly Of[] {
  return nameTasks(blocks).map((block) => {
    const bullet = block.type === "Text" ? TYPED.exec(block.text)?.[0] : undefined;
    if (bullet === undefined) return block;
    const { spans: all, ...unstyled } = block;
    const spans = sliceSpans(all, bullet.length, block.text.length);
    const text = block.text.slice(bullet.length);
    return {
      ...unstyled,
      type: "List Item",
      level: block.level ?? 1,
      marker: "•",
      text,
      ...spansProperty(spans),
    } as Of;
  });
}

/** Consecutive paragraphs that each begin with a checkbox are a task list; a single one may be a statement to be confirmed. */
function nameTasks<Of extends MarkupBlock>(blocks: readonly Of[]): readonly Of[] {
  return blocks.map((block, at) => {
    if (!isTask(block) || !(isTask(blocks[at - 1]) || isTask(blocks[at + 1]))) return block;
    return { ...block, type: "List Item", level: block.level ?? 1, marker: "•" };
  });
}

function isTask(block: MarkupBlock | undefined): boolean {
  return block?.type === "Text" && block.preformatted === undefined && TASK.test(block.text);
}
