import { type DocumentKind, formatOf, isPicture } from "../formats/detect.ts";

/** Whether several processes can share the reading of a document of this kind; other kinds are read whole when they are opened. */
export function isDivisible(kind: DocumentKind): boolean {
  return kind === "pdf" || isPicture(kind);
}

/** Whether the engine reads documents of this kind. */
export function isReadable(kind: DocumentKind): boolean {
  return formatOf(kind)?.load !== undefined;
}
