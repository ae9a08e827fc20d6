import type { DocumentSource } from "../files/document.ts";
import { isInline } from "../files/inline.ts";
import { findFiles } from "../files/node-file.ts";
import { schemeOf } from "../files/source.ts";

/**
 * Detects a changed document: by size and modification time for a file on disk, by its bytes for a document in memory. Addresses, references
 * and one-time streams cannot be checked before they are read.
 */
export async function stampOf(input: DocumentSource, asked: string): Promise<string> {
  return digest(`${asked}\n${await stateOf(input)}`);
}

async function stateOf(input: DocumentSource): Promise<string> {
  if (typeof input === "string" || input instanceof URL) {
    const isFile = [undefined, "file"].includes(schemeOf(input));
    return isFile && !isInline(String(input)) ? stateOfFile(input) : "";
  }
  if (input instanceof Blob) return input.size > MAX_BYTES ? `${input.size}` : digest(await input.arrayBuffer());
  return ArrayBuffer.isView(input) || input instanceof ArrayBuffer ? digest(input as Uint8Array<ArrayBuffer>) : "";
}

async function stateOfFile(path: string | URL): Promise<string> {
  const location = schemeOf(path) === "file" ? new URL(path) : path;
  // If the file cannot be read, the upload reports it.
  const file = await findFiles()
    ?.promises.stat(location)
    .catch(() => undefined);
  return file === undefined ? "" : `${file.size} ${file.mtimeMs}`;
}

/** A larger file on disk that is passed as a Blob is not read twice. */
const MAX_BYTES = 2 ** 26;

async function digest(data: string | ArrayBuffer | Uint8Array<ArrayBuffer>): Promise<string> {
  const bytes = typeof data === "string" ? new TextEncoder().encode(data) : data;
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(hash.subarray(0, 12), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
