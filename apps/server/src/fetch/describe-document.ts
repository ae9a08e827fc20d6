import { type FileHints, hasKnownExtension } from "@docsvc/engine/formats";
import type { Response } from "undici";

/** Longer names are none: no file system has them. */
const MAX_NAME_CHARS = 255;

/**
 * What an HTTP response says of its document. Of the names in Content-Disposition, in the address that answered and in the one that was
 * given, the first with the extension of a document format counts.
 */
export function describeDocument({ headers }: Pick<Response, "headers">, addresses: readonly URL[]): FileHints {
  const names = [dispositionName(headers.get("content-disposition") ?? ""), ...addresses.map(lastPart)];
  return {
    fileName: names.find((name) => name !== undefined && name.length <= MAX_NAME_CHARS && hasKnownExtension(name)),
    mediaType: headers.get("content-type") ?? undefined,
  };
}

/** RFC 6266: `filename*` has an encoding (RFC 8187) and takes precedence over `filename`. */
function dispositionName(header: string): string | undefined {
  const [, encoded] = /;\s*filename\*\s*=\s*(?:utf-8|iso-8859-1)'[^']*'([^;\s]+)/i.exec(header) ?? [];
  if (encoded !== undefined) return decode(encoded);
  const [, quoted, bare] = /;\s*filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(header) ?? [];
  return quoted?.replaceAll(/\\(.)/g, "$1") ?? bare;
}

function lastPart({ pathname }: URL): string {
  return decode(pathname.slice(pathname.lastIndexOf("/") + 1));
}

/** Servers also send what is no valid encoding. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
