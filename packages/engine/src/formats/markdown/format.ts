import type { Format } from "../format.ts";
import { isMarkdown } from "../../read/text-kinds.ts";

export const markdown: Format = {
  kind: "markdown",
  name: "a Markdown file",
  extensions: ["md", "markdown"],
  mediaTypes: ["text/markdown", "text/x-markdown"],
  isNamed: true,
  detect: (file) => file.text !== undefined && isMarkdown(file.text),
  load: async () => ({
    as: "markup",
    read: (await import("../../read/markup/markdown/read-markdown.ts")).readMarkdown,
  }),
};
