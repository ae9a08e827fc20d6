import type { Format } from "../format.ts";

export const doc: Format = {
  kind: "doc",
  name: "a Word document (DOC)",
  extensions: ["doc", "dot"],
  mediaTypes: ["application/msword"],
  detect: (file) => file.compound?.has("WordDocument") === true,
  load: async () => ({ as: "markup", read: (await import("../../read/markup/legacy/read-legacy.ts")).readDoc }),
};
