import { opensTableCaption } from "../../text/table-caption.ts";
import type { Line } from "../../text/runs-to-lines.ts";

/** Whether a line begins the caption of a table. */
export function isTableCaption(line: Line | undefined): boolean {
  return line !== undefined && opensTableCaption(line.text);
}
