import type { Format } from "../format.ts";

export const text: Format = {
  kind: "text",
  name: "plain text",
  extensions: ["txt", "text"],
  mediaTypes: ["text/plain"],
  isPlain: true,
  detect: (file) => file.text !== undefined,
  load: async () => ({ as: "markup", read: (await import("../../read/markup/text/read-text.ts")).readText }),
};
