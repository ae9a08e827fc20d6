import type { Format } from "../format.ts";

export const avif: Format = {
  kind: "avif",
  name: "an AVIF image",
  extensions: ["avif"],
  mediaTypes: ["image/avif"],
  isPicture: true,
  // The brand, or a compatible brand of a generic one (AV1 Image File Format, 6).
  detect: ({ head }) =>
    head.startsWith("ftypavif", 4) || (head.startsWith("ftypmif1", 4) && head.slice(16, 64).includes("avif")),
  load: async () => ({ as: "pages", open: (await import("../../read/image/image-source.ts")).openImageSource }),
};
