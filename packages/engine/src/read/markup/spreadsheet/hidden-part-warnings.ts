import type { Warning } from "../../../document/document.ts";
import type { PlacedPart } from "../../../markup-layout/markup.ts";

/** Warns of content of a workbook that was left out because its author hid it. */
export function hiddenPartWarnings(parts: readonly PlacedPart[], hiddenSheets: number): readonly Warning[] {
  const sum = (of: "rows" | "columns"): number => parts.reduce((count, { hidden }) => count + (hidden?.[of] ?? 0), 0);
  const counted = [
    counts(hiddenSheets, "hidden sheet"),
    counts(sum("rows"), "hidden row"),
    counts(sum("columns"), "hidden column"),
  ].filter((text) => text !== "");
  if (counted.length === 0) return [];
  const message = `What its author has hidden was left out: ${counted.join(", ")}. Set spreadsheet.include_hidden to true to read all of it.`;
  return [{ code: "hidden_left_out", message }];
}

function counts(count: number, noun: string): string {
  if (count === 0) return "";
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`;
}
