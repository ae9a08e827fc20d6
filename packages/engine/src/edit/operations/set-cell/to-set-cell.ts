import type { Parts } from "../../office/office-editing.ts";
import type { Replace } from "../replace/instruction.ts";
import type { SetCell } from "./instruction.ts";
import { toNamedCell } from "./named-cell.ts";

/** "change B2 to 12500" and "change the bonus of Lucia Ferri to 700" name cells in a workbook. Null for any other target. */
export function toSetCell({ target, by }: Replace, parts: Parts): SetCell | null {
  if (target.is !== "words") return null;
  if (/^[A-Za-z]{1,3}[1-9]\d{0,6}$/u.test(target.text)) {
    return { kind: "set_cell", cell: target.text.toUpperCase(), sheet: null, value: by, isText: false };
  }
  const sheet = target.within?.find((one) => one.is === "sheet")?.name ?? null;
  return toNamedCell(target.text, by, parts, sheet);
}
