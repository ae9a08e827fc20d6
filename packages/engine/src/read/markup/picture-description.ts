/** A file's description of an image; empty if it is only the image's file name, as programs often write. */
export function pictureDescription(text: string): string {
  const trimmed = text.trim();
  return FILE_NAME.test(trimmed) ? "" : trimmed;
}

const FILE_NAME = /^(?:\w+:\s*)?\S+\.(?:png|jpe?g|gif|bmp|tiff?|svg|emf|wmf|webp)$/i;
