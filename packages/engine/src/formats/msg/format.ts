import type { Format } from "../format.ts";

export const msg: Format = {
  kind: "msg",
  name: "an Outlook message (MSG)",
  extensions: ["msg"],
  mediaTypes: ["application/vnd.ms-outlook"],
  detect: (file) => file.compound?.has("__properties_version1.0") === true,
  load: async () => ({ as: "markup", read: (await import("../../read/markup/mail/read-msg.ts")).readMsg }),
};
