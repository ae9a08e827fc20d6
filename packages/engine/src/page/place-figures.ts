import { findFigures } from "../layout/figure/figures.ts";
import { placeFigures as placeOnPage } from "../layout/figure/place-figures.ts";
import { runsToLines } from "../text/runs-to-lines.ts";
import { partsOf } from "../text/words-to-runs.ts";
import { type PageState, toDisplay } from "./page-state.ts";

/** Finds images and drawings, with the labels inside and next to them. */
export function placeFigures(state: PageState): void {
  const { frame, images, drawings, fills, rules, pieces } = state;
  const figures = findFigures(frame, { images, drawings, fills, rules }, pieces, state.runs);
  if (figures.length === 0) return;
  for (const { runs: labels, ...box } of placeOnPage(figures, state.runs)) {
    const taken = new Set(labels);
    state.runs = state.runs.filter((run) => !taken.has(run));
    pieces.push({ ...box, kind: "figure", lines: runsToLines(labels), ink: toDisplay(box, state) });
  }
  state.free = state.runs.flatMap((run) => run.words.flatMap(partsOf));
}
