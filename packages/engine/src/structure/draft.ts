/**
 * Terms of this folder. A draft is a block of the layout on its way to its type; steps of this room go over the
 * drafts page by page, set a type where they find evidence, and leave the others alone. A survey is what they take of the whole document; it
 * is made before, and grows with the kinds of things in a document, not with its pages.
 */
import type { Block } from "../document/document.ts";
import type { BlockLine } from "../layout/paragraph/block-line.ts";
import { shareOfBold } from "../text/runs-to-lines.ts";
import type { LaidOutPage, PageBlock } from "../page/page-block.ts";
import type { Box } from "../geometry/box.ts";

/** A block on its way to its type. */
export interface Draft {
  readonly page: LaidOutPage;
  readonly lines: readonly BlockLine[];
  readonly placed: PageBlock["placed"];
  readonly formRole: PageBlock["formRole"];
  /** Of its first line, before the sizes of pages are evened; 0 without lines. */
  readonly printedSize: number;
  readonly box: Box;
  readonly ink: Box;
  readonly region: number;
  /** From end to end, on one or two lines. */
  readonly isUnderlined: boolean;
  readonly text: string;
  /** Null while nothing has claimed it; it ends as `Text`. */
  type: Block["type"] | null;
  confidence: Block["confidence"];
  level: number | undefined;
  marker: string | undefined;
  /** The draft that is its caption. */
  caption: Draft | undefined;
  /** Text without its marker. */
  body: string | undefined;
  /** Its text is as it was typed. */
  preformatted: boolean;
  /** How deep it is in quotations, from 1. */
  quote: number | undefined;
  /** How it looks, once it is asked for: heading-signs.ts compares each with its neighbours. */
  look: string | undefined;
}

/** Size of most of a draft's chars; 0 for a figure or a table. */
export function draftSize(draft: Pick<Draft, "lines">): number {
  return draft.lines[0]?.size ?? 0;
}

/** Share of a draft's chars that are bold. */
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
