import { sliceSpans, spansProperty } from "../styled/styled-text.ts";
import type { MarkupBlock } from "./markup.ts";

/** A bullet that was typed, and the white space behind it; the last is that of the Symbol font. */
const TYPED = /^[•●◦▪‣∙·\uF0B7]\s+(?=\S)/u;

/** A box for a task, or for a choice of a form; a second box makes it a line of choices. */
const TASK = /^[☐☑☒]\s+[^☐☑☒]+$/u;

/** Makes paragraphs that begin with a typed bullet list items: nothing else begins so, and pages show no difference. */
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

/** Paragraphs one after the other that each begin with a box are a list of tasks; a single one may be a statement to be confirmed. */
function nameTasks<Of extends MarkupBlock>(blocks: readonly Of[]): readonly Of[] {
  return blocks.map((block, at) => {
    if (!isTask(block) || !(isTask(blocks[at - 1]) || isTask(blocks[at + 1]))) return block;
    return { ...block, type: "List Item", level: block.level ?? 1, marker: "•" };
  });
}

function isTask(block: MarkupBlock | undefined): boolean {
  return block?.type === "Text" && block.preformatted === undefined && TASK.test(block.text);
}
