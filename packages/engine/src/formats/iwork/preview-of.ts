import { EngineError } from "../../document/errors.ts";
import { openArchive } from "../../read/archive/open-archive.ts";

/**
 * The preview PDF that Pages, Numbers and Keynote store in a document; their own format is not published.
 *
 * @throws {@link EngineError} `unsupported_document` if there is none, `damaged_document`
 */
export async function previewOf(bytes: Uint8Array): Promise<Uint8Array> {
  const archive = await openArchive(bytes);
  const name = archive.names.find((one) => /(?:^|\/)QuickLook\/Preview\.pdf$/i.test(one));
  const preview = name === undefined ? null : await archive.read(name);
  if (preview !== null) return preview;
  const message =
    "This is a Pages, Numbers or Keynote document without a PDF of itself, and their own format is not read; export it as PDF, or as a Word, Excel or PowerPoint file, and use that.";
  throw new EngineError("unsupported_document", message);
}
