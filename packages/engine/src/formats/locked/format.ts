import type { Format } from "../format.ts";

export const locked: Format = {
  kind: "locked",
  name: "an Office document that is locked with a password",
  extensions: [],
  mediaTypes: [],
  detect: (file) => file.compound?.has("EncryptedPackage") === true,
  load: async () => ({
    as: "wrapped",
    unwrap: (await import("../../read/markup/locked/unlock-office.ts")).unlockOffice,
  }),
};
