import type { Line } from "../../text/runs-to-lines.ts";

/** True for the line that a table's caption begins with. */
export function isTableCaption(line: Line | undefined): boolean {
  return line !== undefined && /^table\s*\d/i.test(line.text);
}
