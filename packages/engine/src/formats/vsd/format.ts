import type { Format } from "../format.ts";

export const vsd: Format = {
  kind: "vsd",
  name: "a Visio drawing (VSD)",
  extensions: ["vsd"],
  mediaTypes: ["application/vnd.visio"],
  detect: (file) => file.compound?.has("VisioDocument") === true,
  refusal: "This is a Visio drawing (VSD), which is not read; save it as VSDX or PDF and use that.",
};
