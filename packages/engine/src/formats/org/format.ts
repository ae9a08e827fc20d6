import type { Format } from "../format.ts";

export const org: Format = {
  kind: "org",
  name: "an Org document",
  extensions: ["org"],
  mediaTypes: ["text/org", "text/x-org"],
  isNamed: true,
  detect: (file) =>
    file.text !== undefined && /^\s*(?:#\+[A-Za-z_]+:[^\n]*\n)*#\+(?:TITLE|AUTHOR|OPTIONS|STARTUP):/i.test(file.text),
  load: async () => ({ as: "markup", read: (await import("./read-org.ts")).readOrg }),
};
