import { drawnBullets } from "../layout/figure/drawn-bullets.ts";
import { type CheckBoxes, drawnCheckBoxes } from "../layout/figure/drawn-check-boxes.ts";
import { partLineNumbers } from "../layout/region/line-numbers.ts";
import { rulesToEdges } from "../table/grid/edges.ts";
import { charsToWords } from "../text/chars-to-words.ts";
import { fieldWords } from "../text/field-words.ts";
import type { PageState } from "./page-state.ts";

/** Groups chars into words. */
export function findWords(state: PageState): void {
  const { upright, turned } = charsToWords(state.page, state.place.quarter);
  state.upright = upright;
  state.turned = turned;
}

const NO_CHECKS: CheckBoxes = { boxes: [], marks: new Set() };

/** Adds drawn bullets and check boxes, and values of form fields that nothing draws, as words; removes line numbers. */
export function completeWords(state: PageState): void {
  const { page, place, rules, fills, drawings, upright, turned, inspect } = state;
  const unset =
    place.quarter === 0 ? [...drawnBullets([...drawings, ...fills], upright), ...fieldWords(page, upright)] : [];
  const checks = place.quarter === 0 ? drawnCheckBoxes(rules, drawings, upright) : NO_CHECKS;
  const set = checks.marks.size === 0 ? upright : upright.filter((word) => !checks.marks.has(word));
  const drawn = [...unset, ...checks.boxes];
  const { text, numbers } = partLineNumbers(drawn.length === 0 ? set : [...set, ...drawn]);
  state.upright = text;
  state.lineNumbers = numbers;
  inspect?.({ stage: "words", place, words: { upright: state.upright, turned } });
  inspect?.({ stage: "edges", place, edges: rulesToEdges(rules, []), fills });
}
