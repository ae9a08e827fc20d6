/** A font file with one face: the first face of a collection (ISO/IEC 14496-22, 5.2 and 4.5), any other file unchanged. */
export function firstFace(data: Uint8Array): Uint8Array {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  if (data.length < 16 || view.getUint32(0) !== COLLECTION) return data;
  const start = view.getUint32(12);
  const count = view.getUint16(start + 4);
  const head = DIRECTORY + ENTRY * count;
  const tables = Array.from({ length: count }, (_, index) => {
    const at = start + DIRECTORY + ENTRY * index;
    return { at, offset: view.getUint32(at + 8), length: view.getUint32(at + 12) };
  });
  const size = tables.reduce((sum, { length }) => sum + aligned(length), head);
  const face = new Uint8Array(size);
  const written = new DataView(face.buffer);
  face.set(data.subarray(start, start + DIRECTORY));
  let offset = head;
  for (const [index, table] of tables.entries()) {
    const entry = DIRECTORY + ENTRY * index;
    face.set(data.subarray(table.at, table.at + ENTRY), entry);
    written.setUint32(entry + 8, offset);
    face.set(data.subarray(table.offset, table.offset + table.length), offset);
    offset += aligned(table.length);
  }
  return face;
}

/** The tag "ttcf". */
const COLLECTION = 0x74_74_63_66;
const DIRECTORY = 12;
const ENTRY = 16;

/** Tables begin at multiples of four bytes. */
function aligned(length: number): number {
  return (length + 3) & ~3;
}
