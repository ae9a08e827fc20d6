import type { Format } from "../format.ts";

export const ppt: Format = {
  kind: "ppt",
  name: "a PowerPoint presentation (PPT)",
  extensions: ["ppt", "pps"],
  mediaTypes: ["application/vnd.ms-powerpoint"],
  detect: (file) => file.compound?.has("PowerPoint Document") === true,
  load: async () => ({ as: "markup", read: (await import("../../read/markup/legacy/read-legacy.ts")).readPpt }),
};
