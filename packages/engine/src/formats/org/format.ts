import type { Format } from "../format.ts";

/** A keyword at the start, properties of a heading, or a block: no other notation has them. */
const ONLY_ORG: readonly RegExp[] = [
  /^\s*(?:#\+[A-Za-z_]+:[^\n]*\n)*#\+(?:TITLE|AUTHOR|OPTIONS|STARTUP):/i,
  /^\*+ [^\n]+\n[ \t]*:PROPERTIES:[ \t]*\n/m,
  /^[ \t]*#\+begin_(quote|src|example|verse|center)\b(?:(?!```)[^])*?^[ \t]*#\+end_\1\b/im,
];

export const org: Format = {
  kind: "org",
  name: "an Org document",
  extensions: ["org"],
  mediaTypes: ["text/org", "text/x-org"],
  isNamed: true,
  detect: (file) => file.text !== undefined && ONLY_ORG.some((sign) => sign.test(file.text!)),
  load: async () => ({ as: "markup", read: (await import("./read-org.ts")).readOrg }),
};
