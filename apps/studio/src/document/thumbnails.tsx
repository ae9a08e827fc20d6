import { useEffect, useRef } from "preact/hooks";
import { useVirtual } from "../ui/virtual.ts";
import { colourOf } from "./block-types.ts";
import { naturalSize } from "./document.ts";
import type { StudioDocument } from "./document.ts";
import { currentPage, seek } from "./selection.ts";

const WIDTH = 72;
const LABEL = 24;

/** Pages as patterns of their blocks: drawn from what is known already, so that five hundred cost no image. */
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
  return (
    <nav class="thumbnails" aria-label="Pages" ref={scroller}>
      <div style={{ height: `${total}px` }}>
        {items.map(({ index, start }) => {
          const { page } = document.pages[index]!;
          return (
            <button
              key={page}
              type="button"
              class="thumbnail"
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
