/** Most directories that are looked at: a damaged file may link them in a circle. */
const MAX_DIRECTORIES = 100_000;
/** Tag NewSubfileType, whose bits say that a directory is a smaller copy of a page, or a mask (TIFF 6.0, section 8). */
const NEW_SUBFILE_TYPE = 254;
const SMALLER_COPY = 1;
const MASK = 4;

/**
 * The directories of a TIFF that are pages, counted from 0: scanning programs store a small copy next to each page, and pyramids hold an image in
 * several sizes. All of them if the file says of none that it is a page.
 */
export function tiffPages(bytes: Uint8Array): readonly number[] {
  const types = [...subfileTypes(bytes)];
  const pages = types.flatMap((type, index) => ((type & (SMALLER_COPY | MASK)) === 0 ? [index] : []));
  return pages.length > 0 ? pages : types.map((_, index) => index);
}

/** The type of each directory, as far as the file can be followed. */
function* subfileTypes(bytes: Uint8Array): Generator<number> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isLittle = bytes[0] === 0x49;
  const isBig = view.getUint16(2, isLittle) === 43;
  const numberAt = (at: number): number =>
    isBig ? Number(view.getBigUint64(at, isLittle)) : view.getUint32(at, isLittle);
  const [countSize, entrySize, valueAt] = isBig ? [8, 20, 12] : [2, 12, 8];
  try {
    let at = numberAt(isBig ? 8 : 4);
    for (let directories = 0; at !== 0 && directories < MAX_DIRECTORIES; directories += 1) {
      const count = isBig ? numberAt(at) : view.getUint16(at, isLittle);
      let type = 0;
      for (let entry = 0; entry < count; entry += 1) {
        const from = at + countSize + entry * entrySize;
        const tag = view.getUint16(from, isLittle);
        if (tag === NEW_SUBFILE_TYPE) type = view.getUint32(from + valueAt, isLittle);
        // Tags are in order.
        if (tag >= NEW_SUBFILE_TYPE) break;
      }
      yield type;
      at = numberAt(at + countSize + count * entrySize);
    }
  } catch (error) {
    // The rest of a truncated file: what was found so far is what can be opened.
    if (!(error instanceof RangeError)) throw error;
  }
}
