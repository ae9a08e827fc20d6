import { useEffect, useRef, useState } from "preact/hooks";
import { loadImage } from "../service/load-image.ts";

const WIDTH_PX = 200;
/** Shown at once, as a first look. */
const MIN_SHOWN = 12;
/** More would keep the browser and the service busy with pages that are rarely scrolled to while they wait. */
const MAX_SHOWN = 60;

interface ReadingPagesProps {
  readonly jobId: string;
  /** The document's page count. */
  readonly pages: number;
  /** How many of them have been read, from the first. */
  readonly read: number;
}

/** The first pages of a document that is still being read: the service draws them from the file, without a result. */
export function ReadingPages({ jobId, pages, read }: ReadingPagesProps) {
  const [hasImages, setHasImages] = useState(true);
  if (!hasImages) return null;
  const shown = Math.min(pages, Math.max(MIN_SHOWN, Math.min(read, MAX_SHOWN)));
  return (
    <ol class="reading-pages" aria-label="Pages">
      {Array.from({ length: shown }, (_, at) => (
        <Page key={at} jobId={jobId} page={at + 1} isRead={at < read} onNone={() => setHasImages(false)} />
      ))}
    </ol>
  );
}

interface PageProps {
  readonly jobId: string;
  readonly page: number;
  readonly isRead: boolean;
  /** Called if no page of the document has an image. */
  readonly onNone: () => void;
}

/** Requests its image when it scrolls into view. */
function Page({ jobId, page, isRead, onNone }: PageProps) {
  const place = useRef<HTMLLIElement>(null);
  const [shown, show] = useState<string>();
  useEffect(() => {
    const unmounted = new AbortController();
    const bring = async (): Promise<void> => {
      const blob = await loadImage(`/job/${jobId}/pages/${page}?width=${WIDTH_PX}`, undefined, unmounted.signal);
      if (unmounted.signal.aborted) return;
      if (blob === undefined) onNone();
      else show(URL.createObjectURL(blob));
    };
    const watcher = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting !== true) return;
      watcher.disconnect();
      // A page without an image keeps its number.
      bring().catch(() => undefined);
    });
    watcher.observe(place.current!);
    return () => {
      watcher.disconnect();
      unmounted.abort();
    };
  }, []);
  useEffect(() => () => void (shown !== undefined && URL.revokeObjectURL(shown)), [shown]);
  return (
    <li ref={place} class={isRead ? "is-read" : undefined}>
      {shown === undefined ? <div aria-hidden="true" /> : <img src={shown} alt={`Page ${page}`} draggable={false} />}
      <span>
        {page}
        {!isRead && <span class="unseen">, not read yet</span>}
      </span>
    </li>
  );
}
