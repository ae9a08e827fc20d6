import type { Format } from "../format.ts";
import { isMailbox } from "../../read/text-kinds.ts";

export const mbox: Format = {
  kind: "mbox",
  name: "a mailbox",
  extensions: ["mbox"],
  mediaTypes: ["application/mbox"],
  detect: (file) => file.text !== undefined && isMailbox(file.text),
  load: async () => ({ as: "markup", read: (await import("../../read/markup/mail/read-mail.ts")).readMailbox }),
};
