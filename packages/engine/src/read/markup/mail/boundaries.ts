const BOUNDARY = /\bboundary\s*=\s*(?:"([^"\r\n]{1,200})"|([^\s;"]{1,200}))/gi;

/** The boundaries of parts that a message names (RFC 2046, 5.1.1), or a header of it. */
export function boundariesOf(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(BOUNDARY)].map(([, quoted, bare]) => quoted ?? bare!));
}
