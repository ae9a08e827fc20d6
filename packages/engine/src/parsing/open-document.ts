import { DocumentOcr } from "../ocr/document-ocr.ts";
import { BlockImages } from "../markup-layout/block-images.ts";
import { EngineError } from "../document/errors.ts";
import { detectKind, formatOf, refusal } from "../formats/detect.ts";
import { kindOf, warnOfName } from "../formats/kind-of.ts";
import { drawImage } from "./draw-image.ts";
import { openPages } from "./open-pages.ts";
import { openWithAttached } from "./open-with-attached.ts";
import type { AttachmentsWanted, OpenDocument, OpenOptions } from "./opened-document.ts";

/**
 * Opens a document to read its pages.
 *
 * @throws {@link EngineError} `unsupported_document`, `damaged_document`, `password_required`, `password_wrong`,
 * `page_range_invalid`, `too_many_pages`
 */
export async function openDocument(
  bytes: Uint8Array,
  { keepsImages = false, ...options }: OpenOptions,
): Promise<OpenDocument> {
  if (!keepsImages) return openAny(bytes, options);
  await using opened = new AsyncDisposableStack();
  const images = opened.use(new BlockImages());
  const document = opened.use(await openAny(bytes, { ...options, images }));
  const held = opened.move();
  return {
    ...document,
    image: (number) => drawImage(images, number),
    [Symbol.asyncDispose]: () => held.disposeAsync(),
  };
}

async function openAny(bytes: Uint8Array, { plugins, ...options }: OpenOptions): Promise<OpenDocument> {
  if (plugins !== undefined && plugins.formats.length > 0) {
    const { loadByPlugin } = await import("../plugin/load-format.ts");
    const { fileName, mediaType, signal } = options;
    // The engine alone reads what a plugin returns: no plugin can cause a loop.
    const loaded = await loadByPlugin(plugins, { bytes, fileName, mediaType }, signal);
    if (loaded !== undefined) {
      return openAny(loaded.bytes, { ...options, fileName: loaded.fileName, mediaType: undefined });
    }
  }
  const { fileName, mediaType, ...further } = options;
  const kind = kindOf(bytes, { fileName, mediaType });
  const format = formatOf(kind);
  const opening = await format?.load?.();
  switch (opening?.as) {
    case "markup": {
      const { openMarkupDocument } = await import("./open-markup-document.ts");
      const { attachments = format?.isArchive === true ? ofArchive() : NONE } = options;
      const own = { ...further, warnings: warnOfName(kind, fileName) };
      return attachments.depth < 1
        ? await openMarkupDocument(bytes, opening.read, own)
        : await openWithAttached(
            (more) => openMarkupDocument(bytes, opening.read, more),
            (attached, more) => openAny(attached, { ...more, plugins }),
            own,
            attachments,
          );
    }
    case "pages": {
      const source = await opening.open(bytes, options.password ?? null, options);
      return openPages(
        source,
        options,
        ({ ocr = { mode: "off", system: "standard" }, signal }) => new DocumentOcr(source, ocr, signal),
      );
    }
    case "wrapped":
      return openWrapped(await opening.unwrap(bytes, options.password ?? null), options);
    default:
      throw new EngineError("unsupported_document", refusal(kind));
  }
}

/** Maximum depth of archives inside archives, and of files attached to messages inside archives. */
const MAX_ARCHIVE_DEPTH = 3;
const MAX_ARCHIVE_BYTES = 200_000_000;
const MAX_ARCHIVE_FILES = 1000;

/** No attachments are read. */
const NONE: AttachmentsWanted = { depth: 0, left: { bytes: 0, files: 0 } };

/** The content of an archive is its documents; all levels share the limits. */
function ofArchive(): AttachmentsWanted {
  return { depth: MAX_ARCHIVE_DEPTH, left: { bytes: MAX_ARCHIVE_BYTES, files: MAX_ARCHIVE_FILES } };
}

/** Maximum number of nested signatures that are opened. */
const MAX_WRAPPINGS = 5;

/** Opens the document inside another one, such as a signature. Its name is that of the outer file without `.p7m`. */
async function openWrapped(
  inner: Uint8Array,
  { fileName, mediaType: _ofWrapping, ...options }: OpenOptions,
): Promise<OpenDocument> {
  let content = inner;
  for (let depth = 1; depth < MAX_WRAPPINGS; depth += 1) {
    const opening = await formatOf(detectKind(content))?.load?.();
    if (opening?.as !== "wrapped") {
      return openAny(content, fileName === undefined ? options : { ...options, fileName: withoutWrapping(fileName) });
    }
    content = await opening.unwrap(content, options.password ?? null);
  }
  const message = `This document is signed more than ${MAX_WRAPPINGS} times over; use the document without its signatures.`;
  throw new EngineError("unsupported_document", message);
}

function withoutWrapping(fileName: string): string {
  return fileName.replace(/\.p7m$/i, "");
}
