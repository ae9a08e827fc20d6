import { unzipSync, type Zippable, zipSync } from "fflate";

/** Returns the archive with changed files; null removes a file. */
export function changeParts(
  zip: Uint8Array,
  change: (name: string, bytes: Uint8Array) => Uint8Array | null,
  added: Zippable = {},
): Uint8Array {
  const files: Zippable = {};
  for (const [name, bytes] of Object.entries(unzipSync(zip))) {
    const changed = change(name, bytes);
    if (changed !== null) files[name] = changed;
  }
  return zipSync({ ...files, ...added }, { level: 1 });
}
