import type { Random } from "./random.ts";

/** A way to damage a document. */
export type Damage = (bytes: Uint8Array, random: Random, other: Uint8Array) => Uint8Array;

/** Each is what happens to files in transit, or what an attacker would try first. */
export const DAMAGES: Readonly<Record<string, Damage>> = {
  truncated: (bytes, random) => bytes.slice(0, random.below(bytes.length)),
  "bits flipped": (bytes, random) => {
    const damaged = bytes.slice();
    for (let count = 1 + random.below(40); count > 0; count--) {
      damaged[random.below(bytes.length)]! ^= 1 << random.below(8);
    }
    return damaged;
  },
  "bytes drawn": (bytes, random) => {
    const damaged = bytes.slice();
    const from = random.below(bytes.length);
    const to = Math.min(bytes.length, from + 1 + random.below(2000));
    for (let at = from; at < to; at++) damaged[at] = random.below(256);
    return damaged;
  },
  zeroed: (bytes, random) => {
    const from = random.below(bytes.length);
    return bytes.slice().fill(0, from, from + 1 + random.below(5000));
  },
  "a part missing": (bytes, random) => {
    const from = random.below(bytes.length);
    return Buffer.concat([bytes.subarray(0, from), bytes.subarray(from + 1 + random.below(5000))]);
  },
  "a part twice": (bytes, random) => {
    const from = random.below(bytes.length);
    const to = from + 1 + random.below(5000);
    return Buffer.concat([bytes.subarray(0, to), bytes.subarray(from)]);
  },
  "two documents in one": (bytes, random, other) =>
    Buffer.concat([bytes.subarray(0, random.below(bytes.length)), other.subarray(random.below(other.length))]),
  "absurd numbers": (bytes, random) => {
    const absurd = [
      "0",
      "-1",
      "65536",
      "2147483647",
      "2147483648",
      "4294967295",
      "99999999999999999999",
      "1e308",
      "0.0000001",
    ];
    return replaced(bytes, random, /(?<![\w.])\d+(?![\w.])/g, () => random.of(absurd));
  },
  "references elsewhere": (bytes, random) => replaced(bytes, random, /\b\d+ 0 R\b/g, () => `${random.below(40)} 0 R`),
  "names swapped": (bytes, random) => {
    const names = [
      "/Page",
      "/Pages",
      "/Font",
      "/XObject",
      "/Image",
      "/Form",
      "/FlateDecode",
      "/DCTDecode",
      "/JBIG2Decode",
      "/JPXDecode",
      "/LZWDecode",
      "/ObjStm",
      "/XRef",
      "/Encrypt",
    ];
    return replaced(bytes, random, /\/[A-Z][A-Za-z]+/g, () => random.of(names));
  },
};

/** Replaces some of the matches of a pattern, in the readable parts. */
function replaced(bytes: Uint8Array, random: Random, pattern: RegExp, make: () => string): Uint8Array {
  const share = 2 + random.below(50);
  const text = Buffer.from(bytes).toString("latin1");
  return Buffer.from(
    text.replace(pattern, (found) => (random.below(share) === 0 ? make() : found)),
    "latin1",
  );
}
