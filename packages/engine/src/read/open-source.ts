import { EngineError } from "../document/errors.ts";
import { type DocumentKind, detectKind, refusal } from "./detect.ts";
import type { DocumentSource } from "./raw/document-source.ts";
import { openPdfSource } from "./pdf/pdf-source.ts";

/** Pictures that are read. */
export const PICTURES: ReadonlySet<DocumentKind> = new Set(["png", "jpeg", "tiff", "webp", "gif", "bmp"]);

/**
 * Opens a document of any format that is made of pages.
 *
 * @throws {@link EngineError} `unsupported_document`, `damaged_document`, `password_required`, `password_wrong`
 */
export async function openSource(
  bytes: Uint8Array,
  password: string | null,
  how: { readonly keepsHidden?: boolean | undefined } = {},
): Promise<DocumentSource> {
  const kind = detectKind(bytes);
  if (kind === "pdf") return openPdfSource(bytes, password, how);
  if (!PICTURES.has(kind)) throw new EngineError("unsupported_document", refusal(kind));
  // On demand: decoding pictures is native code that most documents never need.
  const { openBitmapSource, openImageSource } = await import("./image/image-source.ts");
  return kind === "bmp" ? openBitmapSource(bytes) : openImageSource(bytes);
}
