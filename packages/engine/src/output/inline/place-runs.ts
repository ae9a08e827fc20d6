import type { TextRun } from "@docsvc/openapi";
import type { TextLine } from "../../document/document.ts";
import type { BBox } from "../../geometry/bbox.ts";

/** Gives the runs of a line their boxes: by the edges of its words, and inside a word with letters of equal width. */
export function placeRuns(
  runs: readonly TextRun[],
  { text, bbox, edges }: Pick<TextLine, "text" | "bbox" | "edges">,
): readonly (TextRun & { readonly box: BBox })[] {
  const edgeOf = edges === undefined ? undefined : edgesOfChars(text, edges);
  let at = 0;
  return runs.map((run) => {
    const start = at;
    at += run.text.length;
    if (edgeOf === undefined) return { ...run, box: bbox };
    const seen = run.text.length - run.text.trimStart().length;
    const from = edgeOf(start + seen, "start");
    const to = edgeOf(start + Math.max(seen, run.text.trimEnd().length), "end");
    return { ...run, box: { ...bbox, left: Math.min(from, to), width: Math.abs(to - from) } };
  });
}

/** Where a char of the line begins or ends; between two words, the end of the first or the beginning of the second. */
function edgesOfChars(text: string, edges: readonly number[]): (at: number, side: "start" | "end") => number {
  const words: { readonly from: number; readonly to: number; readonly left: number; readonly right: number }[] = [];
  for (const { index, 0: word } of text.matchAll(/\S+/g)) {
    const [left, right] = [edges[2 * words.length], edges[2 * words.length + 1]];
    if (left === undefined || right === undefined) break;
    words.push({ from: index, to: index + word.length, left, right });
  }
  return (at, side) => {
    const word =
      words.find(({ from, to }) => (side === "start" ? at >= from && at < to : at > from && at <= to)) ??
      words.findLast(({ from }) => from <= at) ??
      words[0];
    if (word === undefined) return edges[0] ?? 0;
    const share = Math.min(1, Math.max(0, (at - word.from) / (word.to - word.from)));
    return word.left + share * (word.right - word.left);
  };
}
