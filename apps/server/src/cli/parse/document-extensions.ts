import { extname } from "node:path";

/**
 * Extensions of the kinds that the engine reads. A file in a folder that has one is taken as a document without a look into
 * it: where its content is something else, or damaged, the run reports it by name instead of passing over it.
 */
const EXTENSIONS: ReadonlySet<string> = new Set(
  [
    "pdf png jpg jpeg tif tiff webp gif bmp",
    "docx docm dotx doc odt fodt rtf pptx pptm ppsx ppt odp fodp",
    "xlsx xlsm xls ods fods csv tsv",
    "eml msg html htm xhtml epub md markdown txt text",
  ].flatMap((line) => line.split(" ").map((extension) => `.${extension}`)),
);

export function hasDocumentExtension(path: string): boolean {
  return EXTENSIONS.has(extname(path).toLowerCase());
}
