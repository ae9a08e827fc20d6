/**
 * Removes secrets from everything that is not page content: metadata, bookmarks, names, form values, structure, scripts. What cannot be searched
 * reliably is removed as a whole: embedded files, XMP, thumbnails, XFA, private data of programs.
 */
import {
  PdfArray,
  PdfDict,
  PdfName,
  PdfNumber,
  type PdfObject,
  PdfRef,
  PdfStream,
  PdfString,
  type PDF,
} from "@libpdf/core";
import { withoutComments } from "../content/comments.ts";
import { dataOf, decodeText, deref, dictOf, nameOf, type Resolve } from "../content/pdf-values.ts";
import { isProfile, overwriteTexts } from "./overwrite-texts.ts";
import { renameNames } from "./rename-names.ts";
import { isFontMap, scrubFontMap } from "./scrub-font-map.ts";
import type { SecretSearch } from "./secret-search.ts";

/** Entries that may contain copies of content, or any other data. */
/** Keys of files within the document. */
const FILES: ReadonlySet<string> = new Set(["EmbeddedFiles", "EF", "AF"]);

const DROPPED = [
  "Metadata",
  "Thumb",
  "PieceInfo",
  "XFA",
  "EmbeddedFiles",
  "AF",
  "Collection",
  "EF",
  "SpiderInfo",
] as const;

/** What was removed besides the pages' content. */
export interface Scrubbed {
  /** Number of texts that contained a secret. */
  readonly texts: number;
  /** Embedded files were removed. */
  readonly attachments: boolean;
}

/** @param touched - ids of marked content that lost something, by the page's reference */
export function scrubObjects(
  pdf: PDF,
  search: SecretSearch,
  touched: ReadonlyMap<PdfRef, ReadonlySet<number>>,
): Scrubbed {
  const scrub = new Scrub((ref) => pdf.getObject(ref), search, touched);
  const { trailer } = pdf.context.info;
  scrub.run(trailer);
  scrub.texts += renameNames(pdf, search);
  return { texts: scrub.texts, attachments: scrub.hasDroppedFiles };
}

class Scrub {
  texts = 0;
  hasDroppedFiles = false;
  #renamed = 0;
  readonly #resolve: Resolve;
  readonly #search: SecretSearch;
  readonly #touched: ReadonlyMap<PdfRef, ReadonlySet<number>>;
  readonly #seen = new Set<PdfObject>();
  /** Streams that are texts by the entry that refers to them, whatever they look like. */
  readonly #written = new Set<PdfObject>();
  readonly #fonts = new Set<PdfObject>();

  constructor(resolve: Resolve, search: SecretSearch, touched: ReadonlyMap<PdfRef, ReadonlySet<number>>) {
    this.#resolve = resolve;
    this.#search = search;
    this.#touched = touched;
  }

  /** Visits every reachable object; without recursion, because lists in files can be long. */
  run(root: PdfObject): void {
    const queue: PdfObject[] = [root];
    for (let object = queue.pop(); object !== undefined; object = queue.pop()) {
      const value = object instanceof PdfRef ? this.#resolve(object) : object;
      if (value === null || this.#seen.has(value)) continue;
      if (value instanceof PdfArray) {
        this.#seen.add(value);
        this.#array(value, queue);
      } else if (value instanceof PdfDict) {
        this.#seen.add(value);
        this.#dict(value, queue);
      }
    }
  }

  #array(array: PdfArray, queue: PdfObject[]): void {
    for (let index = 0; index < array.length; index++) {
      const item = array.at(index)!;
      const text = this.#secretText(item);
      if (text !== null) array.set(index, text);
      else if (isContainer(item)) queue.push(item);
    }
  }

  #dict(dict: PdfDict, queue: PdfObject[]): void {
    for (const key of DROPPED) {
      if (!dict.has(key)) continue;
      this.hasDroppedFiles ||= FILES.has(key);
      dict.delete(key);
    }
    if (dict.has("K") && dict.has("S")) this.#structure(dict);
    if (nameOf(dict.get("Subtype"), this.#resolve) === "Widget" || dict.has("FT")) this.#field(dict);
    if (dict instanceof PdfStream) this.#stream(dict);
    for (const key of ["BaseFont", "FontName"]) {
      if (this.#search.isInText(nameOf(dict.get(key), this.#resolve) ?? "")) dict.set(key, PdfName.of("Redacted"));
    }
    for (const [key, item] of Array.from(dict)) {
      // The ID of the file itself is skipped; the ID of a structure element is a text like any other.
      if (key.value === "Encrypt" || (key.value === "ID" && dict.has("Root"))) continue;
      const text = this.#secretText(item, key.value === "T");
      if (text !== null) dict.set(key, text);
      else if (isContainer(item)) {
        this.#noteUse(key.value, deref(item, this.#resolve));
        queue.push(item);
      }
    }
  }

  /** Notes the streams that are texts or font programs, by the key that refers to them. */
  #noteUse(key: string, value: PdfObject | null): void {
    if (!(value instanceof PdfStream)) return;
    if (TEXTS.has(key)) this.#written.add(value);
    if (FONT_FILE.test(key)) this.#fonts.add(value);
  }

  /** The replacement for a text that contains a secret; null for any other object. */
  #secretText(item: PdfObject, isName = false): PdfString | null {
    const value = item instanceof PdfRef ? this.#resolve(item) : item;
    if (!(value instanceof PdfString)) return null;
    const text = decodeText(value.bytes);
    if (!this.#search.isInText(text)) return null;
    this.texts++;
    // Fields are identified by name, so each needs a different one.
    return PdfString.fromString(isName ? `redacted ${++this.#renamed}` : this.#search.without(text));
  }

  /** Removes texts of a structure element that describe content which lost something (ISO 32000-2, 14.9). */
  #structure(element: PdfDict): void {
    const page = element.getRef("Pg");
    const lost =
      page === undefined ? Array.from(this.#touched.values()) : [this.#touched.get(page) ?? new Set<number>()];
    const kids = deref(element.get("K"), this.#resolve);
    const items = kids instanceof PdfArray ? kids.toArray() : kids === null ? [] : [kids];
    const isTouched = items.some((item) => {
      const kid = deref(item, this.#resolve);
      const mcid = kid instanceof PdfNumber ? kid.value : (dictOf(kid, this.#resolve)?.getNumber("MCID")?.value ?? -1);
      return lost.some((numbers) => numbers.has(mcid));
    });
    if (isTouched) for (const key of ["ActualText", "Alt", "E", "T"]) element.delete(key);
  }

  /** Removes a field's values and appearances if a value or the name of a state contains a secret. */
  #field(field: PdfDict): void {
    const values = ["V", "DV", "RV", "AS"].map((key) => deref(field.get(key), this.#resolve));
    const containsSecret = values.some((value) => this.#holds(value));
    const appearance = dictOf(dictOf(field.get("AP"), this.#resolve)?.get("N"), this.#resolve);
    const states =
      appearance instanceof PdfStream || appearance === null ? [] : Array.from(appearance.keys(), ({ value }) => value);
    if (!containsSecret && !states.some((state) => this.#search.isInText(state))) return;
    this.texts++;
    for (const key of ["V", "DV", "RV", "AP", "AS"]) field.delete(key);
  }

  #holds(value: PdfObject | null): boolean {
    if (value instanceof PdfString) return this.#search.isInText(decodeText(value.bytes));
    if (value instanceof PdfName) return this.#search.isInText(value.value);
    if (value instanceof PdfArray) return value.toArray().some((item) => this.#holds(deref(item, this.#resolve)));
    return value instanceof PdfStream && this.#search.isInText(decodeText(dataOf(value)));
  }

  /** Removes all comments of a content stream: no page shows them. */
  #comments(stream: PdfStream, data: Uint8Array): void {
    const rest = withoutComments(data);
    if (rest !== null) this.#setData(stream, rest);
  }

  /** Empties streams of text that contain a secret: scripts and rich values. Page content is handled elsewhere. */
  #stream(stream: PdfStream): void {
    const subtype = nameOf(stream.get("Subtype"), this.#resolve);
    const type = nameOf(stream.get("Type"), this.#resolve);
    if (type === "XRef" || type === "ObjStm") return;
    if (subtype === "Image") return this.#picture(stream);
    const data = dataOf(stream);
    if (this.#written.has(stream)) return this.#text(stream, data);
    if (this.#fonts.has(stream) || isProfile(data)) return this.#overwrite(stream, data);
    if (isFontMap(data)) {
      const rest = scrubFontMap(data, this.#search);
      if (rest !== null) this.#setData(stream, rest);
      return;
    }
    if (subtype === "Form" || stream.has("PatternType")) return this.#comments(stream, data);
    if (
      data.length > MAX_SCRIPT ||
      !/^[\s\x20-\x7e\x80-\xff]*$/u.test(Buffer.from(data.subarray(0, 256)).toString("latin1"))
    ) {
      return;
    }
    const looksLikeContent = /(?:^|\s)(?:BT|Tj|TJ|Do|re|cm)(?:\s|$)/u.test(Buffer.from(data).toString("latin1"));
    if (looksLikeContent) this.#comments(stream, data);
    else this.#text(stream, data);
  }

  #text(stream: PdfStream, data: Uint8Array): void {
    if (!this.#search.isInText(decodeText(data))) return;
    this.texts++;
    this.#setData(stream, new Uint8Array());
  }

  /** Only pictures whose data contain texts: the decoders of the others return pixels. */
  #picture(stream: PdfStream): void {
    const filter = deref(stream.get("Filter"), this.#resolve);
    const only = filter instanceof PdfArray && filter.length === 1 ? deref(filter.at(0), this.#resolve) : filter;
    if (!(only instanceof PdfName) || !/^(?:DCT|DCTDecode|JPXDecode)$/u.test(only.value)) return;
    const rest = overwriteTexts(stream.data, this.#search.texts);
    if (rest !== null) stream.setData(rest);
  }

  #overwrite(stream: PdfStream, data: Uint8Array): void {
    const rest = overwriteTexts(data, this.#search.texts);
    if (rest !== null) this.#setData(stream, rest);
  }

  #setData(stream: PdfStream, data: Uint8Array): void {
    stream.setData(data);
    for (const key of ["Filter", "DecodeParms"]) stream.delete(key);
  }
}

/** Entries whose stream is a text: scripts, rich texts, values. */
const TEXTS: ReadonlySet<string> = new Set(["JS", "RC", "RV", "V", "DV"]);
/** Entries whose stream is a font. */
const FONT_FILE = /^FontFile[23]?$/u;

/** Larger streams are images, fonts or content. */
const MAX_SCRIPT = 4_000_000;

function isContainer(item: PdfObject): boolean {
  return item instanceof PdfRef || item instanceof PdfArray || item instanceof PdfDict;
}
