import type { PageImages } from "./inspect/page-images.ts";

/** Whether the pages of a document can be shown: of a PDF or a picture, in a process that may load what encodes images. */
export async function hasPageImages(bytes: Uint8Array): Promise<boolean> {
  const { canOpen } = await import("./inspect/page-images.ts");
  return canOpen(bytes);
}

export type { PageImages } from "./inspect/page-images.ts";
export type { PageRegion } from "./inspect/page-part.ts";

/**
 * Opens a document to show its pages: a PDF or a picture. Formats that tell their structure (Office, HTML, mail) have no pages to show.
 *
 * @throws {@link EngineError} if it cannot be opened, `unsupported_document` where it has no pages to show
 */
export async function openPageImages(bytes: Uint8Array, password: string | null = null): Promise<PageImages> {
  // On demand: most who parse never look.
  const { openImages } = await import("./inspect/page-images.ts");
  return openImages(bytes, password);
}
