/** What a file says of a picture; programs often write the picture's file name there, which says nothing. */
export function pictureDescription(text: string): string {
  const trimmed = text.trim();
  return FILE_NAME.test(trimmed) ? "" : trimmed;
}

const FILE_NAME = /^(?:\w+:\s*)?\S+\.(?:png|jpe?g|gif|bmp|tiff?|svg|emf|wmf|webp)$/i;
