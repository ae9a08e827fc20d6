/** Recognises text on pages as displayed, so that text is found however it is drawn, even if no text of the file contains it. */
import sharp from "sharp";
import { readTranscript } from "../../read-transcript.ts";
import { linesToReading } from "../find/recognised-lines.ts";
import type { SecondReading } from "../find/pdfium-text.ts";
import type { PageView } from "../pdf/page-view.ts";
import { pageRenderer } from "./page-to-picture.ts";

/** The resolution that is best for recognition. */
const DPI = 200;
const MAX_PIXELS = 25_000_000;
/** Warnings that mean that text in the image may have been missed. */
const NOT_READ: ReadonlySet<string> = new Set(["ocr_unavailable", "ocr_failed", "ocr_language_missing"]);

/** The recognised text of pages, by page number. */
export interface RecognisedPages {
  readonly pages: ReadonlyMap<number, SecondReading>;
  /** Pages that could not be rendered or recognised. */
  readonly unread: readonly number[];
}

/** Recognises the text of pages as displayed. */
export async function recognisePages(
  bytes: Uint8Array,
  views: readonly PageView[],
  signal?: AbortSignal,
): Promise<RecognisedPages> {
  const render = await pageRenderer(bytes);
  const read = new Map<number, SecondReading>();
  const unread: number[] = [];
  for (const view of views) {
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
    const options = { ocr: "auto", ...(signal === undefined ? {} : { signal }) } as const;
    const { pages, warnings } = await readTranscript(
      new Uint8Array(png),
      { settings: { extraction_mode: "ocr" } },
      options,
    );
    const [page] = pages;
    if (page === undefined || warnings.some(({ code }) => NOT_READ.has(code))) unread.push(view.number);
    else read.set(view.number, linesToReading(page.lines, view, view.width / page.width));
  }
  return { pages: read, unread };
}
