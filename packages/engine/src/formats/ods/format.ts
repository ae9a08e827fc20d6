import type { Format } from "../format.ts";

export const ods: Format = {
  kind: "ods",
  name: "an OpenDocument sheet",
  extensions: ["ods", "fods", "ots"],
  mediaTypes: ["application/vnd.oasis.opendocument.spreadsheet"],
  detect: (file) => file.openDocument === "spreadsheet",
  load: async () => ({ as: "markup", read: (await import("../../read/markup/spreadsheet/read-ods.ts")).readOds }),
};
