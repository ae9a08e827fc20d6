import type { Format } from "../format.ts";
import { isSeparatedValues } from "../../read/separated-values.ts";

export const csv: Format = {
  kind: "csv",
  name: "a file of separated values",
  extensions: ["csv", "tsv"],
  mediaTypes: ["text/csv", "text/tab-separated-values"],
  isPlain: true,
  detect: (file) => file.text !== undefined && isSeparatedValues(file.text),
  load: async () => ({ as: "markup", read: (await import("../../read/markup/csv/read-csv.ts")).readCsv }),
};
