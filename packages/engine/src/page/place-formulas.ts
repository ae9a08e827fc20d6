import { findFormulas, type FoundFormula } from "../formula/find-formulas.ts";
import type { Word } from "../text/word.ts";
import type { PageState } from "./page-state.ts";

/** Replaces the words of each formula that can be read by one word: its LaTeX. */
export function placeFormulas(state: PageState): void {
  if (state.place.quarter !== 0 || state.isVertical) return;
  const formulas = findFormulas(state.page, state.upright, state.rules);
  if (formulas.length === 0) return;
  const replaced = new Set(formulas.flatMap(({ words }) => words));
  state.upright = [...state.upright.filter((word) => !replaced.has(word)), ...formulas.map(toWord)];
}

function toWord({ latex, isApart, words, baseline, size, left, top, right, bottom }: FoundFormula): Word {
  const [first] = words;
  const mark = isApart ? "$$" : "$";
  const { color, angleDegrees, font } = first!.style;
  return {
    text: `${mark}${latex}${mark}`,
    left,
    right,
    top: baseline - size * 0.75,
    bottom: baseline + size * 0.22,
    baseline,
    size,
    style: { font, size, bold: false, italic: false, monospace: false, color, angleDegrees, invisible: false },
    ink: { left, top, right, bottom },
    order: Math.min(...words.map(({ order }) => order)),
    spaceBefore: true,
    rightToLeft: false,
  };
}
