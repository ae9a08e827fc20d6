import type { Operation } from "../operation.ts";
import type { Redact } from "../redact/instruction.ts";
import { deleteSection } from "./delete-section.ts";
import type { DeleteSection } from "./instruction.ts";

/** "delete section 3". In a Word file the following text moves up; in a PDF it is a redaction, which leaves a black place. */
export const DELETE_SECTION: Operation<DeleteSection> = {
  kind: "delete_section",
  // The words after "delete" decide whether it means pages, rows, sections or text.
  verbs: null,
  read: () => [],
  phase: "redact",
  meantInPdf: async ({ target }): Promise<Redact> => ({ kind: "redact", target }),
  office: deleteSection,
};
