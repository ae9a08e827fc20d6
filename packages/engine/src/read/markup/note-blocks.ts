import type { MarkupBlock } from "../../markup-layout/markup.ts";

/** The blocks of a note: its mark before the first, and further paragraphs one level below, as those of a list item. */
export function noteBlocks(mark: string, [first, ...others]: readonly MarkupBlock[]): readonly MarkupBlock[] {
  if (first === undefined) return [];
  const level = (first.level ?? 0) + 1;
  return [
    { ...first, text: mark === "" ? first.text : `${mark}: ${first.text}` },
    ...others.map((block) => (block.type === "Text" && block.level === undefined ? { ...block, level } : block)),
  ];
}
