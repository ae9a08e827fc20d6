import { zipSync, type Zippable } from "fflate";
import { openArchive } from "../../read/archive/open-archive.ts";
import type { Parts } from "./office-editing.ts";

/** @throws {@link EngineError} `damaged_document` */
export async function unpack(bytes: Uint8Array): Promise<Parts> {
  const archive = await openArchive(bytes);
  const parts: Parts = new Map();
  for (const name of archive.names) {
    // Some files list folders as entries, which are kept.
    parts.set(name, name.endsWith("/") ? new Uint8Array() : ((await archive.read(name)) ?? new Uint8Array()));
  }
  return parts;
}

export function pack(parts: Parts): Uint8Array {
  const files: Zippable = {};
  // OpenDocument files state their type in an uncompressed entry (ODF 1.3, part 2, 3.3).
  for (const [name, data] of parts) files[name] = name === "mimetype" ? [data, { level: 0 }] : data;
  return zipSync(files, { level: 6, mtime: new Date("1980-01-02") });
}

/** Whether an entry is an embedded Office file. */
export function isOfficeFile(name: string, data: Uint8Array): boolean {
  return /\.(?:docx|docm|xlsx|xlsm|pptx|pptm|sldx|odt|ods|odp)$/iu.test(name) && data[0] === 0x50 && data[1] === 0x4b;
}
