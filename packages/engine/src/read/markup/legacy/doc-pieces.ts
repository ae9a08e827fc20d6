import { damagedLegacy } from "./compound-streams.ts";

export interface DocText {
  readonly text: string;
  /** Position of a char in the main stream. */
  readonly offsetOf: (char: number) => number;
}

interface Piece {
  readonly first: number;
  readonly last: number;
  readonly offset: number;
  readonly bytesAChar: 1 | 2;
}

/** Offsets in the header of the piece table's position and length ([MS-DOC], 2.5.6: fcClx). */
const PIECE_TABLE = 0x1a2;
const PROPERTIES = 0x01;
const PIECES = 0x02;
const IS_ONE_BYTE = 0x40_00_00_00;
const MAX_CHARS = 50_000_000;

/** Reads the text of a document from its piece table ([MS-DOC], 2.4.1): runs of chars anywhere in the main stream. */
export function readPieces(main: Buffer, table: Buffer): DocText {
  const pieces = piecesOf(main, table);
  const latin = new TextDecoder("windows-1252");
  let text = "";
  for (const { first, last, offset, bytesAChar } of pieces) {
    if (last > MAX_CHARS) throw damagedLegacy();
    const bytes = main.subarray(offset, offset + (last - first) * bytesAChar);
    const decoded = bytesAChar === 1 ? latin.decode(bytes) : bytes.toString("utf16le");
    // Chars of a piece beyond the end of the file become spaces, so that later chars keep their positions.
    text += decoded.padEnd(last - first, " ").slice(0, last - first);
  }
  const offsetOf = (char: number): number => {
    const piece = pieces[pieceAt(pieces, char)];
    return piece === undefined ? -1 : piece.offset + (char - piece.first) * piece.bytesAChar;
  };
  return { text, offsetOf };
}

function pieceAt(pieces: readonly Piece[], char: number): number {
  let [low, high] = [0, pieces.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (pieces[middle]!.first <= char) low = middle;
    else high = middle - 1;
  }
  return low;
}

function piecesOf(main: Buffer, table: Buffer): readonly Piece[] {
  let at = main.readUInt32LE(PIECE_TABLE);
  const end = at + main.readUInt32LE(PIECE_TABLE + 4);
  while (at < end && table.readUInt8(at) === PROPERTIES) at += 3 + table.readUInt16LE(at + 1);
  if (at >= end || table.readUInt8(at) !== PIECES) throw damagedLegacy();
  const length = table.readUInt32LE(at + 1);
  const count = Math.floor((length - 4) / 12);
  const chars = at + 5;
  const descriptors = chars + 4 * (count + 1);
  if (count < 1 || descriptors + 8 * count > table.length) throw damagedLegacy();
  let before = 0;
  return Array.from({ length: count }, (_, index): Piece => {
    const first = table.readUInt32LE(chars + 4 * index);
    const last = table.readUInt32LE(chars + 4 * (index + 1));
    if (first !== before || last < first) throw damagedLegacy();
    before = last;
    const place = table.readUInt32LE(descriptors + 8 * index + 2);
    const isOneByte = (place & IS_ONE_BYTE) !== 0;
    const offset = place & 0x3f_ff_ff_ff;
    return { first, last, offset: isOneByte ? offset >> 1 : offset, bytesAChar: isOneByte ? 1 : 2 };
  });
}
