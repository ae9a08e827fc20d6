import type { Format } from "../format.ts";

export const zip: Format = {
  kind: "zip",
  name: "a ZIP archive",
  extensions: ["zip"],
  mediaTypes: ["application/zip"],
  isArchive: true,
  detect: (file) => file.archive !== undefined,
  load: async () => ({ as: "markup", read: (await import("../../read/markup/zip/read-zip.ts")).readZip }),
};
