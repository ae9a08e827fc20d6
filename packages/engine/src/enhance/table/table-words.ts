import type { Box } from "../../geometry/box.ts";
import type { TranscriptLine } from "../../transcript/transcript.ts";
import { wordTexts } from "../../transcript/line-place.ts";
import { lettersOf } from "../letters.ts";

/** A word of a table as it is on the page. */
export interface TableWord extends Box {
  readonly letters: string;
  readonly line: TranscriptLine;
  /** Index in its line. */
  readonly at: number;
}

/** Words without letters are omitted: nothing distinguishes them. */
export function tableWords(lines: readonly TranscriptLine[]): TableWord[] {
  return lines.flatMap((line) =>
    wordTexts(line).flatMap((text, at): TableWord[] => {
      const letters = lettersOf(text);
      const [left, top, right, bottom] = line.words.slice(4 * at, 4 * at + 4);
      return letters === "" ? [] : [{ letters, line, at, left: left!, top: top!, right: right!, bottom: bottom! }];
    }),
  );
}

export function middleX({ left, right }: Box): number {
  return (left + right) / 2;
}

export function middleY({ top, bottom }: Box): number {
  return (top + bottom) / 2;
}
