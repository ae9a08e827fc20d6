import { isRst } from "./is-rst.ts";
import type { Format } from "../format.ts";

export const rst: Format = {
  kind: "rst",
  name: "a reStructuredText document",
  extensions: ["rst"],
  mediaTypes: ["text/x-rst", "text/prs.fallenstein.rst"],
  isNamed: true,
  detect: (file) => file.text !== undefined && isRst(file.text),
  load: async () => ({ as: "markup", read: (await import("./read-rst.ts")).readRst }),
};
