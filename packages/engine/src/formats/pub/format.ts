import type { Format } from "../format.ts";

export const pub: Format = {
  kind: "pub",
  name: "a Publisher document (PUB)",
  extensions: ["pub"],
  mediaTypes: ["application/x-mspublisher"],
  detect: (file) => file.compound?.has("Quill") === true,
};
