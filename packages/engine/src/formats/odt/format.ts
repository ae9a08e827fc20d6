import type { Format } from "../format.ts";

export const odt: Format = {
  kind: "odt",
  name: "an OpenDocument text",
  extensions: ["odt", "fodt", "ott"],
  mediaTypes: ["application/vnd.oasis.opendocument.text"],
  detect: (file) => file.openDocument === "text",
  load: async () => ({ as: "markup", read: (await import("../../read/markup/opendocument/read-odt.ts")).readOdt }),
};
