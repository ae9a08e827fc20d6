import { platform } from "#platform";
import { copyCString } from "./memory.ts";
import type { Pdfium, Pointer } from "./pdfium.ts";

/** Limit on the bytes of a mark's or layer's name; longer names are not compared. */
const LONGEST_NAME = 512;
/** Limit on the marks of an object that are inspected; layers nest a few levels at most. */
const MAX_MARKS = 64;
const UTF_16 = new TextDecoder("utf-16le");
const NONE = new Uint8Array();

/** Detects objects of hidden layers. Must be disposed of, because it holds PDFium memory. */
export class LayerFilter implements Disposable {
  readonly #pdfium: Pdfium;
  readonly #names: ReadonlySet<string>;
  readonly #at: Pointer;
  readonly #key: Pointer;

  /** @param names - names of hidden layers */
  constructor(pdfium: Pdfium, names: ReadonlySet<string>) {
    this.#pdfium = pdfium;
    this.#names = names;
    this.#at = pdfium.exports.malloc(LONGEST_NAME + 4);
    this.#key = copyCString(pdfium, "Name");
  }

  /** Whether an object is inside marks of a hidden layer. */
  hides(object: Pointer): boolean {
    const { FPDFPageObj_CountMarks, FPDFPageObj_GetMark, FPDFPageObjMark_GetName } = this.#pdfium.exports;
    const { FPDFPageObjMark_GetParamBlobValue } = this.#pdfium.exports;
    const count = Math.min(MAX_MARKS, FPDFPageObj_CountMarks(object));
    for (let index = 0; index < count; index++) {
      const mark = FPDFPageObj_GetMark(object, index);
      const tag = this.#read((buffer, length) => FPDFPageObjMark_GetName(mark, buffer, LONGEST_NAME, length));
      if (tag !== "OC") continue;
      const layer = platform.latin1(
        this.#readBytes((buffer, length) =>
          FPDFPageObjMark_GetParamBlobValue(mark, this.#key, buffer, LONGEST_NAME, length),
        ),
      );
      if (this.#names.has(layer)) return true;
    }
    return false;
  }

  #read(call: (buffer: Pointer, length: Pointer) => number): string {
    return UTF_16.decode(this.#readBytes(call)).replace(/\0$/, "");
  }

  /** A view of PDFium's memory, valid until the next call. */
  #readBytes(call: (buffer: Pointer, length: Pointer) => number): Uint8Array {
    const length = this.#at + LONGEST_NAME;
    if (call(this.#at, length) === 0) return NONE;
    const bytes = this.#pdfium.heap.HEAPU32[length >> 2]!;
    if (bytes > LONGEST_NAME) return NONE;
    return this.#pdfium.heap.HEAPU8.subarray(this.#at, this.#at + bytes);
  }

  [Symbol.dispose](): void {
    this.#pdfium.exports.free(this.#at);
    this.#pdfium.exports.free(this.#key);
  }
}
