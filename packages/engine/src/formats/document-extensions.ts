import { FORMATS } from "./formats.ts";

/** Extensions of files that are documents, without their dots: of all formats that are read, data apart. */
export const DOCUMENT_EXTENSIONS: readonly string[] = FORMATS.filter(
  ({ load, isData }) => load !== undefined && isData !== true,
).flatMap(({ extensions }) => extensions);
