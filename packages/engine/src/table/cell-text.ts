import { runsToLines } from "../layout/runs-to-lines.ts";
import type { Word } from "../layout/text.ts";
import { wordsToRuns } from "../layout/words-to-runs.ts";

/** The cell's lines, joined. */
export function cellText(words: readonly Word[]): string {
  return words.length === 0
    ? ""
    : runsToLines(wordsToRuns(words))
        .map((line) => line.text)
        .join(" ");
}
