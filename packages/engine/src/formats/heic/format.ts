import type { Format } from "../format.ts";

/** Phones write both (ISO/IEC 23008-12, B.4.1). */
const BRANDS: readonly string[] = ["ftyphei", "ftypmif1"];

export const heic: Format = {
  kind: "heic",
  name: "a HEIC image",
  extensions: ["heic", "heif"],
  mediaTypes: ["image/heic", "image/heif"],
  detect: (file) => BRANDS.some((brand) => file.startsWith(brand, 4)),
  refusal:
    "This is a HEIC image, as phones take them, which is not read: its compression is patented, and no decoder of it has a permissive licence (libheif has LGPL). Save it as JPEG, or let the phone do so (iPhone: Settings, Camera, Formats, Most Compatible), and use that.",
};
