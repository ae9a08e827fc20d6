import { damagedLegacy } from "./compound-streams.ts";
import { readRecord } from "./ppt-records.ts";

const USER_EDIT = 0x0f_f5;
const DIRECTORY = 0x17_72;
const DOCUMENT = 0x03_e8;
/** Each fast save of a presentation adds an edit. */
const MAX_EDITS = 10_000;
const HEAD_BYTES = 8;

export interface PersistedParts {
  /** Offset of the latest version of each part, by number. */
  readonly offsets: ReadonlyMap<number, number>;
  /** Number of the document part. */
  readonly document: number;
}

/**
 * Locates the parts of a presentation ([MS-PPT], 2.1.2): each edit has a directory of the parts that it changed, and refers to
 * the previous edit.
 */
export function persistedParts(stream: Buffer): PersistedParts {
  const offsets = new Map<number, number>();
  let document: number | undefined;
  const seen = new Set<number>();
  for (let at = lastEdit(stream); at > 0 && !seen.has(at) && seen.size < MAX_EDITS;) {
    seen.add(at);
    const edit = readRecord(stream, at);
    if (edit?.type !== USER_EDIT || edit.content.length < 20) break;
    document ??= edit.content.readUInt32LE(16);
    addDirectory(stream, edit.content.readUInt32LE(12), offsets);
    at = edit.content.readUInt32LE(8);
  }
  const place = document === undefined ? undefined : offsets.get(document);
  return { offsets, document: place ?? firstDocument(stream) };
}

/** Edits are records of the stream; the last one is the current state. */
function lastEdit(stream: Buffer): number {
  let last = -1;
  let at = 0;
  for (let record = readRecord(stream, at); record !== undefined; record = readRecord(stream, at)) {
    if (record.type === USER_EDIT) last = at;
    at += HEAD_BYTES + record.content.length;
  }
  return last;
}

/** Runs of parts: the first number in 20 bits, the count in 12, and the offset of each. */
function addDirectory(stream: Buffer, at: number, offsets: Map<number, number>): void {
  const directory = readRecord(stream, at);
  if (directory?.type !== DIRECTORY) return;
  const { content } = directory;
  for (let entry = 0; entry + 4 <= content.length;) {
    const head = content.readUInt32LE(entry);
    const [first, count] = [head & 0x0f_ff_ff, head >>> 20];
    entry += 4;
    for (let index = 0; index < count && entry + 4 <= content.length; index += 1, entry += 4) {
      // Newer edits come first.
      if (!offsets.has(first + index)) offsets.set(first + index, content.readUInt32LE(entry));
    }
  }
}

function firstDocument(stream: Buffer): number {
  let at = 0;
  for (let record = readRecord(stream, at); record !== undefined; record = readRecord(stream, at)) {
    if (record.type === DOCUMENT) return at;
    at += HEAD_BYTES + record.content.length;
  }
  throw damagedLegacy();
}
