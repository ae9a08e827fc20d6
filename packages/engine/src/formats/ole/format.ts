import type { Format } from "../format.ts";

export const ole: Format = {
  kind: "ole",
  name: "an older Office file (DOC, XLS, PPT or MSG) or an encrypted one",
  extensions: [],
  mediaTypes: [],
  detect: (file) => file.compound !== undefined,
};
