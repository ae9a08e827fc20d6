import { createHash } from "node:crypto";

/** What a stream is known by. */
export function digestOf(bytes: Uint8Array): string {
  return createHash("sha1").update(bytes).digest("base64");
}
