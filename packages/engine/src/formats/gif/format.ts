import type { Format } from "../format.ts";

export const gif: Format = {
  kind: "gif",
  name: "a GIF image",
  extensions: ["gif"],
  mediaTypes: ["image/gif"],
  isPicture: true,
  detect: (file) => file.startsWith("GIF8"),
  load: async () => ({ as: "pages", open: (await import("../../read/image/image-source.ts")).openImageSource }),
};
