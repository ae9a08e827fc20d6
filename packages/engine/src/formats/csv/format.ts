import type { Format } from "../format.ts";
import { isHtmlFragment } from "../../read/text-kinds.ts";
import { isSeparatedValues } from "../../read/separated-values.ts";

export const csv: Format = {
  kind: "csv",
  name: "a file of separated values",
  extensions: ["csv", "tsv"],
  mediaTypes: ["text/csv", "text/tab-separated-values", "application/csv", "text/x-csv", "text/comma-separated-values"],
  isNamed: true,
  // Programs also save the table of a web page under the name of a sheet.
  mayBe: (file) => !isHtmlFragment(file.text ?? ""),
  detect: (file) => file.text !== undefined && isSeparatedValues(file.text),
  load: async () => ({ as: "markup", read: (await import("../../read/markup/csv/read-csv.ts")).readCsv }),
};
