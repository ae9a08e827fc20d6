import type { Confidence } from "../document/document.ts";
import type { BlockLine } from "../layout/paragraph/block-line.ts";
import type { Box } from "../geometry/box.ts";
import type { PlaceLooks } from "./heading-looks.ts";

interface HeadingText {
  /** The place of its draft among those of its page. */
  readonly at: number;
  readonly text: string;
  readonly lines: readonly BlockLine[];
  readonly ink: Box;
  readonly region: number;
  /** Where the lines of its region end. */
  readonly regionRight: number;
}

/**
 * A draft that may be a heading, and what its page says of it: the rest of the document shows whether it is one, when the page is let go.
 * Plain data.
 */
export interface HeadingCandidate extends HeadingText, PlaceLooks {
  /** Logarithm of the odds that it is one, as far as its page shows; infinite whatever it looks like, if an outline has it. */
  readonly score: number;
}

/** A heading, its level still unknown. */
export interface Heading extends HeadingText {
  /** How many drafts it was, following each other. */
  readonly drafts: number;
  readonly confidence: Confidence;
}
