import type { PageImages } from "./inspect/page-images.ts";

/** Whether the pages of a document can be rendered: it is a PDF or an image, and this process may load the image encoder. */
export async function hasPageImages(bytes: Uint8Array): Promise<boolean> {
  const { canOpen } = await import("./inspect/page-images.ts");
  return canOpen(bytes);
}

export type { PageImages } from "./inspect/page-images.ts";
export type { PageRegion } from "./inspect/page-part.ts";

/**
 * Opens a document to render its pages: a PDF or an image. Formats with structure but no pages (Office, HTML, mail) cannot be rendered.
 *
 * @throws {@link EngineError} if it cannot be opened, `unsupported_document` if it has no pages to render
 */
export async function openPageImages(bytes: Uint8Array, password: string | null = null): Promise<PageImages> {
  // Loaded on demand: most callers of parse never render pages.
  const { openImages } = await import("./inspect/page-images.ts");
  return openImages(bytes, password);
}
