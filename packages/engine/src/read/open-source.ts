import { EngineError } from "../errors.ts";
import { type DocumentKind, detectKind, refusal } from "./detect.ts";
import type { DocumentSource } from "./document-source.ts";
import { openPdfSource } from "./pdf/pdf-source.ts";

const PICTURES: ReadonlySet<DocumentKind> = new Set(["png", "jpeg", "tiff", "webp", "gif"]);

/**
 * Opens a document of any format that is made of pages.
 *
 * @throws {@link EngineError} `unsupported_document`, `damaged_document`, `password_required`, `password_wrong`
 */
export async function openSource(bytes: Uint8Array, password: string | null): Promise<DocumentSource> {
  const kind = detectKind(bytes);
  if (kind === "pdf") return openPdfSource(bytes, password);
  if (!PICTURES.has(kind)) throw new EngineError("unsupported_document", refusal(kind));
  // On demand: decoding pictures is native code that most documents never need.
  const { openImageSource } = await import("./image/image-source.ts");
  return openImageSource(bytes);
}
