import { isFurniture } from "../../document/document.ts";
import type { Place, LineIndex } from "../line-index/line-index.ts";
import { joinLines, type JoinedText } from "./joined-text.ts";
import { leadIns } from "./lead-ins.ts";
import { blocksOf } from "./paragraphs.ts";

/** A heading and the lines of the text under it, up to the next heading. */
export interface HeadedText {
  readonly heading: JoinedText;
  readonly lines: readonly Place[];
}

/** A longer text is a chapter, not a value. */
const MAX_LINES = 120;

const known = new WeakMap<LineIndex, readonly HeadedText[]>();

/** The headed texts of a document, in reading order. */
export function headedTexts(lineIndex: LineIndex): readonly HeadedText[] {
  const before = known.get(lineIndex);
  if (before !== undefined) return before;
  const ledIn = new Set(
    leadIns(lineIndex).flatMap(({ spans, first }) => [first, ...spans.slice(0, 1).map(({ place }) => place)]),
  );
  const found: { heading: JoinedText; lines: Place[]; isOpen: boolean }[] = [];
  for (const lines of blocksOf(lineIndex)) {
    const block = lines[0]!.block!;
    if (isFurniture(block)) continue;
    const last = found.at(-1);
    if (block.type === "Section Header" || block.type === "Title") {
      found.push({ heading: joinLines(lines), lines: [], isOpen: true });
    } else if (
      last?.isOpen === true &&
      !ledIn.has(lines[0]!) &&
      (block.type === "Text" || block.type === "List Item")
    ) {
      last.lines.push(...lines);
    }
    // A paragraph with a lead-in of its own ends the text before.
    else if (last !== undefined) last.isOpen = last.lines.length === 0;
  }
  const texts = found.filter(({ lines }) => lines.length > 0 && lines.length <= MAX_LINES);
  known.set(lineIndex, texts);
  return texts;
}
