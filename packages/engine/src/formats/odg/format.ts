import type { Format } from "../format.ts";

export const odg: Format = {
  kind: "odg",
  name: "an OpenDocument drawing",
  extensions: ["odg", "fodg"],
  mediaTypes: ["application/vnd.oasis.opendocument.graphics"],
  detect: (file) => file.openDocument === "graphics",
  load: async () => ({ as: "markup", read: (await import("../../read/markup/opendocument/read-odp.ts")).readOdp }),
};
