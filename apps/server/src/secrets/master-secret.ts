import { createHash, hkdfSync, randomBytes } from "node:crypto";
import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { makeOnce } from "../durable/durable.ts";

/** Keys for different purposes, all derived from one secret of the installation. */
export interface DerivedKeys {
  /** Seals document passwords and input addresses at rest. */
  readonly sealing: Uint8Array;
  /** Signs the addresses of results and files. */
  readonly signing: Uint8Array;
  /** Keys request digests, so that their content cannot be guessed. */
  readonly fingerprint: Uint8Array;
}

export function deriveKeys(secret: Uint8Array): DerivedKeys {
  const derive = (use: string): Uint8Array =>
    new Uint8Array(hkdfSync("sha256", secret, new Uint8Array(), `docsvc ${use} v1`, 32));
  return {
    sealing: derive("sealing"),
    signing: derive("signing"),
    fingerprint: derive("fingerprint"),
  };
}

/** 128 bits as hexadecimal digits. */
const MIN_CHARACTERS = 32;

/** A secret given as text, in any form. @throws {@link TypeError} if it could be guessed */
export function toSecret(text: string): Uint8Array {
  if (text.length < MIN_CHARACTERS) {
    throw new TypeError(`The secret must have at least ${MIN_CHARACTERS} characters; openssl rand -hex 32 makes one.`);
  }
  return createHash("sha256").update(text).digest();
}

/** The secret of a data directory, created at the first start and readable only by its owner. */
export async function loadSecret(directory: string): Promise<Uint8Array> {
  const path = join(directory, "secret");
  const known = await readSecret(directory);
  if (known !== undefined) return known;
  await mkdir(directory, { recursive: true, mode: 0o700 });
  await makeOnce(path, randomBytes(32));
  return (await readSecret(directory))!;
}

/** The existing secret of a data directory. */
export async function readSecret(directory: string): Promise<Uint8Array | undefined> {
  const path = join(directory, "secret");
  const bytes = await readFile(path).catch(() => undefined);
  if (bytes !== undefined && bytes.length !== 32) {
    throw new Error(`The secret in ${path} is damaged: it must have 32 bytes. Restore it from a backup.`);
  }
  return bytes;
}
