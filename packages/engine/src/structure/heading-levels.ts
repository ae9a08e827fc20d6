import { roundSize } from "./body-style.ts";
import { boldShare, type Draft, type DraftPage, draftSize } from "./draft.ts";
import { NUMBERING } from "./headings.ts";

const DEEPEST = 6;
/** A title stands out from the document's other headings by this factor, or it opens the document. */
const TITLE_RATIO = 1.12;

/**
 * Gives headings their levels: styles rank by size, then weight; a numbered heading that is deeper than its style says
 * goes down.
 */
export function setHeadingLevels(pages: readonly DraftPage[], bodySize: number): void {
  const headings = pages.flatMap(({ drafts }) => drafts.filter((draft) => draft.type === "Section Header"));
  if (headings.length === 0) return;
  const ranks = [...new Set(headings.map(styleRank))].sort((a, b) => b - a);
  for (const heading of headings) {
    const byStyle = ranks.indexOf(styleRank(heading)) + 1;
    const depth = numberingDepth(heading.text);
    heading.level = Math.min(
      DEEPEST,
      depth > 0 ? Math.max(byStyle > 1 ? 2 : 1, Math.min(byStyle, depth + 1), depth) : byStyle,
    );
  }
  const largest = Math.max(...headings.map(draftSize));
  const first = headings.find((heading) => draftSize(heading) === largest)!;
  const rest = headings.filter((heading) => draftSize(heading) < largest);
  const second = Math.max(bodySize, ...rest.map(draftSize));
  const isTitle = first.page === pages[0]!.page && largest >= TITLE_RATIO * second && numberingDepth(first.text) === 0;
  if (!isTitle) return;
  for (const heading of headings) {
    if (draftSize(heading) !== largest) continue;
    if (numberingDepth(heading.text) > 0) heading.level = 2;
    else if (heading.page === first.page) {
      heading.type = "Title";
      heading.level = 1;
    }
  }
}

function styleRank(heading: Draft): number {
  return roundSize(draftSize(heading)) * 4 + (boldShare(heading) > 0.5 ? 1 : 0);
}

function numberingDepth(text: string): number {
  const match = NUMBERING.exec(text);
  if (match === null) return 0;
  return match[1] === undefined ? 1 : match[1].split(".").length;
}
