import type { Format } from "../format.ts";

export const docx: Format = {
  kind: "docx",
  name: "a Word document (DOCX)",
  extensions: ["docx", "docm", "dotx", "dotm"],
  mediaTypes: ["application/vnd.openxmlformats-officedocument.wordprocessingml.document"],
  detect: (file) => file.archive?.holds("word/") === true,
  load: async () => ({ as: "markup", read: (await import("../../read/markup/ooxml/read-office.ts")).readOffice }),
};
