import type { Format } from "../format.ts";

export const vsdx: Format = {
  kind: "vsdx",
  name: "a Visio drawing (VSDX)",
  extensions: ["vsdx", "vsdm"],
  mediaTypes: ["application/vnd.ms-visio.drawing.main+xml"],
  detect: (file) => file.archive?.holds("visio/") === true,
  load: async () => ({ as: "markup", read: (await import("./read-vsdx.ts")).readVsdx }),
};
