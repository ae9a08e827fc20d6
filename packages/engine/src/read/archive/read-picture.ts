import type { Archive } from "./open-archive.ts";

/** A page at 600 dpi takes less as a PNG. */
const LARGEST_PICTURE = 32 * 1024 ** 2;

/** A picture of an archive; null where it has none of that path, and for one that unpacks to more than pictures have. */
export function readPicture(archive: Archive, name: string): Promise<Uint8Array | null> {
  return (archive.size(name) ?? 0) > LARGEST_PICTURE ? Promise.resolve(null) : archive.read(name);
}
