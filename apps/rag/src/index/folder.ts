import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readdir } from "node:fs/promises";
import { extname, join, relative } from "node:path";
import { pipeline } from "node:stream/promises";
import { DOCUMENT_EXTENSIONS } from "@docsvc/client/records";

export interface FolderFile {
  /** Within the folder, with forward slashes. */
  readonly name: string;
  readonly path: string;
  /** SHA-256 of its bytes, in hex. */
  readonly digest: string;
}

/** The documents of a folder and of the folders within, by name; hidden ones and links are passed over. */
export async function documentsOf(directory: string): Promise<readonly FolderFile[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const files: FolderFile[] = [];
  for (const path of paths.sort()) {
    const name = relative(directory, path).replaceAll("\\", "/");
    if (isDocument(name)) files.push({ name, path, digest: await digestOf(path) });
  }
  return files;
}

const EXTENSIONS: ReadonlySet<string> = new Set(DOCUMENT_EXTENSIONS.map((extension) => `.${extension}`));

function isDocument(name: string): boolean {
  return EXTENSIONS.has(extname(name).toLowerCase()) && !name.split("/").some((part) => part.startsWith("."));
}

async function digestOf(path: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return hash.digest("hex");
}
