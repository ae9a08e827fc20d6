import { EMPTY_DOCUMENT } from "./empty-document.ts";
import type { Warning } from "../document/document.ts";
import { FileStart } from "./file-start.ts";
import type { Format } from "./format.ts";
import { FORMATS } from "./formats.ts";

/** The kind of a listed format, or `empty` or `unknown`. */
export type DocumentKind = string;

const BY_KIND: ReadonlyMap<string, Format> = new Map(FORMATS.map((format) => [format.kind, format]));

/** Detects a document's format by its content; file names are never trusted. */
export function detectKind(bytes: Uint8Array): DocumentKind {
  if (bytes.length === 0) return "empty";
  const start = new FileStart(bytes);
  return FORMATS.find(({ detect }) => detect?.(start) === true)?.kind ?? "unknown";
}

/**
 * Returns a document's kind by its content. For plain text, the file name may decide, however little markup there is: `.md` is
 * Markdown.
 */
export function kindOf(bytes: Uint8Array, fileName?: string): DocumentKind {
  const kind = detectKind(bytes);
  if (formatOf(kind)?.isPlain !== true || fileName === undefined) return kind;
  return FORMATS.find(({ isNamed, extensions }) => isNamed === true && hasOneOf(extensions, fileName))?.kind ?? kind;
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

/** Warns if a file's name promises a binary format but it contains text: its program may have saved something else. */
export function warnOfName(kind: DocumentKind, fileName: string | undefined): readonly Warning[] {
  const format = formatOf(kind);
  if (fileName === undefined || (format?.isPlain !== true && format?.isNamed !== true)) return [];
  const promised = BINARY.find((extension) => hasOneOf([extension], fileName));
  if (promised === undefined) return [];
  const message = `The name of this file ends in .${promised}, and it holds plain text, which was read as such. Check that it is the right file.`;
  return [{ code: "name_mismatch", message }];
}

/** Extensions of formats that are never text. */
const BINARY: readonly string[] = "pdf docx xlsx pptx odt ods odp epub png jpg jpeg gif tif tiff webp bmp".split(" ");

function hasOneOf(extensions: readonly string[], fileName: string): boolean {
  const name = fileName.toLowerCase();
  return extensions.some((extension) => name.endsWith(`.${extension}`));
}
