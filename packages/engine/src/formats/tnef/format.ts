import type { Format } from "../format.ts";

export const tnef: Format = {
  kind: "tnef",
  name: "an Outlook message (winmail.dat)",
  extensions: ["tnef"],
  mediaTypes: ["application/ms-tnef"],
  detect: (file) => file.startsWith("\x78\x9f\x3e\x22"),
  load: async () => ({ as: "markup", read: (await import("../../read/markup/mail/read-tnef.ts")).readTnef }),
};
