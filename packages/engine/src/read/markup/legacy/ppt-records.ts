/** A record of a presentation ([MS-PPT], 2.3.1). */
export interface PptRecord {
  readonly type: number;
  readonly instance: number;
  readonly isContainer: boolean;
  readonly content: Buffer;
}

const HEAD_BYTES = 8;
const CONTAINER = 0x0f;
/** Records nested deeper are an attack on the stack. */
const MAX_DEPTH = 60;

/** Undefined if no record begins there. */
export function readRecord(stream: Buffer, at: number): PptRecord | undefined {
  if (at < 0 || at + HEAD_BYTES > stream.length) return undefined;
  const head = stream.readUInt16LE(at);
  const length = stream.readUInt32LE(at + 4);
  return {
    type: stream.readUInt16LE(at + 2),
    instance: head >> 4,
    isContainer: (head & CONTAINER) === CONTAINER,
    content: stream.subarray(at + HEAD_BYTES, at + HEAD_BYTES + length),
  };
}

export function childrenOf({ content }: PptRecord): readonly PptRecord[] {
  const children: PptRecord[] = [];
  let at = 0;
  for (let child = readRecord(content, at); child !== undefined; child = readRecord(content, at)) {
    children.push(child);
    at += HEAD_BYTES + child.content.length;
  }
  return children;
}

/** All records of a type below one, in order. */
export function* descendantsOf(record: PptRecord, type: number, depth: number = 0): Generator<PptRecord> {
  if (depth > MAX_DEPTH) return;
  for (const child of childrenOf(record)) {
    if (child.type === type) yield child;
    if (child.isContainer) yield* descendantsOf(child, type, depth + 1);
  }
}
