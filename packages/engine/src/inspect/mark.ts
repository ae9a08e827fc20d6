import type { Box } from "../geometry/box.ts";

/** One box of a stage, on the page as displayed. */
export interface Mark extends Box {
  /** Kind of box within its stage, as a class name: `table`, `section-header`, `generated`. */
  readonly kind: string;
  /** Drawn next to the box; empty for none. */
  readonly label: string;
  /** All details, shown on hover. */
  readonly detail: string;
}
