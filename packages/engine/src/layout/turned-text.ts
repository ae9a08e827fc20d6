import type { Quarter } from "./frame.ts";
import { toFrame } from "./frame.ts";
import type { PlacedPiece } from "./region.ts";
import { toLine } from "./runs-to-lines.ts";
import { unionEdges, type Word } from "./text.ts";

/** Words further apart than this many sizes are separate texts. */
const FAR = 1.5;

/** Joins words that are turned against the page's writing: axis labels, side notes, stamps. */
export function turnedPieces(
  words: readonly Word[],
  quarter: Quarter,
  page: { readonly width: number; readonly height: number },
): PlacedPiece[] {
  const pieces: PlacedPiece[] = [];
  let current: Word[] = [];
  const close = (): void => {
    if (current.length === 0) return;
    const ink = unionEdges(current.map((word) => word.ink));
    pieces.push({ kind: "turned", lines: [toLine(current)], ink, ...toFrame(ink, quarter, page) });
    current = [];
  };
  for (const word of words) {
    const last = current.at(-1);
    if (last !== undefined && (last.style.angleDegrees !== word.style.angleDegrees || isFar(last, word))) close();
    current.push(word);
  }
  close();
  return pieces;
}

function isFar(a: Word, b: Word): boolean {
  const far = FAR * Math.max(a.size, b.size);
  return (
    Math.max(a.ink.left, b.ink.left) - Math.min(a.ink.right, b.ink.right) > far ||
    Math.max(a.ink.top, b.ink.top) - Math.min(a.ink.bottom, b.ink.bottom) > far
  );
}
