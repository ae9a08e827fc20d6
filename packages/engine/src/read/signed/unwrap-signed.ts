import { fromBER, ObjectIdentifier, OctetString, Sequence } from "asn1js";
import { EngineError } from "../../document/errors.ts";
import { ARMOUR } from "./is-wrapped.ts";

/** The kind of a CMS message (RFC 5652, 4 to 6). */
export type Wrapping = "signed" | "enveloped";

const SIGNED = "1.2.840.113549.1.7.2";
/** Enveloped, encrypted and authenticated-enveloped data; RFC 5083 for the last. */
const ENVELOPED = /^1\.2\.840\.113549\.1\.(?:7\.[36]|9\.16\.1\.23)$/;
/**
 * Extracts the document from a signed message (`.p7m`, S/MIME). The signature is not verified.
 *
 * @throws {@link EngineError} `document_encrypted` if it is encrypted, `unsupported_document` for a detached signature,
 * `damaged_document`
 */
export function unwrapSigned(bytes: Uint8Array): Uint8Array {
  const { type, content } = readContentInfo(withoutArmour(bytes));
  if (ENVELOPED.test(type)) {
    const message =
      "This message is encrypted (S/MIME), and the key of its receiver alone opens it; save it decrypted from a mail program and use that.";
    throw new EngineError("document_encrypted", message);
  }
  if (type !== SIGNED) throw damaged();
  // SignedData: version, digest algorithms, signed content, …
  const [, , signed] = content.valueBlock.value;
  const [, wrapped] = signed instanceof Sequence ? signed.valueBlock.value : [];
  const inner = innerOf(wrapped);
  if (inner instanceof OctetString) return new Uint8Array(inner.getValue());
  const message = "This is a signature alone (S/MIME, p7s), without the document that it signs; use the document.";
  throw new EngineError("unsupported_document", message);
}

function readContentInfo(bytes: Uint8Array): { readonly type: string; readonly content: Sequence } {
  const { result, offset } = fromBER(Uint8Array.from(bytes));
  const [type, wrapped] = offset !== -1 && result instanceof Sequence ? result.valueBlock.value : [];
  const content = innerOf(wrapped);
  if (!(type instanceof ObjectIdentifier)) throw damaged();
  return { type: type.valueBlock.toString(), content: content instanceof Sequence ? content : new Sequence() };
}

/** The content of an explicit tag. */
function innerOf(wrapped: unknown): unknown {
  const value = (wrapped as { valueBlock?: { value?: unknown } } | undefined)?.valueBlock?.value;
  return Array.isArray(value) ? value[0] : undefined;
}

function withoutArmour(bytes: Uint8Array): Uint8Array {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("latin1");
  const base64 = ARMOUR.exec(text)?.[1];
  return base64 === undefined ? bytes : Buffer.from(base64, "base64");
}

function damaged(): EngineError {
  return new EngineError("damaged_document", "This signed message (p7m) is damaged; export it again and use that.");
}
