import type { Format } from "../format.ts";

export const jp2: Format = {
  kind: "jp2",
  name: "a JPEG 2000 image",
  extensions: ["jp2", "j2k", "jpx"],
  mediaTypes: ["image/jp2"],
  // The signature box of the file format, or the start of a bare codestream (ISO/IEC 15444-1, I.5.1 and A.4.1).
  detect: (file) => file.startsWith("\0\0\0\x0cjP  \r\n\x87\n") || file.startsWith("\xff\x4f\xff\x51"),
  load: async () => ({ as: "wrapped", unwrap: (await import("./jpeg2000-to-pdf.ts")).jpeg2000ToPdf }),
};
