import { PdfArray, PdfDict, PdfName, PdfNumber, type PdfObject, PdfRef, PdfStream, PdfString } from "@libpdf/core";

/** Resolves references in one document. */
export type Resolve = (ref: PdfRef) => PdfObject | null;

/** The object that a value is or refers to; null for circular references. */
export function deref(value: PdfObject | undefined | null, resolve: Resolve): PdfObject | null {
  let current = value ?? null;
  for (let steps = 0; current instanceof PdfRef; steps++) {
    if (steps > 32) return null;
    current = resolve(current);
  }
  return current;
}

export function dictOf(value: PdfObject | undefined | null, resolve: Resolve): PdfDict | null {
  const object = deref(value, resolve);
  return object instanceof PdfDict ? object : null;
}

export function streamOf(value: PdfObject | undefined | null, resolve: Resolve): PdfStream | null {
  const object = deref(value, resolve);
  return object instanceof PdfStream ? object : null;
}

export function arrayOf(value: PdfObject | undefined | null, resolve: Resolve): PdfArray | null {
  const object = deref(value, resolve);
  return object instanceof PdfArray ? object : null;
}

export function numberOf(value: PdfObject | undefined | null, resolve: Resolve): number | null {
  const object = deref(value, resolve);
  return object instanceof PdfNumber && Number.isFinite(object.value) ? object.value : null;
}

export function nameOf(value: PdfObject | undefined | null, resolve: Resolve): string | null {
  const object = deref(value, resolve);
  return object instanceof PdfName ? object.value : null;
}

/** The numbers of an array; any other element counts as 0. */
export function numbersOf(value: PdfObject | undefined | null, resolve: Resolve): number[] | null {
  const array = arrayOf(value, resolve);
  return array === null ? null : array.toArray().map((item) => numberOf(item, resolve) ?? 0);
}

/** A text string: UTF-16, UTF-8 with its byte order mark, or PDFDocEncoding (ISO 32000-2, 7.9.2.2). */
export function textOf(value: PdfObject | undefined | null, resolve: Resolve): string | null {
  const object = deref(value, resolve);
  return object instanceof PdfString ? decodeText(object.bytes) : null;
}

export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes.subarray(2));
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes.subarray(2));
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return new TextDecoder().decode(bytes.subarray(3));
  return new TextDecoder("windows-1252").decode(bytes);
}

/** Decoded bytes of a stream; empty if they are damaged. */
export function dataOf(stream: PdfStream): Uint8Array {
  try {
    return stream.getDecodedData();
  } catch {
    return new Uint8Array();
  }
}
