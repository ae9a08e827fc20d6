import type { Format } from "../format.ts";

export const rights: Format = {
  kind: "rights",
  name: "an Office document that is protected by rights management",
  extensions: [],
  mediaTypes: [],
  // A document locked with a server-issued key ([MS-OFFCRYPTO], 2.2.5 and 2.2.10), below the root.
  detect: ({ compound }) =>
    compound?.has("\tDRMContent") === true ||
    (compound?.has("EncryptedPackage") === true && compound.mentions("DRMEncryptedTransform")),
  load: async () => ({ as: "markup", read: (await import("../../read/markup/locked/read-locked.ts")).refuseRights }),
};
