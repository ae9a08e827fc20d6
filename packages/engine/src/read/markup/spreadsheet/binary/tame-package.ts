import { zipSync, type Zippable } from "fflate";
import { openArchive } from "../../../archive/open-archive.ts";

/**
 * Records of a binary workbook ([MS-XLSB] 2.3) with sizes that the library trusts without limit: it
 * creates columns, cell links and metadata until the memory is full. Removing them loses nothing that is read.
 */
const CHECKED: ReadonlyMap<number, (body: DataView) => boolean> = new Map([
  // BrtMdb: metadata of cells, which are never shown.
  [0x33, () => false],
  // BrtRowHdr
  [0x00, (body) => body.byteLength >= 4 && body.getUint32(0, true) < MAX_ROWS],
  // BrtColInfo
  [0x3c, (body) => body.byteLength >= 8 && body.getUint32(4, true) < MAX_COLUMNS],
  // BrtHLink
  [0x1ee, isSmallRange],
  // BrtBundleSh: the relationship and the name of a sheet.
  [0x9c, (body) => stringEnd(body, stringEnd(body, 8)) <= body.byteLength],
  // BrtExternSheet: references of 12 bytes each.
  [0x16a, (body) => body.byteLength >= 4 && 12 * body.getUint32(0, true) <= body.byteLength - 4],
]);

/** Maximum number of rows of a sheet (Excel specifications and limits). */
const MAX_ROWS = 1_048_576;
const MAX_COLUMNS = 16_384;
/** A string that is none. */
const NO_STRING = 0xffff_ffff;

/** Where a string of wide chars ends that begins at an offset; infinite if its length is not in the record. */
function stringEnd(body: DataView, offset: number): number {
  if (offset + 4 > body.byteLength) return Number.POSITIVE_INFINITY;
  const length = body.getUint32(offset, true);
  return offset + 4 + (length === NO_STRING ? 0 : 2 * length);
}

/** A link covers one cell or a few. */
const MAX_LINKED_CELLS = 4096;

/** Parts of a workbook that the library reads: records, and the XML that lists the parts. */
const RECORDS = /\.bin$/iu;
/** Metadata of cells is never shown, and its strings may claim any length. */
const METADATA = /(?:^|\/)metadata\.bin$/iu;
/** The library requires every part that the workbook lists. */
const NOTHING = new Uint8Array(0);
const XML = /(?:^|\/)(?:\[Content_Types\]\.xml|[^/]*\.rels)$/iu;

/**
 * Returns the workbook without records that would exhaust the memory, unpacked within the limits of archives.
 *
 * @throws EngineError `damaged_document`
 */
export async function tamePackage(bytes: Uint8Array): Promise<Uint8Array> {
  const archive = await openArchive(bytes);
  const parts: Zippable = {};
  for (const name of archive.names) {
    if (!RECORDS.test(name) && !XML.test(name)) continue;
    const part = METADATA.test(name) ? NOTHING : await archive.read(name);
    if (part !== null) parts[name] = RECORDS.test(name) ? tameRecords(part) : part;
  }
  return zipSync(parts, { level: 0 });
}

/** Parts of other kinds with the same extension, such as macros, become garbage, but are not read. */
function tameRecords(part: Uint8Array): Uint8Array {
  const kept: Uint8Array[] = [];
  let from = 0;
  for (const { kind, start, body, end } of recordsOf(part)) {
    const isKept = CHECKED.get(kind)?.(new DataView(part.buffer, part.byteOffset + body, end - body)) ?? true;
    if (isKept) continue;
    kept.push(part.subarray(from, start));
    from = end;
  }
  if (kept.length === 0) return part;
  kept.push(part.subarray(from));
  return Buffer.concat(kept);
}

interface PartRecord {
  readonly kind: number;
  readonly start: number;
  readonly body: number;
  readonly end: number;
}

/** Splits a part into records: a record number in one or two bytes, then its length in up to four bytes of seven bits each ([MS-XLSB] 2.1.4). */
function* recordsOf(part: Uint8Array): Generator<PartRecord> {
  for (let at = 0; at < part.length;) {
    const start = at;
    let kind = part[at++]!;
    if ((kind & 0x80) !== 0) kind = (kind & 0x7f) + (((part[at++] ?? 0) & 0x7f) << 7);
    let length = 0;
    for (let place = 0; place < 4; place += 1) {
      const byte = part[at++] ?? 0;
      length += (byte & 0x7f) << (7 * place);
      if ((byte & 0x80) === 0) break;
    }
    const body = Math.min(at, part.length);
    at = Math.min(body + length, part.length);
    yield { kind, start, body, end: at };
  }
}

function isSmallRange(body: DataView): boolean {
  if (body.byteLength < 16) return false;
  const [top, bottom, left, right] = [0, 4, 8, 12].map((at) => body.getUint32(at, true)) as [
    number,
    number,
    number,
    number,
  ];
  const isInside = bottom < MAX_ROWS && right < MAX_COLUMNS;
  return isInside && (bottom - top + 1) * (right - left + 1) <= MAX_LINKED_CELLS;
}
