import type { Format } from "../format.ts";

export const ics: Format = {
  kind: "ics",
  name: "a calendar (ICS)",
  extensions: ["ics"],
  mediaTypes: ["text/calendar"],
  detect: (file) => file.text !== undefined && /^BEGIN:VCALENDAR\s/i.test(file.text.trimStart()),
  load: async () => ({ as: "markup", read: (await import("./read-ics.ts")).readIcs }),
};
