import { type FoundChart, readCharts } from "../chart/read-charts.ts";
import { type Box, isInside } from "../geometry/box.ts";
import { type Line, runsToLines, toLine } from "../text/runs-to-lines.ts";
import type { Word } from "../text/word.ts";
import { wordsToRuns } from "../text/words-to-runs.ts";
import { type PageState, toDisplay } from "./page-state.ts";

/**
 * Finds charts whose data can be read, with all their labels. This runs before tables are found, since a grid with numbers around it looks
 * like a table. Pages without paths cost nothing.
 */
export function placeCharts(state: PageState): void {
  const { page, place } = state;
  if (page.paths === undefined || place.quarter !== 0 || state.isVertical) return;
  const charts = readCharts({ paths: page.paths, upright: state.upright, turned: state.turned });
  if (charts.length === 0) return;
  for (const chart of charts) {
    const { left, top, right, bottom, data } = chart;
    const box = { left, top, right, bottom };
    const lines = linesOf(chart, state);
    state.pieces.push({ ...box, kind: "figure", lines, ink: toDisplay(box, state), ...(data && { chart: data }) });
  }
  const taken = new Set<Word>(charts.flatMap(({ words }) => words));
  state.upright = state.upright.filter((word) => !taken.has(word));
  state.turned = state.turned.filter((word) => !taken.has(word));
  const isFree = (box: Box): boolean => !charts.some((chart) => isInside(box, chart));
  state.rules = state.rules.filter(isFree);
  state.fills = state.fills.filter(isFree);
  state.drawings = state.drawings.filter(isFree);
}

/** The text printed in a chart, with the titles of its axes last. */
function linesOf({ words }: FoundChart, { turned }: PageState): Line[] {
  const sideways = new Set(turned);
  const upright = runsToLines(wordsToRuns(words.filter((word) => !sideways.has(word))));
  return [...upright, ...words.filter((word) => sideways.has(word)).map((word) => toLine([word]))];
}
