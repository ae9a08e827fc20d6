import { changeLine, type Line } from "../../text/runs-to-lines.ts";
import { changeWord } from "../../text/word.ts";
import { shapeOf } from "./region-shape.ts";
import { startsParagraph } from "./starts-paragraph.ts";

/** Lines of one paragraph, heading or list item. */
export type Paragraph = readonly Line[];

/** Called with the rule by which a line starts a paragraph. */
export type ReportRule = (line: Line, rule: string) => void;

/**
 * Groups the lines of one region, given from top to bottom.
 *
 * @param reportRule - called with each line that starts a paragraph under another, and the rule by which it does
 */
export function linesToParagraphs(lines: readonly Line[], reportRule?: ReportRule): Paragraph[] {
  if (lines.length === 0) return [];
  if (!lines.some((line) => line.toLeft)) return groupLines(lines, reportRule);
  // Right-to-left text starts at the right edge; mirrored, it is like any other.
  const drawn = new Map(lines.map((line) => [mirrored(line), line]));
  const reportDrawn: ReportRule = (line, rule) => reportRule?.(drawn.get(line)!, rule);
  return groupLines([...drawn.keys()], reportDrawn).map((paragraph) => paragraph.map((line) => drawn.get(line)!));
}

function mirrored(line: Line): Line {
  const words = line.words.map((word) => changeWord(word, { left: -word.right, right: -word.left }));
  return changeLine(line, { words, left: -line.right, right: -line.left });
}

function groupLines(lines: readonly Line[], reportRule: ReportRule | undefined): Paragraph[] {
  const paragraphs: Line[][] = [];
  const region = shapeOf(lines);
  let current = [lines[0]!];
  let longest = lines[0]!;
  for (let at = 1; at < lines.length; at++) {
    const line = lines[at]!;
    const rule = startsParagraph({ previous: lines[at - 1]!, line, next: lines[at + 1], current, longest, region });
    if (rule !== null) {
      reportRule?.(line, rule);
      paragraphs.push(current);
      current = [];
      longest = line;
    }
    current.push(line);
    if (line.text.length > longest.text.length) longest = line;
  }
  paragraphs.push(current);
  return paragraphs;
}
