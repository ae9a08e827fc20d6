import { useEffect, useRef, useState } from "preact/hooks";
import { useVirtual } from "../ui/virtual.ts";
import { colourOf } from "./block-types.ts";
import { naturalSize } from "./document.ts";
import type { StudioDocument } from "./document.ts";
import { currentPage, seek } from "./selection.ts";

const WIDTH = 72;
const LABEL = 24;

/** Thumbnails that show the pattern of a page's blocks: drawn from the result, so that five hundred pages need no image. */
export function Thumbnails({ document }: { readonly document: StudioDocument }) {
  const scroller = useRef<HTMLDivElement>(null);
  const heights = document.pages.map((page) => {
    const { width, height } = naturalSize(page);
    return Math.min(160, (height / width) * WIDTH);
  });
  const { items, total, virtualizer } = useVirtual({
    count: heights.length,
    scroller,
    estimate: (index) => heights[index]! + LABEL,
    overscan: 2,
    version: document.jobId,
  });
  useEffect(() => {
    const at = document.pages.findIndex(({ page }) => page === currentPage.value);
    if (at >= 0) virtualizer.scrollToIndex(at, { align: "auto" });
  }, [currentPage.value]);
  // Five hundred pages are one stop of the Tab key; the arrow keys move between pages.
  const [focused, setFocused] = useState<number>();
  const drawn = items.map(({ index }) => document.pages[index]!.page);
  const stop = [focused, currentPage.value].find((page) => page !== undefined && drawn.includes(page)) ?? drawn[0];
  const onKey = (event: KeyboardEvent): void => {
    const from = Number((event.target as HTMLElement).dataset["index"]);
    const index = { ArrowDown: from + 1, ArrowUp: from - 1, Home: 0, End: heights.length - 1 }[event.key];
    const page = index === undefined ? undefined : document.pages[index]?.page;
    if (index === undefined || page === undefined) return;
    event.preventDefault();
    virtualizer.scrollToIndex(index, { align: "auto" });
    seek({ page, top: 0 });
    focusSoon(() => scroller.current?.querySelector<HTMLElement>(`[data-index="${index}"]`));
  };
  return (
    <nav class="thumbnails" aria-label="Pages" ref={scroller} onKeyDown={onKey}>
      <div style={{ height: `${total}px` }}>
        {items.map(({ index, start }) => {
          const { page } = document.pages[index]!;
          return (
            <button
              key={page}
              type="button"
              class="thumbnail"
              data-index={index}
              tabIndex={page === stop ? 0 : -1}
              onFocus={() => setFocused(page)}
              onBlur={() => setFocused(undefined)}
              aria-label={`Page ${page}`}
              aria-current={page === currentPage.value ? "page" : undefined}
              style={{ transform: `translateY(${start}px)` }}
              onClick={() => seek({ page, top: 0 })}
            >
              <Pattern document={document} page={page} height={heights[index]!} />
              <span>{page}</span>
            </button>
          );
        })}
      </div>
    </nav>
  );
}

/** The page that is scrolled to is drawn a few frames later. */
function focusSoon(find: () => HTMLElement | null | undefined, tries = 10): void {
  const found = find();
  if (found) found.focus({ preventScroll: true });
  else if (tries > 0) requestAnimationFrame(() => focusSoon(find, tries - 1));
}

export function Pattern({
  document,
  page,
  height,
}: {
  readonly document: StudioDocument;
  readonly page: number;
  readonly height: number;
}) {
  return (
    <svg class="pattern" width={WIDTH} height={height} viewBox={`0 0 ${WIDTH} ${height}`} aria-hidden="true">
      {(document.blocksOf.get(page) ?? []).map(({ id, type, bbox }) => (
        <rect
          key={id}
          class={colourOf(type)}
          x={bbox.left * WIDTH}
          y={bbox.top * height}
          width={Math.max(1, bbox.width * WIDTH)}
          height={Math.max(1, bbox.height * height - 0.6)}
        />
      ))}
    </svg>
  );
}
