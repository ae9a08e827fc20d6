import type { Format } from "../format.ts";
import { isHtml } from "../../read/text-kinds.ts";

export const html: Format = {
  kind: "html",
  name: "an HTML page",
  extensions: ["html", "htm", "xhtml"],
  mediaTypes: ["text/html", "application/xhtml+xml"],
  detect: (file) => file.text !== undefined && isHtml(file.text),
  load: async () => ({ as: "markup", read: (await import("../../read/markup/html/read-html.ts")).readHtml }),
};
