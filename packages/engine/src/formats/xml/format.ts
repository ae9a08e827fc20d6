import type { Format } from "../format.ts";
import { isXml } from "../../read/text-kinds.ts";

export const xml: Format = {
  kind: "xml",
  name: "an XML file",
  extensions: ["xml", "svg", "opml"],
  mediaTypes: ["application/xml", "text/xml", "image/svg+xml", "text/x-opml"],
  isData: true,
  detect: (file) => file.text !== undefined && isXml(file.text),
  load: async () => ({ as: "markup", read: (await import("../../read/markup/xml/read-xml.ts")).readXml }),
};
