import type { Format } from "../format.ts";

export const xlsx: Format = {
  kind: "xlsx",
  name: "an Excel workbook (XLSX)",
  extensions: ["xlsx", "xlsm", "xltx", "xlsb"],
  mediaTypes: ["application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
  detect: (file) => file.archive?.holds("xl/") === true,
  load: async () => ({ as: "markup", read: (await import("../../read/markup/ooxml/read-office.ts")).readOffice }),
};
