import { createCipheriv, createHash, pbkdf2Sync } from "node:crypto";
import { deflateRawSync } from "node:zlib";
import { strToU8, unzipSync, zipSync } from "fflate";

export interface OdfLock {
  readonly password: string;
  /** Which files are encrypted. @defaultValue all but the type */
  readonly locks?: (name: string) => boolean;
  /** Values that the manifest states instead of the true ones. */
  readonly algorithm?: string;
  readonly rounds?: number;
}

/** An encrypted OpenDocument archive after ODF 1.2 (part 3, 3.4), made here, since no program at hand writes one unattended. */
export function lockedOdf(
  plain: Uint8Array,
  { password, locks = () => true, algorithm, rounds = 50 }: OdfLock,
): Uint8Array {
  const files = unzipSync(plain);
  const entries: string[] = [];
  for (const [name, bytes] of Object.entries(files)) {
    if (name === "mimetype" || name.startsWith("META-INF/") || !locks(name)) continue;
    const iv = createHash("md5").update(name).digest();
    const salt = createHash("md5").update(`${name} salt`).digest();
    const packed = deflateRawSync(bytes);
    const key = pbkdf2Sync(createHash("sha256").update(password).digest(), salt, 50, 32, "sha1");
    const cipher = createCipheriv("aes-256-cbc", key, iv).setAutoPadding(false);
    const padding = Buffer.alloc(16 - (packed.length % 16), 7);
    padding[padding.length - 1] = padding.length;
    files[name] = Buffer.concat([cipher.update(packed), cipher.update(padding), cipher.final()]);
    const checksum = createHash("sha256").update(packed.subarray(0, 1024)).digest("base64");
    entries.push(
      `<manifest:file-entry manifest:full-path="${name}"><manifest:encryption-data manifest:checksum-type="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0#sha256-1k" manifest:checksum="${checksum}"><manifest:algorithm manifest:algorithm-name="${algorithm ?? "http://www.w3.org/2001/04/xmlenc#aes256-cbc"}" manifest:initialisation-vector="${iv.toString("base64")}"/><manifest:key-derivation manifest:key-derivation-name="PBKDF2" manifest:iteration-count="${rounds}" manifest:salt="${salt.toString("base64")}"/><manifest:start-key-generation manifest:start-key-generation-name="http://www.w3.org/2000/09/xmldsig#sha256"/></manifest:encryption-data></manifest:file-entry>`,
    );
  }
  files["META-INF/manifest.xml"] = strToU8(
    `<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0">${entries.join("")}</manifest:manifest>`,
  );
  return zipSync(files, { level: 0 });
}
