import type { Format } from "../format.ts";

export const odp: Format = {
  kind: "odp",
  name: "an OpenDocument presentation",
  extensions: ["odp", "fodp", "otp"],
  mediaTypes: ["application/vnd.oasis.opendocument.presentation"],
  detect: (file) => file.openDocument === "presentation",
  load: async () => ({ as: "markup", read: (await import("../../read/markup/opendocument/read-odp.ts")).readOdp }),
};
