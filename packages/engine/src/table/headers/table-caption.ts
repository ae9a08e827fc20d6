import { opensTableCaption } from "../../text/table-caption.ts";
import type { Line } from "../../text/runs-to-lines.ts";

/** True for the line that a table's caption begins with. */
export function isTableCaption(line: Line | undefined): boolean {
  return line !== undefined && opensTableCaption(line.text);
}
