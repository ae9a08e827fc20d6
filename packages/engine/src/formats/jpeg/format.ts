import type { Format } from "../format.ts";

export const jpeg: Format = {
  kind: "jpeg",
  name: "a JPEG image",
  extensions: ["jpg", "jpeg"],
  mediaTypes: ["image/jpeg"],
  isPicture: true,
  detect: (file) => file.startsWith("\xff\xd8\xff"),
  load: async () => ({ as: "pages", open: (await import("../../read/image/image-source.ts")).openImageSource }),
};
