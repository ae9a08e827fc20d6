/**
 * Terms of this folder. A draft is a block of the layout before it has a type; the steps of this folder process the drafts page by page, set a type
 * if they find evidence, and leave the others unchanged. A survey is the information they need about the whole document; it is made first, and its
 * size depends on the kinds of things in a document, not on the number of pages.
 */
import type { Block } from "../document/document.ts";
import type { BlockLine } from "../layout/paragraph/block-line.ts";
import { shareOfBold } from "../text/runs-to-lines.ts";
import type { LaidOutPage, PageBlock } from "../page/page-block.ts";
import type { Box } from "../geometry/box.ts";

/** A block that does not have a type yet. */
export interface Draft {
  readonly page: LaidOutPage;
  readonly lines: readonly BlockLine[];
  readonly placed: PageBlock["placed"];
  readonly formRole: PageBlock["formRole"];
  /** Size of its first line, before the sizes of pages are evened; 0 without lines. */
  readonly printedSize: number;
  readonly box: Box;
  readonly ink: Box;
  readonly region: number;
  /** Underlined from end to end, on one or two lines. */
  readonly isUnderlined: boolean;
  /** Has a bar at its left. */
  readonly isBarred: boolean;
  readonly text: string;
  /** Null until a step sets it; then the default is `Text`. */
  type: Block["type"] | null;
  confidence: Block["confidence"];
  level: number | undefined;
  marker: string | undefined;
  /** The draft that is the caption of this one. */
  caption: Draft | undefined;
  /** Text without its marker, or with its line breaks. */
  body: string | undefined;
  /** Whether its text keeps its line breaks and spaces. */
  preformatted: boolean;
  /** Depth in nested quotations, from 1. */
  quote: number | undefined;
  /** Its style, computed on first use: heading-signs.ts compares each draft with its neighbours. */
  look: string | undefined;
}

/** Size of most chars of a draft; 0 for a figure or a table. */
export function draftSize(draft: Pick<Draft, "lines">): number {
  return draft.lines[0]?.size ?? 0;
}

/** Share of the chars of a draft that are bold. */
export function boldShare(draft: Pick<Draft, "lines">): number {
  let bold = 0;
  let chars = 0;
  for (const line of draft.lines) {
    bold += shareOfBold(line) * line.text.length;
    chars += line.text.length;
  }
  return chars === 0 ? 0 : bold / chars;
}

/** A page's drafts, in reading order. */
export interface DraftPage {
  readonly page: LaidOutPage;
  drafts: Draft[];
}
