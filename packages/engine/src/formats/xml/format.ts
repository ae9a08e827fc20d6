import type { Format } from "../format.ts";
import { isXml } from "../../read/text-kinds.ts";

export const xml: Format = {
  kind: "xml",
  name: "an XML file",
  extensions: ["xml"],
  mediaTypes: ["application/xml", "text/xml"],
  isData: true,
  detect: (file) => file.text !== undefined && isXml(file.text),
  load: async () => ({ as: "markup", read: (await import("../../read/markup/xml/read-xml.ts")).readXml }),
};
