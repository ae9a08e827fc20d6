import { createHash } from "node:crypto";

/** A digest that identifies a stream. */
export function digestOf(bytes: Uint8Array): string {
  return createHash("sha1").update(bytes).digest("base64");
}
