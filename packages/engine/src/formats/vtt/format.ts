import type { Format } from "../format.ts";

export const vtt: Format = {
  kind: "vtt",
  name: "subtitles (WebVTT)",
  extensions: ["vtt"],
  mediaTypes: ["text/vtt"],
  detect: (file) => file.text !== undefined && /^WEBVTT[ \t\r\n]/.test(file.text),
  load: async () => ({ as: "markup", read: (await import("./read-cues.ts")).readCues }),
};
