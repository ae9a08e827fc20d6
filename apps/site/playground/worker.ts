/** Reads one document and renders its pages, in a separate thread, so that the page stays responsive. */
import { EngineError, openPagePictures, parse, renderMarkdown, usePdfium } from "@docsvc/engine/browser";
import type { PagePicture, PagePictures } from "@docsvc/engine/browser";
import type { Answer, Order, Reading } from "./messages.ts";

/** The pages of the document, opened when the first page is rendered. */
let pictures: (() => Promise<PagePictures>) | undefined;

addEventListener("message", ({ data }: MessageEvent<Order>) => void obey(data));

async function obey(order: Order): Promise<void> {
  if (order.kind === "draw") {
    const { page, width } = order;
    const image = await draw(page, width).catch(() => null);
    answer({ kind: "drawn", page, width, image });
    return;
  }
  try {
    answer({ kind: "read", reading: await read(order) });
  } catch (error) {
    const isOurs = EngineError.isInstance(error);
    const message = isOurs ? error.message : `The reader of this page broke (${String(error)}).`;
    answer({ kind: "failed", code: isOurs ? error.code : null, message });
  }
}

async function read({ pdfium, bytes, password }: Order & { readonly kind: "read" }): Promise<Reading> {
  usePdfium(pdfium);
  const began = performance.now();
  const config = { settings: { return_places: true, document_password: password } };
  const onProgress = (done: number, total: number): void => answer({ kind: "progress", done, total });
  const { result } = await parse(bytes, config, { onProgress });
  const seconds = (performance.now() - began) / 1000;
  let opened: Promise<PagePictures> | undefined;
  pictures = async () => await (opened ??= openPagePictures(bytes, password));
  return { result, markdown: renderMarkdown(result), seconds };
}

async function draw(page: number, width: number): Promise<Blob | null> {
  return pictures === undefined ? null : await toImage((await pictures()).draw(page, width));
}

async function toImage({ width, height, rgba }: PagePicture): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  const pixels = new ImageData(new Uint8ClampedArray(rgba), width, height);
  canvas.getContext("2d")!.putImageData(pixels, 0, 0);
  return await canvas.convertToBlob({ type: "image/webp", quality: 0.9 });
}

function answer(message: Answer): void {
  postMessage(message);
}
