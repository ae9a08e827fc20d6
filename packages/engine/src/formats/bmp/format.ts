import type { Format } from "../format.ts";

export const bmp: Format = {
  kind: "bmp",
  name: "a BMP image",
  extensions: ["bmp"],
  mediaTypes: ["image/bmp"],
  isPicture: true,
  detect: (file) => file.startsWith("BM"),
  load: async () => ({ as: "pages", open: (await import("../../read/image/image-source.ts")).openBitmapSource }),
};
