import type { HiddenReason } from "../../document/document.ts";
import type { Box } from "../../geometry/box.ts";

/** Text of the file that the page does not show. Its box is in points of the page as displayed, and may be outside the page. */
export interface HiddenText extends Box {
  readonly text: string;
  readonly reason: HiddenReason;
}
