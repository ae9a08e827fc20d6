import type { Format } from "../format.ts";

export const tiff: Format = {
  kind: "tiff",
  name: "a TIFF image",
  extensions: ["tif", "tiff"],
  mediaTypes: ["image/tiff"],
  isPicture: true,
  // Files of more than 4 GB have a version of their own, BigTIFF.
  detect: (file) => ["II*\0", "MM\0*", "II+\0", "MM\0+"].some((signature) => file.startsWith(signature)),
  load: async () => ({ as: "pages", open: (await import("../../read/image/image-source.ts")).openImageSource }),
};
