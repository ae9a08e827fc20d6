import type { ClauseReader } from "../../grammar/clause-reader.ts";
import { readPages } from "../../grammar/page-set.ts";
import { withoutScope } from "../../grammar/scope.ts";
import type { Instruction } from "../../instruction.ts";
import type { DeleteRows } from "../delete-rows/instruction.ts";
import type { DeleteSection } from "../delete-section/instruction.ts";
import type { Redact } from "../redact/instruction.ts";
import { readRedact } from "../redact/read-redact.ts";
import type { DeletePages } from "./instruction.ts";

/** "delete page 3" deletes pages, "delete section 3" a section; "delete every mail address" and "remove "X"" remove text, which is a redaction. */
export const readRemove: ClauseReader = (clause) => {
  const { pages, rest } = readPages(clause.withoutVerb(clause.text));
  if (pages === undefined || !/^(?:the|die|der|das|all|alle|also|auch)?[\s.]*$/iu.test(withoutScope(rest))) {
    const read = readRedact(clause);
    return typeof read === "string" ? read : read.map(toDeletion);
  }
  if (pages === null) return "It asks to delete all pages, and a document needs one.";
  const instruction: DeletePages = { kind: "delete_pages", pages };
  return [instruction];
};

function toDeletion(instruction: Instruction): Instruction {
  const { target } = instruction;
  if (target?.is === "row") {
    const rows: DeleteRows = { kind: "delete_rows", rows: [], named: target.named, sheet: null };
    return rows;
  }
  if (target?.is === "words") return { ...instruction, isRemoval: true } as Redact;
  if (target?.is !== "section") return instruction;
  const deletion: DeleteSection = { kind: "delete_section", target };
  return deletion;
}
