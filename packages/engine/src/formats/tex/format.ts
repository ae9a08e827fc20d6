import type { Format } from "../format.ts";

export const tex: Format = {
  kind: "tex",
  name: "a LaTeX document",
  extensions: ["tex", "ltx"],
  mediaTypes: ["application/x-tex", "text/x-tex", "application/x-latex"],
  isNamed: true,
  detect: (file) =>
    file.text !== undefined && /^[ \t]*\\(?:documentclass|documentstyle|begin\{document\})/m.test(file.text),
  load: async () => ({ as: "markup", read: (await import("./read-tex.ts")).readTex }),
};
