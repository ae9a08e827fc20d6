import type { Format } from "../format.ts";

export const ipynb: Format = {
  kind: "ipynb",
  name: "a notebook (Jupyter)",
  extensions: ["ipynb"],
  mediaTypes: ["application/x-ipynb+json"],
  detect: (file) =>
    file.text !== undefined &&
    /^\s*\{\s*"(?:cells|metadata|nbformat|nbformat_minor|worksheets)"/.test(file.text) &&
    file.mentions('"nbformat"'),
  load: async () => ({ as: "markup", read: (await import("./read-notebook.ts")).readNotebook }),
};
