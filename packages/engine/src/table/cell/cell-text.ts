import { alignSpans } from "../../styled/align-spans.ts";
import { spansProperty, type StyledText } from "../../styled/styled-text.ts";
import { lineSpans } from "../../text/line-spans.ts";
import { runsToLines, toLine } from "../../text/runs-to-lines.ts";
import type { Word } from "../../text/word.ts";
import { joinsWithoutSpace } from "../../text/without-spaces.ts";
import { wordsToRuns } from "../../text/words-to-runs.ts";

/** Returns the cell's text with its lines joined, and the styles of its parts. */
export function cellText(words: readonly Word[]): StyledText {
  if (words.length === 0) return { text: "" };
  // Most cells have one word, or several on one line.
  const lines = words.length === 1 || areInLine(words) ? [toLine(words)] : runsToLines(wordsToRuns(words));
  const text = lines.reduce((joined, line) => joinLine(joined, line.text), "");
  const parts = lines.map((line) => ({ text: line.text, ...spansProperty(lineSpans(line)) }));
  return { text, ...spansProperty(alignSpans(parts, text)) };
}

function joinLine(text: string, line: string): string {
  return text === "" || joinsWithoutSpace(text, line) ? text + line : `${text} ${line}`;
}

/** Maximum number of single letters; three with spaces between them may be one letter-spaced word. */
const MAX_SHORT = 2;

/** Whether words follow each other on one baseline, in one size. */
function areInLine(words: readonly Word[]): boolean {
  const { baseline, size } = words[0]!;
  let reach = -Infinity;
  let short = 0;
  for (const word of words) {
    if (word.baseline !== baseline || word.size !== size || word.left < reach) return false;
    // A letter outside the basic multilingual plane has a length of two.
    if (word.text.length <= 2 && ++short > MAX_SHORT) return false;
    reach = word.right;
  }
  return true;
}
