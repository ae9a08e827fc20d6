import { hash, randomInt } from "node:crypto";
import { crc32 } from "node:zlib";

/**
 * Creates a key: `ak_live_`, 36 random base62 characters (214 bits), and a checksum of 6, so that a scanner for leaked secrets can
 * distinguish a real key from similar text without a request to the service.
 */
export function createApiKey(): string {
  const random = Array.from({ length: RANDOM_LENGTH }, () => BASE62[randomInt(62)]).join("");
  return PREFIX + random + checksum(random);
}

/** Whether the checksum is right. Does not say whether the key is stored. */
export function isWellFormedApiKey(key: string): boolean {
  if (!WELL_FORMED.test(key)) return false;
  const random = key.slice(PREFIX.length, -CHECKSUM_LENGTH);
  return key.endsWith(checksum(random));
}

/**
 * The stored form of a key. A plain SHA-256 is right here, unlike for passwords: no one can try 2^214 keys, and the digest is computed for
 * every request.
 */
export function hashApiKey(key: string): Uint8Array {
  return hash("sha256", key, "buffer");
}

/** The part of a key that may be shown after its creation. */
export function apiKeyPrefix(key: string): string {
  return key.slice(0, PREFIX.length + 4);
}

/** Whether an operator may choose this key: it may have any characters, but must be as hard to guess. */
export function isAcceptablePresetKey(key: string): boolean {
  return PRESET.test(key);
}

const PREFIX = "ak_live_";
const PRESET = /^ak_live_[A-Za-z0-9_-]{32,256}$/;
const RANDOM_LENGTH = 36;
const CHECKSUM_LENGTH = 6;
const BASE62 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const WELL_FORMED = new RegExp(`^${PREFIX}[0-9A-Za-z]{${RANDOM_LENGTH + CHECKSUM_LENGTH}}$`);

function checksum(text: string): string {
  let rest = crc32(text);
  let digits = "";
  for (let place = 0; place < CHECKSUM_LENGTH; place++) {
    digits = BASE62[rest % 62]! + digits;
    rest = Math.floor(rest / 62);
  }
  return digits;
}
