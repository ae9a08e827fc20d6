import { DocumentOcr } from "../ocr/document-ocr.ts";
import { BlockImages } from "../markup/block-images.ts";
import { EngineError } from "../document/errors.ts";
import { detectKind } from "../read/detect.ts";
import { kindOf, warnOfName } from "../read/kind-of.ts";
import { markupReader } from "../read/markup/markup-readers.ts";
import { openSource } from "../read/open-source.ts";
import { drawImage } from "./draw-image.ts";
import { openPages } from "./open-pages.ts";
import { openWithAttached } from "./open-with-attached.ts";
import type { OpenDocument, OpenOptions } from "./opened-document.ts";

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

async function openAny(bytes: Uint8Array, options: OpenOptions): Promise<OpenDocument> {
  const { fileName, ...further } = options;
  const kind = kindOf(bytes, fileName);
  if (kind === "p7m") return openSigned(bytes, options);
  const loadReader = markupReader(kind);
  if (loadReader !== undefined) {
    const { openMarkupDocument } = await import("./open-markup-document.ts");
    const reader = await loadReader();
    const { attachments } = options;
    const own = { ...further, warnings: warnOfName(kind, fileName) };
    return attachments === undefined
      ? await openMarkupDocument(bytes, reader, own)
      : await openWithAttached((more) => openMarkupDocument(bytes, reader, more), openAny, own, attachments);
  }
  const source = await openSource(bytes, options.password ?? null, options);
  return openPages(
    source,
    options,
    ({ ocr = { mode: "off", system: "standard" }, signal }) => new DocumentOcr(source, ocr, signal),
  );
}

/** Of a document that is signed several times, the signatures more than this are not opened. */
const MAX_SIGNATURES = 5;

/** The document that a message signed as a whole holds. Its name is that of the message without `.p7m`. */
async function openSigned(bytes: Uint8Array, { fileName, ...options }: OpenOptions): Promise<OpenDocument> {
  const { unwrapSigned } = await import("../read/signed/unwrap-signed.ts");
  let content = bytes;
  for (let depth = 0; depth < MAX_SIGNATURES && detectKind(content) === "p7m"; depth += 1) {
    content = unwrapSigned(content);
  }
  if (detectKind(content) === "p7m") {
    throw new EngineError(
      "unsupported_document",
      `This document is signed more than ${MAX_SIGNATURES} times over; use the document without its signatures.`,
    );
  }
  return openAny(content, fileName === undefined ? options : { ...options, fileName: fileName.replace(/\.p7m$/i, "") });
}
