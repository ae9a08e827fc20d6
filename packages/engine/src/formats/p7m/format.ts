import type { Format } from "../format.ts";
import { isWrapped } from "../../read/signed/is-wrapped.ts";

export const p7m: Format = {
  kind: "p7m",
  name: "a signed or encrypted message (P7M)",
  extensions: ["p7m"],
  mediaTypes: ["application/pkcs7-mime"],
  detect: (file) => isWrapped(file.head),
  load: async () => ({ as: "wrapped", unwrap: (await import("../../read/signed/unwrap-signed.ts")).unwrapSigned }),
};
