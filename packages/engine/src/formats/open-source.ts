import { EngineError } from "../document/errors.ts";
import type { DocumentSource } from "../read/raw/document-source.ts";
import type { HowOpened } from "./format.ts";
import { detectKind, formatOf, refusal } from "./detect.ts";

/**
 * Opens a document of any format that consists of pages.
 *
 * @throws {@link EngineError} `unsupported_document`, `damaged_document`, `password_required`, `password_wrong`
 */
export async function openSource(
  bytes: Uint8Array,
  password: string | null,
  how: HowOpened = {},
): Promise<DocumentSource> {
  const kind = detectKind(bytes);
  const opening = await formatOf(kind)?.load?.();
  if (opening?.as !== "pages") throw new EngineError("unsupported_document", refusal(kind));
  return opening.open(bytes, password, how);
}
