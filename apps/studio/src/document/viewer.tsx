import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { SafeText } from "../ui/safe-text.tsx";
import { useVirtual } from "../ui/virtual.ts";
import { naturalSize } from "./document.ts";
import type { StudioDocument } from "./document.ts";
import { FindBar, showsFind, useFindKey } from "./find-bar.tsx";
import { Legend } from "./legend.tsx";
import { PageImage } from "./page-image.tsx";
import { PageOverlay } from "./page-overlay.tsx";
import { currentPage, sought } from "./selection.ts";
import { isSheet } from "./sheet-cells.ts";
import { CellDetails, SheetGrid } from "./sheet-grid.tsx";
import { Thumbnails } from "./thumbnails.tsx";
import { Toolbar } from "./toolbar.tsx";
import { scale, zoom } from "./zoom.ts";

const GAP = 20;
const SIDE = 40;
/** Distance of a scroll target from the top. */
const ABOVE = 90;
/** The pages of a document with their boxes: the DOM contains only those in view, and one on each side. */
export function Viewer({ document }: { readonly document: StudioDocument }) {
  const scroller = useRef<HTMLDivElement>(null);
  useFindKey();
  const room = useWidth(scroller);
  const sizes = document.pages.map(naturalSize);
  const widest = Math.max(...sizes.map(({ width }) => width));
  const fit = Math.min(2, Math.max(0.1, (room - SIDE) / widest));
  const drawn = zoom.value === "fit" ? fit : zoom.value;
  useEffect(() => void (scale.value = drawn), [drawn]);
  const version = `${document.jobId} ${drawn.toFixed(4)}`;
  const { items, total, virtualizer } = useVirtual({
    count: sizes.length,
    scroller,
    estimate: (index) => sizes[index]!.height * drawn + GAP,
    overscan: 1,
    version,
  });
  useStablePlace(scroller, total, version);
  usePageInSight(scroller, (offset) => virtualizer.getVirtualItemForOffset(offset)?.index ?? 0, document);
  useSought((page, top) => {
    const index = Math.max(
      0,
      document.pages.findIndex((one) => one.page === page),
    );
    const start = virtualizer.getOffsetForIndex(index, "start")?.[0] ?? 0;
    const within = top * (sizes[index]?.height ?? 0) * drawn - ABOVE;
    scroller.current?.scrollTo({ top: Math.max(0, start + within) });
  });
  return (
    <section class="viewer" aria-label="Pages">
      <Toolbar document={document} />
      {showsFind.value && <FindBar key={document.jobId} document={document} />}
      <Legend document={document} />
      <CellDetails />
      <div class="viewer-body">
        <Thumbnails document={document} />
        <div class="pages" ref={scroller} tabIndex={0} aria-label="Pages, scrollable" role="region">
          <div class="pages-inner" style={{ height: `${total}px`, minWidth: `${widest * drawn + SIDE}px` }}>
            {items.map(({ index, start }) => {
              const size = document.pages[index]!;
              const { page, name } = size;
              const blocks = document.blocksOf.get(page) ?? [];
              const width = sizes[index]!.width * drawn;
              const height = sizes[index]!.height * drawn;
              return (
                <div
                  key={page}
                  class="page"
                  data-page={page}
                  style={{
                    transform: `translate(-50%, ${start + GAP / 2}px)`,
                    width: `${width}px`,
                    height: `${height}px`,
                  }}
                >
                  {name !== undefined && <SheetName name={name} />}
                  {!isSheet(size) && <PageImage document={document} page={page} width={width} />}
                  <PageOverlay page={page} blocks={blocks} width={width} height={height} />
                  {isSheet(size) && <SheetGrid size={size} blocks={blocks} height={height} />}
                </div>
              );
            })}
          </div>
        </div>
      </div>
    </section>
  );
}

/** Scrolls to a place requested elsewhere. */
function useSought(goTo: (page: number, top: number) => void): void {
  useEffect(() => {
    if (sought.value !== null) goTo(sought.value.page, sought.value.top);
  }, [sought.value]);
}

function useWidth(element: { readonly current: HTMLElement | null }): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null) return undefined;
    const observer = new ResizeObserver(() => setWidth(current.clientWidth));
    observer.observe(current);
    setWidth(current.clientWidth);
    return () => observer.disconnect();
  }, []);
  return width;
}

/** Keeps the same place at the top after a zoom. */
function useStablePlace(scroller: { readonly current: HTMLElement | null }, total: number, version: string): void {
  const before = useRef({ total, version });
  useLayoutEffect(() => {
    const { current } = scroller;
    const { total: old } = before.current;
    if (current !== null && before.current.version !== version && old > 0) {
      current.scrollTop = (current.scrollTop / old) * total;
    }
    before.current = { total, version };
  }, [version, total]);
}

function usePageInSight(
  scroller: { readonly current: HTMLElement | null },
  indexAt: (offset: number) => number,
  document: StudioDocument,
): void {
  useEffect(() => {
    const { current } = scroller;
    if (current === null) return undefined;
    const note = (): void => {
      const index = indexAt(current.scrollTop + current.clientHeight / 3);
      currentPage.value = document.pages[index]?.page ?? 1;
    };
    current.addEventListener("scroll", note, { passive: true });
    return () => current.removeEventListener("scroll", note);
  }, [document.jobId]);
}

function SheetName({ name }: { readonly name: string }) {
  return (
    <div class="page-name">
      <SafeText text={name} most={60} />
    </div>
  );
}
