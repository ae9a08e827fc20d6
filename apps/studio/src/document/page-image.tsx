import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { StudioDocument } from "./document.ts";
import { PageText } from "./page-text.tsx";

/** Widths are rounded up to this, so that a slightly resized window does not request the image again. */
const STEP = 200;
const MAX_WIDTH_PX = 3000;
/** A page that is only scrolled past is not requested. */
const SETTLE_MS = 80;

/** Formats that have a structure but no pages to render. */
const WITHOUT_PAGES = /\.(?:docx?|xlsx?|pptx?|od[tsp]|rtf|html?|md|csv|eml|mbox|msg|epub|txt)$/i;
/** Jobs whose document turned out to have no page images. */
const withoutImages = new Set<string>();

interface PageImageProps {
  readonly document: StudioDocument;
  readonly page: number;
  /** In CSS pixels. */
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
      draw={async (pixels, signal) => await document.drawPage(page, pixels, signal)}
    />
  );
}

interface DrawnImageProps {
  /** Differs for each image of the document. */
  readonly name: string;
  readonly document: StudioDocument;
  readonly width: number;
  /** Alternative text; empty if the elements over the image describe it better. */
  readonly label: string;
  /** Shown if there is no image. */
  readonly otherwise?: ComponentChildren;
  /** Resolves to undefined if the document has no images; throws if this one fails. */
  readonly draw: (pixels: number, signal: AbortSignal) => Promise<Blob | undefined>;
}

/** An image that is requested when it scrolls into view and dropped when it leaves; renders nothing if the format has none. */
export function DrawnImage({ name, document, width, label, otherwise = null, draw }: DrawnImageProps) {
  const [shown, show] = useState<string | null>(null);
  const [failed, fail] = useState(false);
  const pixels = Math.min(MAX_WIDTH_PX, Math.ceil((width * devicePixelRatio) / STEP) * STEP);
  useEffect(() => {
    // A format without pages is requested once, not for each of its pages.
    if (withoutImages.has(document.jobId) || WITHOUT_PAGES.test(document.name)) {
      fail(true);
      return undefined;
    }
    const unmounted = new AbortController();
    const bring = async (): Promise<void> => {
      try {
        const blob = await draw(pixels, unmounted.signal);
        if (blob === undefined) withoutImages.add(document.jobId);
        if (unmounted.signal.aborted) return;
        if (blob === undefined) fail(true);
        else show(URL.createObjectURL(blob));
      } catch {
        // Another page may succeed, and so may this one when it scrolls into view again.
        if (!unmounted.signal.aborted) fail(true);
      }
    };
    const timer = setTimeout(() => {
      void bring();
    }, SETTLE_MS);
    return () => {
      clearTimeout(timer);
      unmounted.abort();
    };
  }, [name, pixels]);
  // The URL is revoked only after another image has replaced it: until then a browser may decode it again.
  useEffect(() => {
    if (shown === null) return undefined;
    return () => URL.revokeObjectURL(shown);
  }, [shown]);
  if (shown !== null) return <img class="page-image" src={shown} alt={label} draggable={false} />;
  return failed ? otherwise : <div class="page-loading" aria-hidden="true" />;
}
