import { randomBytes } from "node:crypto";

let lastMs = 0;
let counter = 0;

/**
 * A new UUIDv7 (RFC 9562, 5.7). Ids of one process rise strictly: the 12 bits after the time are a
 * counter (method 1 of 6.2), so that newest-first lists can be ordered by id alone.
 */
export function newId(nowMs: number = Date.now()): string {
  if (nowMs > lastMs) {
    lastMs = nowMs;
    counter = randomBytes(2).readUInt16BE() & 0x7ff;
  } else if (++counter > 0xfff) {
    lastMs += 1;
    counter = 0;
  }
  const bytes = randomBytes(16);
  bytes.writeUIntBE(lastMs, 0, 6);
  bytes.writeUInt16BE(0x7000 | counter, 6);
  bytes[8] = 0x80 | (bytes[8]! & 0x3f);
  const hex = bytes.toString("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const FILE_ID = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}(\.[a-z0-9]{1,16})?$/;

export function isId(text: string): boolean {
  return UUID.test(text);
}

/** A UUIDv7 and the file's extension; the only texts that ever become part of a storage key. */
export function isFileId(text: string): boolean {
  return FILE_ID.test(text);
}

/** When an id was made, in milliseconds since 1970. */
export function idTime(id: string): number {
  return Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
}
