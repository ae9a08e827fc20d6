/** Recognises text on pages as displayed, so that text is found however it is drawn, even if no text of the file contains it. */
import sharp from "sharp";
import { readTranscript } from "../../read-transcript.ts";
import { linesToReading } from "../find/recognised-lines.ts";
import type { SecondReading } from "../find/pdfium-text.ts";
import type { PageView } from "../pdf/page-view.ts";
import type { Transcript } from "../../transcript/transcript.ts";
import { pageRenderer } from "./page-to-picture.ts";

/** The resolution that is best for recognition. */
const DPI = 200;
const MAX_PIXELS = 25_000_000;
/** Warnings that mean that text in the image may have been missed. */
const NOT_READ: ReadonlySet<string> = new Set(["ocr_unavailable", "ocr_failed", "ocr_language_missing"]);

/** Time for one look at all pages: a page takes a second or two, and several times as long on a busy machine. */
const MAX_LOOK_MS = 300_000;
/** Time for one page: one that takes longer is a picture made to keep a recogniser busy. */
const MAX_PAGE_MS = 60_000;

/** The recognised text of pages, by page number. */
export interface RecognisedPages {
  readonly pages: ReadonlyMap<number, SecondReading>;
  /** Pages that could not be rendered or recognised. */
  readonly unread: readonly number[];
  /** Pages for which the time did not suffice. */
  readonly late: readonly number[];
}

export interface LookLimits {
  readonly lookMs?: number;
  readonly pageMs?: number;
}

/** Recognises the text of pages as displayed. It takes at most as long as one page takes beyond its limit. */
export async function recognisePages(
  bytes: Uint8Array,
  views: readonly PageView[],
  signal?: AbortSignal,
  { lookMs = MAX_LOOK_MS, pageMs = MAX_PAGE_MS }: LookLimits = {},
): Promise<RecognisedPages> {
  const render = await pageRenderer(bytes);
  const read = new Map<number, SecondReading>();
  const unread: number[] = [];
  const late: number[] = [];
  const end = performance.now() + lookMs;
  for (const view of views) {
    signal?.throwIfAborted();
    const left = Math.min(pageMs, end - performance.now());
    if (left <= 0) {
      late.push(view.number);
      continue;
    }
    const scale = Math.min(DPI / 72, Math.sqrt(MAX_PIXELS / Math.max(1, view.width * view.height)));
    const picture = render(view.number, scale);
    if (picture === null) {
      unread.push(view.number);
      continue;
    }
    const { width, height, rgba } = picture;
    const png = await sharp(rgba, { raw: { width, height, channels: 4 } })
      .flatten({ background: "#fff" })
      .png({ compressionLevel: 1 })
      .toBuffer();
    const transcript = await readPicture(png, left, signal);
    if (transcript === null) {
      late.push(view.number);
      continue;
    }
    const { pages, warnings } = transcript;
    const [page] = pages;
    if (page === undefined || warnings.some(({ code }) => NOT_READ.has(code))) unread.push(view.number);
    else read.set(view.number, linesToReading(page.lines, view, view.width / page.width));
  }
  return { pages: read, unread, late };
}

/** Returns null if the time did not suffice. */
async function readPicture(png: Uint8Array, ms: number, signal: AbortSignal | undefined): Promise<Transcript | null> {
  const timeout = AbortSignal.timeout(Math.ceil(ms));
  const either = signal === undefined ? timeout : AbortSignal.any([signal, timeout]);
  try {
    return await readTranscript(new Uint8Array(png), { settings: { extraction_mode: "ocr" } }, { ocr: "auto", signal: either }); // prettier-ignore
  } catch (error) {
    if (!timeout.aborted || signal?.aborted === true) throw error;
    return null;
  }
}
