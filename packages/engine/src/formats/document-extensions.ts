import { FORMATS } from "./formats.ts";

/** Extensions, without the dot, of all document formats that are read; data formats are excluded. */
export const DOCUMENT_EXTENSIONS: readonly string[] = FORMATS.filter(
  ({ load, isData }) => load !== undefined && isData !== true,
).flatMap(({ extensions }) => extensions);
