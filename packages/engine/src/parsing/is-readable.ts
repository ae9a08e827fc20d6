import type { DocumentKind } from "../read/detect.ts";
import { markupReader } from "../read/markup/markup-readers.ts";
import { PICTURES } from "../read/open-source.ts";

/** Whether several processes can share the reading of a document of a kind; others are read whole when they are opened. */
export function isDivisible(kind: DocumentKind): boolean {
  return kind === "pdf" || kind === "p7m" || PICTURES.has(kind);
}

/** Whether documents of a kind are read; an archive is one only where it holds an Office document. */
export function isReadable(kind: DocumentKind): boolean {
  return kind === "pdf" || kind === "p7m" || PICTURES.has(kind) || (kind !== "zip" && markupReader(kind) !== undefined);
}
