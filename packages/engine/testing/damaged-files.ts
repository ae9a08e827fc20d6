/** Damaged versions of a document; the same for the same seed. */
import { changeParts } from "./zip-parts.ts";

export interface DamagedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Random numbers from 0 to 1, the same for the same seed (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * Cuts a file where its structure changes or at random bytes, or flips bits. Archives are damaged in their own bytes and in the XML of their
 * parts, which checksums would otherwise keep from the readers.
 *
 * @param count - number of files of each kind
 */
export function* damagedFiles(bytes: Uint8Array, count: number, seed: number): Generator<DamagedFile> {
  const random = randomOf(seed);
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  for (const at of some(structuralPoints(bytes, isZip), count, random)) {
    yield { name: `cut at ${at}`, bytes: bytes.subarray(0, at) };
  }
  for (let time = 0; time < count; time += 1) {
    yield { name: `bits turned over, ${time}`, bytes: turnBits(bytes, 1 + Math.floor(random() * 8), random) };
    if (!isZip) continue;
    yield { name: `bits of parts turned over, ${time}`, bytes: damageParts(bytes, random) };
    yield { name: `parts cut, ${time}`, bytes: cutParts(bytes, random) };
    yield { name: `a part gone, ${time}`, bytes: dropPart(bytes, random) };
  }
}

/** Offsets where the parts of an archive begin, or where a text opens an element, a group or a line. */
function structuralPoints(bytes: Uint8Array, isZip: boolean): readonly number[] {
  const points: number[] = [];
  for (let at = 1; at < bytes.length; at += 1) {
    const byte = bytes[at]!;
    if (isZip ? byte === 0x50 && bytes[at + 1] === 0x4b : byte === 0x3c || byte === 0x7b || byte === 0x0a) {
      points.push(at);
    }
  }
  // Records of binary files begin at sectors.
  for (let at = 512; at < bytes.length && points.length < 64; at += 512) points.push(at);
  return points;
}

function some(points: readonly number[], count: number, random: () => number): readonly number[] {
  if (points.length <= count) return points;
  return Array.from({ length: count }, () => points[Math.floor(random() * points.length)]!);
}

function turnBits(bytes: Uint8Array, count: number, random: () => number): Uint8Array {
  // `slice` of a Buffer does not copy.
  const turned = Uint8Array.from(bytes);
  for (let time = 0; time < count; time += 1) {
    const at = Math.floor(random() * turned.length);
    turned[at] = turned[at]! ^ (1 << Math.floor(random() * 8));
  }
  return turned;
}

function damageParts(zip: Uint8Array, random: () => number): Uint8Array {
  return changeParts(zip, (_, bytes) => (random() < 0.4 && bytes.length > 0 ? turnBits(bytes, 3, random) : bytes));
}

function cutParts(zip: Uint8Array, random: () => number): Uint8Array {
  return changeParts(zip, (_, bytes) => (random() < 0.3 ? bytes.subarray(0, random() * bytes.length) : bytes));
}

function dropPart(zip: Uint8Array, random: () => number): Uint8Array {
  return changeParts(zip, (_, bytes) => (random() < 0.2 ? null : bytes));
}
