import type { Warning } from "../document/document.ts";
import { type DocumentKind, detectKind } from "./detect.ts";

/** Kinds of which prose may be taken: short Markdown has few signs of it. */
const PLAIN: ReadonlySet<DocumentKind> = new Set(["text", "csv"]);
/** What their names promise is never text. */
const BINARY = /\.(?:pdf|docx|xlsx|pptx|odt|ods|odp|epub|png|jpe?g|gif|tiff?|webp|bmp)$/i;

/** The kind of a document, by its content; a name that ends in `.md` says how plain text is meant, however short it is. */
export function kindOf(bytes: Uint8Array, fileName?: string): DocumentKind {
  const kind = detectKind(bytes);
  return PLAIN.has(kind) && fileName !== undefined && /\.(?:md|markdown)$/i.test(fileName) ? "markdown" : kind;
}

/** A warning where a file's name promises a binary format, and it holds text: its program may have saved something else. */
export function warnOfName(kind: DocumentKind, fileName: string | undefined): readonly Warning[] {
  const [extension] = BINARY.exec(fileName ?? "") ?? [];
  if (extension === undefined || !(PLAIN.has(kind) || kind === "markdown")) return [];
  const message = `The name of this file ends in ${extension}, and it holds plain text, which was read as such. Check that it is the right file.`;
  return [{ code: "name_mismatch", message }];
}
