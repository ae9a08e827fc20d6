import type { Format } from "../format.ts";

export const tiff: Format = {
  kind: "tiff",
  name: "a TIFF image",
  extensions: ["tif", "tiff"],
  mediaTypes: ["image/tiff"],
  isPicture: true,
  detect: (file) => file.startsWith("II*\0") || file.startsWith("MM\0*"),
  load: async () => ({ as: "pages", open: (await import("../../read/image/image-source.ts")).openImageSource }),
};
