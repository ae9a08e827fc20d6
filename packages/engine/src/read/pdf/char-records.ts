import type { Pdfium, Pointer } from "./pdfium.ts";

/**
 * The chars of a page, as records in PDFium's memory. Where PDFium keeps its own is known of the build that is installed, and promised
 * by none: what was found there is compared with what the calls tell, and where it differs records are written from the calls.
 */
export interface CharRecords {
  /** Where the record of a char begins, in words of four bytes; its fields follow there, see {@link UNICODE} and the rest. */
  at(index: number): number;
  /** How many records lie side by side from that of a char on. */
  sideBySide(index: number): number;
}

/** Words of a record, from its begin. PDFium's class is `CPDF_TextPage::CharInfo`; floats are in the page's own space. */
export const KIND = 0;
export const UNICODE = 1;
export const ORIGIN_X = 3;
export const ORIGIN_Y = 4;
export const LEFT = 5;
export const BOTTOM = 6;
export const RIGHT = 7;
export const TOP = 8;
export const LOOSE_LEFT = 9;
export const LOOSE_BOTTOM = 10;
export const LOOSE_RIGHT = 11;
export const LOOSE_TOP = 12;
export const TEXT_OBJECT = 19;
/** Words of a record. */
export const RECORD_WORDS = 20;

/** In the lowest byte of {@link KIND}: a blank or a break that PDFium inferred, a char that its font does not name. */
export const GENERATED = 1;
export const UNNAMED = 2;

const COMPARED = [
  UNICODE,
  ORIGIN_X,
  ORIGIN_Y,
  LEFT,
  BOTTOM,
  RIGHT,
  TOP,
  LOOSE_LEFT,
  LOOSE_BOTTOM,
  LOOSE_RIGHT,
  LOOSE_TOP,
  TEXT_OBJECT,
];

/** Where a text page keeps its records: a list of blocks (a `std::deque`), in words from the begin of the page's object. */
export interface RecordPlaces {
  readonly blocks: number;
  /** Of the first record, in records. */
  readonly start: number;
  readonly count: number;
  readonly recordsABlock: number;
}

/** Of PDFium 2.15.1. */
export const PLACES: RecordPlaces = { blocks: 5, start: 8, count: 9, recordsABlock: 51 };

/**
 * The records of the first chars of a page.
 *
 * @param count - of all chars of the page, as PDFium tells it
 * @param at - 144 bytes of scratch memory
 */
export function charRecords(pdfium: Pdfium, textPage: Pointer, count: number, at: Pointer): CharRecords {
  return findRecords(pdfium, textPage, count, at, PLACES) ?? new WrittenRecords(pdfium, textPage, at);
}

/** PDFium's own records; null where the first, the middle or the last one is not what the calls tell. */
export function findRecords(
  pdfium: Pdfium,
  textPage: Pointer,
  count: number,
  at: Pointer,
  places: RecordPlaces,
): CharRecords | null {
  if (count === 0 || pdfium.heap.HEAPU32[(textPage >> 2) + places.count] !== count) return null;
  const found = new FoundRecords(pdfium, textPage, places);
  const written = new WrittenRecords(pdfium, textPage, at);
  const isSame = (index: number): boolean => areSame(pdfium, found.at(index), written.at(index));
  return isSame(0) && isSame(count >> 1) && isSame(count - 1) ? found : null;
}

function areSame({ heap }: Pdfium, a: number, b: number): boolean {
  const words = heap.HEAPU32;
  return (
    toldKind(words[a + KIND]) === toldKind(words[b + KIND]) &&
    COMPARED.every((field) => words[a + field] === words[b + field])
  );
}

/** The kinds that calls tell of; PDFium knows two more. */
export function toldKind(word: number | undefined): number {
  const kind = (word ?? 0) & 0xff;
  return kind === GENERATED || kind === UNNAMED ? kind : 0;
}

class FoundRecords implements CharRecords {
  readonly #heap: Pdfium["heap"];
  readonly #blocks: number;
  readonly #start: number;
  readonly #recordsABlock: number;

  constructor({ heap }: Pdfium, textPage: Pointer, places: RecordPlaces) {
    const page = textPage >> 2;
    this.#heap = heap;
    this.#blocks = heap.HEAPU32[page + places.blocks]! >> 2;
    this.#start = heap.HEAPU32[page + places.start]!;
    this.#recordsABlock = places.recordsABlock;
  }

  at(index: number): number {
    const place = this.#start + index;
    const block = Math.floor(place / this.#recordsABlock);
    return (this.#heap.HEAPU32[this.#blocks + block]! + (place - block * this.#recordsABlock) * 4 * RECORD_WORDS) >> 2;
  }

  sideBySide(index: number): number {
    return this.#recordsABlock - ((this.#start + index) % this.#recordsABlock);
  }
}

/** One record, written anew from the calls for each char. */
export class WrittenRecords implements CharRecords {
  readonly #pdfium: Pdfium;
  readonly #textPage: Pointer;
  readonly #at: Pointer;

  constructor(pdfium: Pdfium, textPage: Pointer, at: Pointer) {
    this.#pdfium = pdfium;
    this.#textPage = textPage;
    this.#at = at;
  }

  at(index: number): number {
    const { exports, heap } = this.#pdfium;
    const record = this.#at >> 2;
    const box = this.#at + 4 * RECORD_WORDS;
    const unicode = exports.FPDFText_GetUnicode(this.#textPage, index);
    const object = exports.FPDFText_GetTextObject(this.#textPage, index);
    const isGenerated = exports.FPDFText_IsGenerated(this.#textPage, index) === 1;
    const isUnnamed = exports.FPDFText_HasUnicodeMapError(this.#textPage, index) === 1;
    exports.FPDFText_GetLooseCharBox(this.#textPage, index, box + 48);
    exports.FPDFText_GetCharOrigin(this.#textPage, index, box + 32, box + 40);
    exports.FPDFText_GetCharBox(this.#textPage, index, box, box + 8, box + 16, box + 24);
    const words = heap.HEAPU32;
    words[record + KIND] = isGenerated ? GENERATED : isUnnamed ? UNNAMED : 0;
    words[record + UNICODE] = unicode;
    words[record + TEXT_OBJECT] = object;
    const doubles = heap.HEAPF64.subarray(box >> 3, (box >> 3) + 6);
    const loose = heap.HEAPF32.subarray((box + 48) >> 2, (box + 64) >> 2);
    const floats = heap.HEAPF32;
    floats[record + LEFT] = doubles[0]!;
    floats[record + RIGHT] = doubles[1]!;
    floats[record + BOTTOM] = doubles[2]!;
    floats[record + TOP] = doubles[3]!;
    floats[record + ORIGIN_X] = doubles[4]!;
    floats[record + ORIGIN_Y] = doubles[5]!;
    floats[record + LOOSE_LEFT] = loose[0]!;
    floats[record + LOOSE_TOP] = loose[1]!;
    floats[record + LOOSE_RIGHT] = loose[2]!;
    floats[record + LOOSE_BOTTOM] = loose[3]!;
    return record;
  }

  sideBySide(): number {
    return 1;
  }
}
