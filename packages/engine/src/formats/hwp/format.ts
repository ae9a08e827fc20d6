import type { Format } from "../format.ts";

export const hwp: Format = {
  kind: "hwp",
  name: "a Hangul document (HWP)",
  extensions: ["hwp"],
  mediaTypes: ["application/x-hwp"],
  detect: (file) => file.compound?.has("\x05HwpSummaryInformation") === true,
};
