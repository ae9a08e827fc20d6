import type { Format } from "../format.ts";

export const iwork: Format = {
  kind: "iwork",
  name: "a Pages, Numbers or Keynote document",
  extensions: ["pages", "numbers", "key"],
  mediaTypes: ["application/vnd.apple.pages", "application/vnd.apple.numbers", "application/vnd.apple.keynote"],
  // The current format, the one of 2009 to 2013, and single files with the document in a folder.
  detect: ({ archive }) =>
    archive?.holds("Index/Document.iwa") === true ||
    archive?.holds("Index.zip") === true ||
    archive?.holds("index.apxl") === true ||
    (archive?.holds("QuickLook/") === true && archive.holds("index.xml")),
  load: async () => ({ as: "wrapped", unwrap: (await import("./preview-of.ts")).previewOf }),
};
