import type { Pdfium, Pointer } from "./pdfium.ts";

const ENCODER = new TextEncoder();
const UTF_8 = new TextDecoder();
const UTF_16 = new TextDecoder("utf-16le");

/** Allocates `size` bytes, passes them to `use`, and always frees them. */
export function withMemory<Result>(pdfium: Pdfium, size: number, use: (at: Pointer) => Result): Result {
  const at = pdfium.exports.malloc(size);
  if (at === 0) throw new RangeError(`PDFium has no memory for ${size} bytes.`);
  try {
    return use(at);
  } finally {
    pdfium.exports.free(at);
  }
}

/** Copies a zero-terminated byte string into PDFium's memory; the caller frees it. */
export function copyCString(pdfium: Pdfium, text: string): Pointer {
  const bytes = ENCODER.encode(`${text}\0`);
  const at = pdfium.exports.malloc(bytes.length);
  pdfium.heap.HEAPU8.set(bytes, at);
  return at;
}

/**
 * Reads a UTF-16LE string with PDFium's two calls: the first returns the length in bytes, including the terminating
 * zero, the second fills the buffer.
 */
export function readUtf16(pdfium: Pdfium, call: (buffer: Pointer, length: number) => number): string {
  const length = call(0, 0);
  // Nothing longer than a mebibyte is a title or a comment.
  if (length <= 2 || length > 1 << 20) return "";
  return withMemory(pdfium, length, (at) => {
    call(at, length);
    return UTF_16.decode(pdfium.heap.HEAPU8.subarray(at, at + length - 2));
  });
}

/** The same for byte strings: font names, addresses. */
export function readBytes(pdfium: Pdfium, call: (buffer: Pointer, length: number) => number): string {
  const length = call(0, 0);
  if (length <= 1 || length > 1 << 16) return "";
  return withMemory(pdfium, length, (at) => {
    call(at, length);
    return UTF_8.decode(pdfium.heap.HEAPU8.subarray(at, at + length - 1));
  });
}
