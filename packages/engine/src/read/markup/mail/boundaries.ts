const BOUNDARY = /\bboundary\s*=\s*(?:"([^"\r\n]{1,200})"|([^\s;"]{1,200}))/gi;

/** The part boundaries that a message or a header declares (RFC 2046, 5.1.1). */
export function boundariesOf(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(BOUNDARY)].map(([, quoted, bare]) => quoted ?? bare!));
}
