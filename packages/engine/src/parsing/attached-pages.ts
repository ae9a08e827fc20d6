import type { Page } from "../document/document.ts";
import { EngineError } from "../document/errors.ts";
import { moveBBox, movePage } from "../document/move-page.ts";
import type { AttachedFile } from "../read/markup/markup-reader.ts";
import type { NamedPage } from "../markup-layout/named-page.ts";
import { DocumentReading, type NamedDocument } from "./document-reading.ts";
import type { OpenDocument, OpenOptions, ReadOptions } from "./opened-document.ts";
import type { PageRun, PageSlice } from "./page-slice.ts";
import { withPageImages } from "./printed-images.ts";

/** The pages of an attached document, numbered within the whole document. */
export interface AttachedPages extends PageRun {
  /** Its pages within a run of the whole document. The first call reads all of them: naming blocks needs the whole attached document. */
  read(run: PageRun, how: ReadOptions): Promise<PageSlice>;
}

interface AttachedPlace {
  /** Number of its first page in the whole document. */
  readonly first: number;
  readonly file: AttachedFile;
  readonly options: Pick<OpenOptions, "images" | "password">;
}

export function openAttached(document: OpenDocument, place: AttachedPlace): AttachedPages {
  const { first } = place;
  let all: Promise<PageSlice> | undefined;
  return {
    first,
    last: first + document.numPages - 1,
    read: async (run, how) => {
      all ??= readAll(document, place, how);
      const slice = await all;
      const has = (number: number | undefined): boolean =>
        number === undefined || (run.first <= number && number <= run.last);
      // Warnings about the whole file are reported with its first page.
      const isFirst = run.first <= first;
      const { attachments, ...rest } = slice;
      return {
        ...rest,
        named: slice.named!.filter(({ page }) => has(page.number)),
        warnings: slice.warnings.filter(({ page }) => (page === undefined ? isFirst : has(page))),
        recognised: slice.recognised.filter(({ bbox }) => has(bbox.page)),
        ...(isFirst && attachments !== undefined ? { attachments } : {}),
      };
    },
  };
}

async function readAll(document: OpenDocument, place: AttachedPlace, how: ReadOptions): Promise<PageSlice> {
  const { inspect: _inspect, onProgress: _onProgress, ...own } = how;
  using reading = new DocumentReading({ keepsRecognised: true });
  try {
    reading.add(await document.read(document.pages, own));
    return toSlice(reading, place);
  } catch (error) {
    if (how.signal?.aborted === true || !EngineError.isInstance(error)) throw error;
    return unreadable(document.numPages, place, error);
  }
}

function toSlice(reading: DocumentReading, { first, file, options }: AttachedPlace): PageSlice {
  using document = reading.name();
  const texts = new Map([...document.texts].map((text) => [text.number, text]));
  const moved = (number: number): number => first + number - 1;
  const named = pagesWithImages(document, file, options).map((page): NamedPage => {
    const number = moved(page.number);
    const text = texts.get(page.number);
    const fields = text?.fields.map((field) => ({ ...field, bbox: moveBBox(field.bbox, number) }));
    return {
      page: { ...movePage(page, number), ...nameOf(file.name, page) },
      text: text === undefined ? null : { ...text, number, fields: fields ?? [] },
    };
  });
  return {
    pages: [],
    named,
    pixelsPerPoint: null,
    warnings: document.warnings.map(({ page, ...warning }) =>
      page === undefined ? warning : { ...warning, page: moved(page) },
    ),
    recognised: [...document.recognised].map((word) => ({ ...word, bbox: moveBBox(word.bbox, moved(word.bbox.page)) })),
    brokenPages: 0,
    attachments: document.attachments,
  };
}

/** Figures and tables of a document with structure in its file have their images already. */
function pagesWithImages(
  { pages, tellsStructure }: NamedDocument,
  { bytes }: AttachedFile,
  { images, password }: AttachedPlace["options"],
): readonly Page[] {
  if (images === undefined || tellsStructure) return [...pages];
  return withPageImages([...pages], { bytes, password, images }, () => true);
}

/** The name of the file, followed by the name of the sheet or nested attachment. */
function nameOf(file: string | undefined, { name }: Page): { readonly name?: string } {
  const all = [file, name].filter((one) => one !== undefined && one !== "").join(": ");
  return all === "" ? {} : { name: all };
}

/** Its pages are already counted: they are kept, and are empty. */
function unreadable(count: number, { first, file: { name } }: AttachedPlace, error: EngineError): PageSlice {
  const blank = (number: number): Page => ({
    number,
    ...A4,
    unit: "pt",
    blocks: [],
    ...(name === undefined ? {} : { name }),
  });
  const message = `An attachment is listed, and not read: ${error.message}`;
  return {
    pages: [],
    named: Array.from({ length: count }, (_, index) => ({ page: blank(first + index), text: null })),
    pixelsPerPoint: null,
    warnings: [{ code: "attachment_not_read", message, page: first }],
    recognised: [],
    brokenPages: 0,
  };
}

const A4 = { width: 595, height: 842 };
