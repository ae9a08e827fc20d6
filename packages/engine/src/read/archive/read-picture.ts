import type { Archive } from "./open-archive.ts";

/** A page at 600 dpi is smaller than this as a PNG. */
const LARGEST_PICTURE = 32 * 1024 ** 2;

/** Reads an image from an archive; null if there is no such path, or if it unpacks to more than any image needs. */
export function readPicture(archive: Archive, name: string): Promise<Uint8Array | null> {
  return (archive.size(name) ?? 0) > LARGEST_PICTURE ? Promise.resolve(null) : archive.read(name);
}
