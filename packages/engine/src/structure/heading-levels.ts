import { roundSize } from "./body-style.ts";
import { boldShare, type Draft, type DraftPage, draftSize } from "./draft.ts";
import { KNOWN_TITLE, NUMBERING } from "./heading-text.ts";

// Shown by structure.test.ts (levels of their source); fixtures paper, report, ruled-tables, two-column.

/** Of Markdown and HTML. */
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
  const hasRoman = headings.filter((heading) => /^[IVX]+\.\s/.test(heading.text)).length >= 2;
  const ranks = sharedRanks(headings);
  for (const heading of headings) {
    const own = styleRank(heading);
    const byStyle = ranks.filter((rank) => rank > own).length + 1;
    const depth = KNOWN_TITLE.test(heading.text) ? 1 : numberingDepth(heading.text, hasRoman);
    heading.level = Math.min(
      DEEPEST,
      depth > 0 ? Math.max(byStyle > 1 ? 2 : 1, Math.min(byStyle, depth + 1), depth) : byStyle,
    );
  }
  const largest = Math.max(...headings.map(draftSize));
  const first = headings.find((heading) => draftSize(heading) === largest)!;
  const rest = headings.filter((heading) => draftSize(heading) < largest);
  const second = Math.max(bodySize, ...rest.map(draftSize));
  const isTitle =
    first.page === pages[0]!.page && largest >= TITLE_RATIO * second && numberingDepth(first.text, hasRoman) === 0;
  if (!isTitle) return;
  for (const heading of headings) {
    if (draftSize(heading) !== largest) continue;
    if (numberingDepth(heading.text, hasRoman) > 0) heading.level = 2;
    else if (heading.page === first.page) {
      heading.type = "Title";
      heading.level = 1;
    }
  }
}

/** Styles that more than one heading has, and the largest; a style of its own, like a cover's second line, is no level. */
function sharedRanks(headings: readonly Draft[]): number[] {
  const counts = new Map<number, number>();
  for (const heading of headings) {
    const rank = styleRank(heading);
    counts.set(rank, (counts.get(rank) ?? 0) + 1);
  }
  const largest = Math.max(...counts.keys());
  return [...counts.keys()].filter((rank) => rank === largest || counts.get(rank)! > 1).sort((a, b) => b - a);
}

/** Size first, then weight, capitals and, under all of them, italics. */
function styleRank(heading: Draft): number {
  const capitals = /^[^\p{Ll}]+$/u.test(heading.text) ? 2 : 0;
  const italics = heading.lines.every((line) => line.italicShare > 0.9) ? 1 : 0;
  return roundSize(draftSize(heading)) * 16 + (boldShare(heading) > 0.5 ? 4 : 0) + capitals - italics;
}

/** Depth that a heading's number tells; 0 for none. A letter stands under Roman numbers where both are in use. */
function numberingDepth(text: string, hasRoman: boolean): number {
  const match = NUMBERING.exec(text);
  if (match === null) return 0;
  if (match[1] !== undefined) return match[1].split(".").length;
  return match[3] !== undefined && hasRoman ? 2 : 1;
}
