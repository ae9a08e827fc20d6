import { DocumentOcr } from "../ocr/document-ocr.ts";
import { BlockImages } from "../markup/block-images.ts";
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
  const source = await openSource(bytes, options.password ?? null);
  return openPages(
    source,
    options,
    ({ ocr = { mode: "off", system: "standard" }, signal }) => new DocumentOcr(source, ocr, signal),
  );
}
