import type { Quarter } from "./frame.ts";
import { toFrame } from "./frame.ts";
import type { PlacedPiece } from "./region.ts";
import { toLine } from "./runs-to-lines.ts";
import { type Edges, unionEdges, type Word } from "./text.ts";

// Shown by tables.test.ts (a table set sideways); fixtures rotated/sideways, report.

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

/** Labels of a vertical axis stand this close to their chart. */
const NEAR_CHART = 24;

/** True for a turned text at the side of a figure, within its height. */
export function isAxisLabel(label: Edges, figure: Edges): boolean {
  const across = Math.max(figure.left - label.right, label.left - figure.right);
  return across <= NEAR_CHART && label.top >= figure.top - NEAR_CHART && label.bottom <= figure.bottom + NEAR_CHART;
}

/** The figure with one more text. */
export function withLabel(figure: PlacedPiece, label: PlacedPiece): PlacedPiece {
  const ink = unionEdges([figure.ink, label.ink]);
  return { ...figure, ...unionEdges([figure, label]), ink, lines: [...label.lines, ...figure.lines] };
}

function isFar(a: Word, b: Word): boolean {
  const far = FAR * Math.max(a.size, b.size);
  return (
    Math.max(a.ink.left, b.ink.left) - Math.min(a.ink.right, b.ink.right) > far ||
    Math.max(a.ink.top, b.ink.top) - Math.min(a.ink.bottom, b.ink.bottom) > far
  );
}
