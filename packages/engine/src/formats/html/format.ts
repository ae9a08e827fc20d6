import type { Format } from "../format.ts";
import { isHtml, isHtmlFragment } from "../../read/text-kinds.ts";

export const html: Format = {
  kind: "html",
  name: "an HTML page",
  extensions: ["html", "htm", "xhtml"],
  mediaTypes: ["text/html", "application/xhtml+xml"],
  isNamed: true,
  detect: (file) => file.text !== undefined && isHtml(file.text),
  // A Markdown file may begin with an element.
  isSettled: (file) => !isHtmlFragment(file.text ?? ""),
  mayBe: (file) => /<[a-z][^<>]*>/i.test(file.text ?? ""),
  load: async () => ({ as: "markup", read: (await import("../../read/markup/html/read-html.ts")).readHtml }),
};
