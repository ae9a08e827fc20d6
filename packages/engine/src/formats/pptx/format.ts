import type { Format } from "../format.ts";

export const pptx: Format = {
  kind: "pptx",
  name: "a PowerPoint presentation (PPTX)",
  extensions: ["pptx", "pptm", "ppsx", "potx"],
  mediaTypes: ["application/vnd.openxmlformats-officedocument.presentationml.presentation"],
  detect: (file) => file.archive?.holds("ppt/") === true,
  load: async () => ({ as: "markup", read: (await import("../../read/markup/ooxml/read-office.ts")).readOffice }),
};
