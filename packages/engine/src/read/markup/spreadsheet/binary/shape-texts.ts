import { openCompound } from "../../legacy/compound-streams.ts";
import type { SheetFloat } from "../sheet-content.ts";

/** Types of records ([MS-XLS], 2.3). */
const BOF = 0x08_09;
const EOF = 0x0a;
const CONTINUE = 0x3c;
const OBJECT = 0x5d;
const SHEET = 0x85;
const DRAWING = 0xec;
const TEXT_OBJECT = 0x01_b6;
const FILE_PASS = 0x2f;

/** An object's type in its first part ([MS-XLS], 2.5.143): a note, which is read with its cell. */
const NOTE = 0x19;
/** The place of a shape on its sheet, in a drawing ([MS-XLS], 2.5.193). */
const ANCHOR = 0xf0_10;
const ANCHOR_BYTES = 18;

const MAX_FLOATS = 5000;

/** The first bytes of a compound file; a workbook of a newer format is an archive. */
const COMPOUND: readonly number[] = [0xd0, 0xcf, 0x11, 0xe0];

interface BinaryRecord {
  readonly type: number;
  readonly data: Buffer;
}

/**
 * Texts of boxes and other shapes in a workbook of Excel 97 to 2003, by the name of their sheet. The library that reads its cells leaves
 * them out. Empty for older workbooks, and for damaged ones.
 */
export function shapeTexts(bytes: Uint8Array): ReadonlyMap<string, readonly SheetFloat[]> {
  const texts = new Map<string, readonly SheetFloat[]>();
  if (!COMPOUND.every((byte, at) => bytes[at] === byte)) return texts;
  try {
    const workbook = openCompound(bytes)("Workbook");
    if (workbook === undefined) return texts;
    for (const { type, data } of recordsFrom(workbook, 0)) {
      if (type === FILE_PASS) return new Map();
      if (type === SHEET) texts.set(nameOf(data), textsOf(workbook, data.readUInt32LE(0)));
    }
  } catch {
    // The reader of the cells refuses a damaged workbook, or reads what it has.
  }
  return texts;
}

/** The records of a substream, up to its end. */
function* recordsFrom(workbook: Buffer, offset: number): Generator<BinaryRecord> {
  let depth = 0;
  for (let at = offset; at + 4 <= workbook.length;) {
    const type = workbook.readUInt16LE(at);
    const end = at + 4 + workbook.readUInt16LE(at + 2);
    if (type === BOF) depth += 1;
    if (type === EOF) depth -= 1;
    // A chart inside a sheet is a substream of its own.
    if (depth <= 1 && end <= workbook.length) yield { type, data: workbook.subarray(at + 4, end) };
    if (depth <= 0) return;
    at = end;
  }
}

/** The name of a sheet ([MS-XLS], 2.4.28). */
function nameOf(data: Buffer): string {
  return characters(data.subarray(8), data.readUInt8(6), data.readUInt8(7));
}

function textsOf(workbook: Buffer, offset: number): readonly SheetFloat[] {
  const floats: SheetFloat[] = [];
  let place: SheetFloat["place"] | undefined;
  let isNote = false;
  /** How many chars of a text are still to come, in the records that continue its object. */
  let left = 0;
  let text = "";
  const close = (): void => {
    const shown = text.replaceAll(/\r\n?/g, "\n").trim();
    if (shown !== "" && !isNote && place !== undefined) floats.push({ type: "Text", text: shown, place });
    [text, left] = ["", 0];
  };
  for (const { type, data } of recordsFrom(workbook, offset)) {
    if (floats.length === MAX_FLOATS) break;
    if (type === CONTINUE) {
      if (left === 0 || data.length === 0) continue;
      const more = characters(data.subarray(1), left, data.readUInt8(0));
      text += more;
      left -= more.length;
      if (left === 0) close();
      continue;
    }
    close();
    if (type === DRAWING) place = anchorIn(data) ?? place;
    else if (type === OBJECT) isNote = data.length >= 6 && data.readUInt16LE(4) === NOTE;
    else if (type === TEXT_OBJECT && data.length >= 12) left = data.readUInt16LE(10);
  }
  close();
  return floats;
}

/** Chars of one byte or two, by the lowest bit of their flags; as many as there are. */
function characters(bytes: Buffer, count: number, flags: number): string {
  return (flags & 1) === 1 ? bytes.toString("utf16le", 0, 2 * count) : bytes.toString("latin1", 0, count);
}

/** The last anchor of a drawing's records: containers, whose version is 15, are entered. */
function anchorIn(drawing: Buffer): SheetFloat["place"] | undefined {
  let place: SheetFloat["place"] | undefined;
  for (let at = 0; at + 8 <= drawing.length;) {
    const isContainer = (drawing.readUInt16LE(at) & 0x0f) === 0x0f;
    const type = drawing.readUInt16LE(at + 2);
    const length = drawing.readUInt32LE(at + 4);
    at += 8;
    if (type === ANCHOR && at + ANCHOR_BYTES <= drawing.length) place = placeAt(drawing, at);
    if (!isContainer) at += length;
  }
  return place;
}

/** Cells, and shares of a cell: 1,024 to its width, 256 to its height. */
function placeAt(drawing: Buffer, at: number): SheetFloat["place"] {
  const position = (index: number): number => drawing.readUInt16LE(at + 2 * index);
  const left = position(1) + Math.min(1, position(2) / 1024);
  const top = position(3) + Math.min(1, position(4) / 256);
  const right = position(5) + Math.min(1, position(6) / 1024);
  const bottom = position(7) + Math.min(1, position(8) / 256);
  return { left, top, right: Math.max(right, left), bottom: Math.max(bottom, top) };
}
