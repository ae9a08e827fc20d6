import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { StudioDocument } from "./document.ts";
import { PageText } from "./page-text.tsx";

/** Widths are rounded up, so that a window that changes a little requests nothing again. */
const STEP = 200;
const MAX_WIDTH_PX = 3000;
/** A page that is only scrolled past is not asked for. */
const SETTLE_MS = 80;

/** Formats that tell their structure have no pages to draw. */
const WITHOUT_PAGES = /\.(?:docx?|xlsx?|pptx?|od[tsp]|rtf|html?|md|csv|eml|mbox|msg|epub|txt)$/i;
/** Jobs whose document has turned out to have none. */
const withoutImages = new Set<string>();

interface PageImageProps {
  readonly document: StudioDocument;
  readonly page: number;
  /** CSS pixels. */
  readonly width: number;
}

/** The image of one page of the document. */
export function PageImage({ document, page, width }: PageImageProps) {
  return (
    <DrawnImage
      name={`${page}`}
      document={document}
      width={width}
      label=""
      otherwise={<PageText blocks={document.blocksOf.get(page) ?? []} width={width} />}
      draw={async (pixels, gone) => await document.drawPage(page, pixels, gone)}
    />
  );
}

interface DrawnImageProps {
  /** Another one for another image of the document. */
  readonly name: string;
  readonly document: StudioDocument;
  readonly width: number;
  /** For those who do not see it; empty where what lies over it says more. */
  readonly label: string;
  /** Where there is no image. */
  readonly otherwise?: ComponentChildren;
  /** Undefined where the document has no images; it throws where this one cannot be had. */
  readonly draw: (pixels: number, gone: AbortSignal) => Promise<Blob | undefined>;
}

/** An image that is asked for when it comes into sight and dropped when it goes; nothing where the format has none. */
export function DrawnImage({ name, document, width, label, otherwise = null, draw }: DrawnImageProps) {
  const [shown, show] = useState<string | null>(null);
  const [failed, fail] = useState(false);
  const pixels = Math.min(MAX_WIDTH_PX, Math.ceil((width * devicePixelRatio) / STEP) * STEP);
  useEffect(() => {
    // A format without pages is asked once, not for each of its pages.
    if (withoutImages.has(document.jobId) || WITHOUT_PAGES.test(document.name)) {
      fail(true);
      return undefined;
    }
    const gone = new AbortController();
    const bring = async (): Promise<void> => {
      try {
        const blob = await draw(pixels, gone.signal);
        if (blob === undefined) withoutImages.add(document.jobId);
        if (gone.signal.aborted) return;
        if (blob === undefined) fail(true);
        else show(URL.createObjectURL(blob));
      } catch {
        // The next page may be drawn, and this one when it comes into sight again.
        if (!gone.signal.aborted) fail(true);
      }
    };
    const timer = setTimeout(() => {
      void bring();
    }, SETTLE_MS);
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [name, pixels]);
  // Only when another is shown in its place: until then a browser may decode it once more.
  useEffect(() => {
    if (shown === null) return undefined;
    return () => URL.revokeObjectURL(shown);
  }, [shown]);
  if (shown !== null) return <img class="page-image" src={shown} alt={label} draggable={false} />;
  return failed ? otherwise : <div class="page-loading" aria-hidden="true" />;
}
