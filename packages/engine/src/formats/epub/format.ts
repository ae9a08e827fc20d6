import type { Format } from "../format.ts";

export const epub: Format = {
  kind: "epub",
  name: "an EPUB book",
  extensions: ["epub"],
  mediaTypes: ["application/epub+zip"],
  detect: (file) => file.archive?.verdict("application/epub+zip") === true,
  load: async () => ({ as: "markup", read: (await import("../../read/markup/epub/read-epub.ts")).readEpub }),
};
