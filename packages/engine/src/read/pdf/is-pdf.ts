import { platform } from "#platform";

/** PDF readers accept a header anywhere within these bytes (ISO 32000-2, annex I: implementation note on 7.5.2). */
const HEADER_WINDOW = 1024;
const HEADER = "%PDF-";

/** Whether a file is a PDF, by its header. */
export function isPdf(bytes: Uint8Array): boolean {
  return platform.latin1(bytes.subarray(0, HEADER_WINDOW + HEADER.length)).includes(HEADER);
}
