import { isInside } from "../geometry/box.ts";
import { toBoxList } from "../layout/figure/figures.ts";
import { placeLabels, turnedPieces } from "../layout/region/turned-text.ts";
import type { PageObject } from "../page-object/page-object.ts";
import { findRuleBoundedTables } from "../table/find/rule-bounded-tables.ts";
import { findRuledTables } from "../table/find/ruled-tables.ts";
import { findTurnedTables } from "../table/find/turned-tables.ts";
import { wordsToRuns } from "../text/words-to-runs.ts";
import type { Word } from "../text/word.ts";
import { isInPiece, type PageState } from "./page-state.ts";

/** Finds tables and forms whose cells are drawn, first those in the direction of the page's text. */
export function placeRuledTables(state: PageState): void {
  const { page, place, upright, turned, rules, fills, pieces } = state;
  const ruled = findRuledTables({ ...place, words: upright, rules, fills });
  pieces.push(...ruled.map((table) => table.piece));
  if (turned.length > 0) {
    const [drawnRules, drawnFills] = [toBoxList(page.rulingLines), toBoxList(page.filledRectangles)];
    const sideways = findTurnedTables(page, place.quarter, turned, drawnRules, drawnFills);
    pieces.push(...sideways);
    if (sideways.length > 0) {
      state.turned = turned.filter((word) => !sideways.some((table) => isInside(word.ink, table.ink)));
    }
  }
  const taken = new Set<Word>();
  for (const { words } of ruled) for (const word of words) taken.add(word);
  state.free = taken.size === 0 ? upright : upright.filter((word) => !taken.has(word));
  state.runs = wordsToRuns(state.free);
}

/** Finds tables between rules that are as wide as the table; images with captions may also be between rules of the page. */
export function placeRuleBoundedTables(state: PageState): void {
  const { place, free, rules, fills, pieces } = state;
  state.freeRules = rules.filter((rule) => !isInPiece(rule, pieces));
  state.freeFills = fills.filter((fill) => !isInPiece(fill, pieces));
  const input = { ...place, words: free, rules: state.freeRules, fills: state.freeFills };
  const holdsFigure = (table: PageObject): boolean =>
    pieces.some((piece) => piece.kind === "figure" && isInside(piece, table));
  const found = findRuleBoundedTables(input).filter(({ piece }) => !holdsFigure(piece));
  if (found.length === 0) return;
  pieces.push(...found.map(({ piece }) => piece));
  state.runs = wordsToRuns(free.filter((word) => !found.some(({ words }) => words.has(word))));
}

/** Places text in other directions: labels of figures and tables, and turned text as page objects of its own. */
export function placeTurnedText(state: PageState): void {
  const labels = turnedPieces(state.turned, state.place.quarter, state.page);
  const placed = placeLabels(labels, state.pieces);
  state.pieces.splice(0, state.pieces.length, ...placed);
}
