import { isJson } from "./is-json.ts";
import type { Format } from "../format.ts";

export const json: Format = {
  kind: "json",
  name: "data (JSON)",
  extensions: ["json", "jsonl", "ndjson"],
  mediaTypes: ["application/json", "application/x-ndjson"],
  isData: true,
  detect: (file) => file.text !== undefined && isJson(file.text),
  load: async () => ({ as: "markup", read: (await import("./read-json.ts")).readJson }),
};
