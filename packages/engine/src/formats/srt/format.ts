import type { Format } from "../format.ts";

export const srt: Format = {
  kind: "srt",
  name: "subtitles (SRT)",
  extensions: ["srt"],
  mediaTypes: ["application/x-subrip"],
  detect: (file) => file.text !== undefined && /^\s*\d+\r?\n\d\d:\d\d:\d\d[,.]\d{3} --> /.test(file.text),
  load: async () => ({ as: "markup", read: (await import("../vtt/read-cues.ts")).readCues }),
};
