import { createDecipheriv, createHash, pbkdf2 } from "node:crypto";
import { promisify } from "node:util";
import { inflateRaw } from "node:zlib";
import { type Zippable, zipSync } from "fflate";
import { EngineError } from "../../../document/errors.ts";
import { openArchive } from "../../archive/open-archive.ts";
import { parseXml } from "../../xml/parse-xml.ts";
import { childOf, childrenOf, type XmlElement } from "../../xml/xml-node.ts";

/** Encryption parameters of one file of a package (ODF 1.3, part 2, 4.8). */
interface Lock {
  readonly iv: Buffer;
  readonly salt: Buffer;
  readonly rounds: number;
  /** Hash of the password from which the key is derived. */
  readonly start: "sha1" | "sha256";
  /** Checksum of the first decrypted kilobyte; null if its type is unknown. */
  readonly checksum: Buffer | null;
}

/** LibreOffice uses 100,000 rounds; each is a hash, and a file could request hours of them. */
const MAX_ROUNDS = 10_000_000;
/** Limit on the unpacked size of one file. */
const MAX_BYTES = 600_000_000;

const derive = promisify(pbkdf2);
const inflate = promisify(inflateRaw);

/**
 * Decrypts an OpenDocument archive: AES with a key derived from the password, as in all programs since
 * 2011. If only its macros are encrypted, no password is needed.
 *
 * @throws {@link EngineError} `password_required`, `password_wrong`, `document_encrypted`, `damaged_document`
 */
export async function unlockOdf(bytes: Uint8Array, password: string | null | undefined): Promise<Uint8Array> {
  const archive = await openArchive(bytes);
  const manifest = await archive.read(MANIFEST);
  if (manifest === null || !new TextDecoder().decode(manifest).includes("encryption-data")) return bytes;
  const locks = new Map<string, XmlElement>();
  for (const entry of childrenOf(parseXml(manifest, "META-INF/manifest.xml"), "manifest:file-entry")) {
    const data = childOf(entry, "manifest:encryption-data");
    if (data !== undefined) locks.set(entry.attributes.get("manifest:full-path") ?? "", data);
  }
  if (locks.has("encrypted-package")) throw notRead("as a whole");
  if (!locks.has("content.xml")) return bytes;
  if (password === null || password === undefined || password === "") {
    const message = "This OpenDocument file is locked with a password; give it as settings.document_password.";
    throw new EngineError("password_required", message);
  }
  const keys = new Map<string, Promise<Buffer>>();
  const open: Zippable = {};
  for (const name of archive.names) {
    const file = name === MANIFEST ? null : await archive.read(name);
    const data = locks.get(name);
    if (file !== null) open[name] = data === undefined ? file : await unlock(file, toLock(data), password, keys);
  }
  return zipSync(open, { level: 0 });
}

const MANIFEST = "META-INF/manifest.xml";

function toLock(data: XmlElement): Lock {
  const of = (element: string, attribute: string): string =>
    childOf(data, `manifest:${element}`)?.attributes.get(`manifest:${attribute}`) ?? "";
  const algorithm = of("algorithm", "algorithm-name");
  if (!algorithm.endsWith("#aes256-cbc")) throw notRead(`with ${algorithm.replace(/^.*[#/]/, "") || "a key"}`);
  if (of("key-derivation", "key-derivation-name") !== "PBKDF2") throw notRead("for the holders of keys");
  const rounds = Number(of("key-derivation", "iteration-count"));
  if (!Number.isInteger(rounds) || rounds < 1 || rounds > MAX_ROUNDS) {
    const message = "This OpenDocument file asks for more rounds of hashing than any program makes.";
    throw new EngineError("damaged_document", message);
  }
  const isKnown = data.attributes.get("manifest:checksum-type")?.endsWith("#sha256-1k") === true;
  return {
    iv: Buffer.from(of("algorithm", "initialisation-vector"), "base64"),
    salt: Buffer.from(of("key-derivation", "salt"), "base64"),
    rounds,
    start: of("start-key-generation", "start-key-generation-name").endsWith("#sha256") ? "sha256" : "sha1",
    checksum: isKnown ? Buffer.from(data.attributes.get("manifest:checksum") ?? "", "base64") : null,
  };
}

async function unlock(
  bytes: Uint8Array,
  { iv, salt, rounds, start, checksum }: Lock,
  password: string,
  keys: Map<string, Promise<Buffer>>,
): Promise<Uint8Array> {
  const id = `${salt.toString("base64")} ${rounds} ${start}`;
  const key = keys.get(id) ?? derive(createHash(start).update(password).digest(), salt, rounds, 32, "sha1");
  keys.set(id, key);
  try {
    const decipher = createDecipheriv("aes-256-cbc", await key, iv).setAutoPadding(false);
    const padded = Buffer.concat([decipher.update(bytes), decipher.final()]);
    // XML Encryption pads the last block with arbitrary bytes; the last byte is the number of them.
    const packed = padded.subarray(0, padded.length - Math.min(16, padded.at(-1) ?? 0));
    const found = createHash("sha256").update(packed.subarray(0, 1024)).digest();
    if (checksum !== null && !found.equals(checksum)) throw wrong();
    return await inflate(packed, { maxOutputLength: MAX_BYTES });
  } catch (cause) {
    if (EngineError.isInstance(cause)) throw cause;
    if (checksum === null) throw wrong(cause);
    const message = "A locked part of this OpenDocument file is damaged; save the document again and use that.";
    throw new EngineError("damaged_document", message, { cause });
  }
}

function wrong(cause?: unknown): EngineError {
  const message = "The given password does not open this OpenDocument file; check it and try again.";
  return new EngineError("password_wrong", message, { cause });
}

function notRead(how: string): EngineError {
  const message = `This OpenDocument file is encrypted ${how}, which is not read, also with its password; save it without one.`;
  return new EngineError("document_encrypted", message);
}
