import type { Confidence } from "../document/document.ts";
import type { BlockLine } from "../layout/paragraph/block-line.ts";
import type { Box } from "../geometry/box.ts";
import type { PlaceLooks } from "./heading-looks.ts";

interface HeadingText {
  /** Index of its draft on its page. */
  readonly at: number;
  readonly text: string;
  readonly lines: readonly BlockLine[];
  readonly ink: Box;
  readonly region: number;
  /** Right edge of the lines of its region. */
  readonly regionRight: number;
}

/**
 * A draft that may be a heading, with the evidence on its page. The rest of the document decides, when the page is no longer in memory.
 * Plain data.
 */
export interface HeadingCandidate extends HeadingText, PlaceLooks {
  /** Logarithm of the odds that it is a heading, by the evidence on its page; infinite, whatever its style, if it is in the outline. */
  readonly score: number;
}

/** A heading whose level is not known yet. */
export interface Heading extends HeadingText {
  /** Number of consecutive drafts it was made from. */
  readonly drafts: number;
  readonly confidence: Confidence;
}
