import type { Replace } from "../replace/instruction.ts";
import type { SetCell } from "./instruction.ts";

/** "change B2 to 12500": in a workbook a name such as B2 is a cell. Null for any other target. */
export function toSetCell({ target, by }: Replace): SetCell | null {
  if (target.is !== "words" || !/^[A-Za-z]{1,3}[1-9]\d{0,6}$/u.test(target.text)) return null;
  return { kind: "set_cell", cell: target.text.toUpperCase(), sheet: null, value: by, isText: false };
}
