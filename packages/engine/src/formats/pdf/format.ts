import { isPdf } from "../../read/pdf/is-pdf.ts";
import type { Format } from "../format.ts";

export const pdf: Format = {
  kind: "pdf",
  name: "a PDF document",
  extensions: ["pdf"],
  mediaTypes: ["application/pdf"],
  detect: (file) => isPdf(file.bytes),
  load: async () => ({ as: "pages", open: (await import("../../read/pdf/pdf-source.ts")).openPdfSource }),
};
