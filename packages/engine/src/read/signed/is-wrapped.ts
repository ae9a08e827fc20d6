/** The OID's bytes after the head of the outer sequence: `pkcs7`, and the first of `smime-ct`. */
const OIDS: readonly string[] = [
  "\x06\x09\x2a\x86\x48\x86\xf7\x0d\x01\x07",
  "\x06\x0b\x2a\x86\x48\x86\xf7\x0d\x01\x09\x10\x01",
];
/** A tag and a length of at most four bytes precede the OID. */
const MAX_SEQUENCE_HEAD = 6;

/** PEM (RFC 7468). */
export const ARMOUR: RegExp = /^-----BEGIN (?:PKCS7|CMS)-----\s+([A-Za-z0-9+/=\s]+)/;

/**
 * Whether a file is a CMS message. Separate from the code that opens one, whose parser every call would load.
 *
 * @param head - the first bytes of a file, one char per byte
 */
export function isWrapped(head: string): boolean {
  if (ARMOUR.test(head)) return true;
  if (!head.startsWith("\x30")) return false;
  return OIDS.some((oid) => {
    const at = head.indexOf(oid);
    return at >= 2 && at <= MAX_SEQUENCE_HEAD;
  });
}
