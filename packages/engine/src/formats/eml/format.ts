import type { Format } from "../format.ts";
import { isMail } from "../../read/text-kinds.ts";

export const eml: Format = {
  kind: "eml",
  name: "a mail message",
  extensions: ["eml"],
  mediaTypes: ["message/rfc822"],
  detect: (file) => file.text !== undefined && isMail(file.text),
  load: async () => ({ as: "markup", read: (await import("../../read/markup/mail/read-mail.ts")).readMail }),
};
