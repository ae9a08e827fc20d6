import type { Format } from "../format.ts";

export const adoc: Format = {
  kind: "adoc",
  name: "an AsciiDoc document",
  extensions: ["adoc", "asciidoc"],
  mediaTypes: ["text/asciidoc", "text/x-asciidoc"],
  isNamed: true,
  detect: (file) =>
    file.text !== undefined &&
    /^= \S[^\n]*\n/.test(file.text.replaceAll("\r", "")) &&
    /^(?::[\w-]+:|==+ \S|----$|\|===$)/m.test(file.text),
  load: async () => ({ as: "markup", read: (await import("./read-adoc.ts")).readAdoc }),
};
