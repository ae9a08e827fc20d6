import type { Format } from "../format.ts";

export const rtf: Format = {
  kind: "rtf",
  name: "a Rich Text document",
  extensions: ["rtf"],
  mediaTypes: ["application/rtf", "text/rtf"],
  detect: (file) => file.startsWith("{\\rtf"),
  load: async () => ({ as: "markup", read: (await import("../../read/markup/rtf/read-rtf.ts")).readRtf }),
};
