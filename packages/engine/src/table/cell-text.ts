import { runsToLines, toLine } from "../layout/runs-to-lines.ts";
import type { Word } from "../layout/text.ts";
import { wordsToRuns } from "../layout/words-to-runs.ts";

/** The cell's lines, joined. */
export function cellText(words: readonly Word[]): string {
  if (words.length === 0) return "";
  // Most cells hold one word.
  if (words.length === 1) return toLine(words).text;
  return runsToLines(wordsToRuns(words))
    .map((line) => line.text)
    .join(" ");
}
