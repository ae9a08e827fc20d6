/** Detects a document's format by its content, and where that does not settle it, by its name and its declared media type. */
import type { Warning } from "../document/document.ts";
import { type DocumentKind, detectKind, formatOf } from "./detect.ts";
import { FileStart } from "./file-start.ts";
import type { Format } from "./format.ts";
import { FORMATS } from "./formats.ts";

/** What is known of a file besides its content. */
export interface FileHints {
  readonly fileName?: string | undefined;
  /** As an HTTP response or a part of a message declares it, with or without parameters: `text/markdown; charset=utf-8`. */
  readonly mediaType?: string | undefined;
}

/**
 * Returns a document's kind. The content decides; only for text, whose notations share their signs, the name comes first: `.md` is
 * Markdown, however little markup there is. A media type decides about text without any signs, because servers often declare a wrong one.
 */
export function kindOf(bytes: Uint8Array, { fileName, mediaType }: FileHints = {}): DocumentKind {
  const kind = detectKind(bytes);
  const format = formatOf(kind);
  if (format?.isPlain !== true && format?.isNamed !== true) return kind;
  const start = new FileStart(bytes);
  if (format.isSettled?.(start) === true) return kind;
  const fits = ({ isNamed, mayBe }: Format): boolean => isNamed === true && mayBe?.(start) !== false;
  const byName = FORMATS.find((one) => fits(one) && hasOneOf(one.extensions, fileName));
  if (byName !== undefined) return byName.kind;
  // A format whose content can settle it has left it open here.
  const isOpen = format.isPlain === true || format.isSettled !== undefined;
  const type = withoutParameters(mediaType);
  return (isOpen ? FORMATS.find((one) => fits(one) && one.mediaTypes.includes(type)) : undefined)?.kind ?? kind;
}

/**
 * The usual extension of files with a media type, without the dot; undefined for an unknown type, and for plain text, which servers and
 * programs declare for text of any format.
 */
export function extensionOfMediaType(mediaType: string): string | undefined {
  const type = withoutParameters(mediaType);
  return FORMATS.find(({ mediaTypes, isPlain }) => isPlain !== true && mediaTypes.includes(type))?.extensions[0];
}

/** Whether a name ends in the extension of a format. */
export function hasKnownExtension(fileName: string): boolean {
  return FORMATS.some(({ extensions }) => hasOneOf(extensions, fileName));
}

/** Warns if a file's name promises a binary format but it contains text: its program may have saved something else. */
export function warnOfName(kind: DocumentKind, fileName: string | undefined): readonly Warning[] {
  const format = formatOf(kind);
  if (format?.isPlain !== true && format?.isNamed !== true) return [];
  const promised = BINARY.find((extension) => hasOneOf([extension], fileName));
  if (promised === undefined) return [];
  const message = `The name of this file ends in .${promised}, and it holds ${format.name}, which was read as such. Check that it is the right file.`;
  return [{ code: "name_mismatch", message }];
}

/** Extensions of formats that are never text. */
const BINARY: readonly string[] = "pdf docx xlsx pptx odt ods odp epub png jpg jpeg gif tif tiff webp bmp".split(" ");

function hasOneOf(extensions: readonly string[], fileName: string | undefined): boolean {
  const name = fileName?.toLowerCase();
  return name !== undefined && extensions.some((extension) => name.endsWith(`.${extension}`));
}

/** RFC 9110, 8.3.1: parameters follow after a semicolon, and case does not matter. */
function withoutParameters(mediaType: string | undefined): string {
  return mediaType?.split(";", 1)[0]!.trim().toLowerCase() ?? "";
}
