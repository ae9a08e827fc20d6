import type { Format } from "../format.ts";

export const png: Format = {
  kind: "png",
  name: "a PNG image",
  extensions: ["png"],
  mediaTypes: ["image/png"],
  isPicture: true,
  detect: (file) => file.startsWith("\x89PNG\r\n\x1a\n"),
  load: async () => ({ as: "pages", open: (await import("../../read/image/image-source.ts")).openImageSource }),
};
