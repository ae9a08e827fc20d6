import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { askStudio } from "../service/ask.ts";
import { passwordOf } from "./open-document.ts";
import type { StudioDocument } from "./document.ts";
import { PageText } from "./page-text.tsx";

/** Asked for at the same time; a service draws two at a time, and the page in sight must not wait for those passed by. */
const AT_A_TIME = 3;
/** Widths are rounded up, so that a window that changes a little asks for nothing anew. */
const STEP = 200;
const MOST = 3000;
/** A page that is only scrolled past is not asked for. */
const SETTLE_MS = 80;

/** Formats that tell their structure have no pages to draw. */
const WITHOUT_PAGES = /\.(?:docx?|xlsx?|pptx?|od[tsp]|rtf|html?|md|csv|eml|mbox|msg|epub|txt)$/i;
/** Jobs whose document has turned out to have none. */
const withoutImages = new Set<string>();
let asking = 0;
const waiting: (() => void)[] = [];

interface PageImageProps {
  readonly document: StudioDocument;
  readonly page: number;
  /** CSS pixels. */
  readonly width: number;
}

/** The image of one page of the document. */
export function PageImage({ document, page, width }: PageImageProps) {
  const otherwise = <PageText blocks={document.blocksOf.get(page) ?? []} width={width} />;
  return (
    <ServiceImage
      path={`/job/${document.jobId}/pages/${page}`}
      document={document}
      width={width}
      label=""
      otherwise={otherwise}
    />
  );
}

interface ServiceImageProps {
  /** Of the contract's page images. */
  readonly path: string;
  readonly document: StudioDocument;
  readonly width: number;
  /** For those who do not see it; empty where what lies over it says more. */
  readonly label: string;
  /** Where there is no image. */
  readonly otherwise?: ComponentChildren;
}

/** An image that is asked for when it comes into sight and dropped when it goes; nothing where the format has none. */
export function ServiceImage({ path, document, width, label, otherwise = null }: ServiceImageProps) {
  const [shown, show] = useState<string | null>(null);
  const [failed, fail] = useState(false);
  const pixels = Math.min(MOST, Math.ceil((width * devicePixelRatio) / STEP) * STEP);
  const address = `${path}?width=${pixels}`;
  useEffect(() => {
    // A format without pages is asked once, not for each of its pages.
    if (withoutImages.has(document.jobId) || WITHOUT_PAGES.test(document.name)) {
      fail(true);
      return undefined;
    }
    const gone = new AbortController();
    const draw = async (): Promise<void> => {
      const blob = await load(address, passwordOf(document), gone.signal).catch(() => undefined);
      if (gone.signal.aborted) return;
      if (blob === undefined) {
        withoutImages.add(document.jobId);
        fail(true);
        return;
      }
      show(URL.createObjectURL(blob));
    };
    const timer = setTimeout(() => {
      void draw();
    }, SETTLE_MS);
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [address]);
  // Only when another is shown in its place: until then a browser may decode it once more.
  useEffect(() => {
    if (shown === null) return undefined;
    return () => URL.revokeObjectURL(shown);
  }, [shown]);
  if (shown !== null) return <img class="page-image" src={shown} alt={label} draggable={false} />;
  return failed ? otherwise : <div class="page-loading" aria-hidden="true" />;
}

/** Undefined where there is no image to be had. */
async function load(address: string, password: string | undefined, signal: AbortSignal): Promise<Blob | undefined> {
  await turn();
  try {
    for (let tries = 0; tries < 5 && !signal.aborted; tries += 1) {
      const url = new URL(address, location.origin);
      const headers = password === undefined ? {} : { "document-password": encodeURIComponent(password) };
      const response = await askStudio(new Request(url, { headers, signal }));
      if (response.ok) return await response.blob();
      if (response.status !== 503 && response.status !== 429) return undefined;
      await pause(Number(response.headers.get("retry-after") ?? 1) * 1000);
    }
    return undefined;
  } finally {
    asking -= 1;
    // The newest first: it is what is in sight now.
    waiting.pop()?.();
  }
}

async function turn(): Promise<void> {
  if (asking >= AT_A_TIME) await new Promise<void>((resolve) => waiting.push(resolve));
  asking += 1;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
