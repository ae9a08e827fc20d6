import type { LaidOutPage } from "../page/page-block.ts";
import { countStyles, noUsage, type StyleUsage } from "./body-style.ts";
import { collectCompounds } from "./vocabulary.ts";
import { collectEdgeTexts, type EdgeTexts, noEdgeTexts } from "./repeated-texts.ts";

/** What naming the blocks of a page needs from all other pages. */
export interface Survey {
  readonly styles: StyleUsage;
  readonly edgeTexts: EdgeTexts;
  readonly compounds: Set<string>;
}

export function newSurvey(): Survey {
  return { styles: noUsage(), edgeTexts: noEdgeTexts(), compounds: new Set() };
}

/** Adds the next page. */
export function surveyPage(page: LaidOutPage, { styles, edgeTexts, compounds }: Survey): void {
  countStyles(page, styles);
  collectEdgeTexts(page, edgeTexts);
  for (const { lines } of page.blocks) for (const { text } of lines) collectCompounds(text, compounds);
}
