import { type DocumentKind, formatOf, isPicture } from "../formats/detect.ts";

/** Whether several processes can share the reading of a document of a kind; others are read whole when they are opened. */
export function isDivisible(kind: DocumentKind): boolean {
  return kind === "pdf" || isPicture(kind);
}

/** Whether documents of a kind are read. */
export function isReadable(kind: DocumentKind): boolean {
  return formatOf(kind)?.load !== undefined;
}
