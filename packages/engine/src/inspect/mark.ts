import type { Box } from "../geometry/box.ts";

/** One box of a stage, on the page as displayed. */
export interface Mark extends Box {
  /** What sort of box it is within its stage, as a class name: `table`, `section-header`, `generated`. */
  readonly kind: string;
  /** Drawn next to the box; empty for none. */
  readonly label: string;
  /** Everything known of it, for whoever points at it. */
  readonly detail: string;
}
