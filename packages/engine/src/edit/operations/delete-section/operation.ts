import type { Operation } from "../operation.ts";
import type { Redact } from "../redact/instruction.ts";
import { deleteSection } from "./delete-section.ts";
import type { DeleteSection } from "./instruction.ts";

/** "delete section 3": out of a Word file with its room, out of a PDF as a redaction, which leaves the place black. */
export const DELETE_SECTION: Operation<DeleteSection> = {
  kind: "delete_section",
  // "delete" asks for pages, rows, sections or text by what follows it.
  verbs: null,
  read: () => [],
  phase: "redact",
  meantInPdf: async ({ target }): Promise<Redact> => ({ kind: "redact", target }),
  office: deleteSection,
};
