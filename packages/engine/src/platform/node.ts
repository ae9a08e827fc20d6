import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { deserialize, serialize } from "node:v8";
import { inflateSync } from "node:zlib";
import type { Platform } from "./platform.ts";
import { SpillFile } from "./spill-file.ts";

/** The platform of Node, which is native code. */
export const platform: Platform = {
  // Read in one call, once a process: 5 MB in pieces from another thread take twice the processor time.
  readPdfium: async () =>
    await Promise.resolve(readFileSync(createRequire(import.meta.url).resolve("@embedpdf/pdfium/pdfium.wasm"))),
  latin1: (bytes) => toBuffer(bytes).toString("latin1"),
  findBytes: (bytes, text, from = 0) => toBuffer(bytes).indexOf(text, from, "latin1"),
  findLastBytes: (bytes, text, last) => toBuffer(bytes).lastIndexOf(text, last, "latin1"),
  inflate: (bytes, most) => inflateSync(bytes, { maxOutputLength: most }),
  digest: (text) => hash("sha1", text, "base64"),
  takeTurns: async () => await new Promise<void>((resolve) => setImmediate(resolve)),
  // Node's types do not say that it is missing if the permission model is off.
  canStartThreads: () => (process.permission as typeof process.permission | undefined)?.has("worker") ?? true,
  spills: { open: () => new SpillFile(), serialize, deserialize },
};

/** A view of the same memory. */
function toBuffer({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}
