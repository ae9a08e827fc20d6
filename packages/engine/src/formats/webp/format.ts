import type { Format } from "../format.ts";

export const webp: Format = {
  kind: "webp",
  name: "a WebP image",
  extensions: ["webp"],
  mediaTypes: ["image/webp"],
  isPicture: true,
  detect: (file) => file.startsWith("RIFF") && file.startsWith("WEBP", 8),
  load: async () => ({ as: "pages", open: (await import("../../read/image/image-source.ts")).openImageSource }),
};
