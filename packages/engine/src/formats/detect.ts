import { EMPTY_DOCUMENT } from "./empty-document.ts";
import { FileStart } from "./file-start.ts";
import type { Format } from "./format.ts";
import { FORMATS } from "./formats.ts";

/** The kind of a listed format, or `empty` or `unknown`. */
export type DocumentKind = string;

const BY_KIND: ReadonlyMap<string, Format> = new Map(FORMATS.map((format) => [format.kind, format]));

/** Detects a document's format by its content alone. */
export function detectKind(bytes: Uint8Array): DocumentKind {
  if (bytes.length === 0) return "empty";
  const start = new FileStart(bytes);
  return FORMATS.find(({ detect }) => detect?.(start) === true)?.kind ?? "unknown";
}

/** The format of a kind; undefined for an empty file and for an unknown format. */
export function formatOf(kind: DocumentKind): Format | undefined {
  return BY_KIND.get(kind);
}

/** Whether a document is an image that can be read; each frame is a page. */
export function isPicture(kind: DocumentKind): boolean {
  return formatOf(kind)?.isPicture === true;
}

/** The message for a document that is not read. */
export function refusal(kind: DocumentKind): string {
  if (kind === "empty") return EMPTY_DOCUMENT;
  const format = formatOf(kind);
  const name = format?.name ?? "of an unknown format";
  return format?.refusal ?? `This is ${name}, which is not read; save it as PDF and use that.`;
}
