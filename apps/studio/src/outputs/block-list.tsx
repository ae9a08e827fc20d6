import { useEffect, useRef, useState } from "preact/hooks";
import { colourOf } from "../document/block-types.ts";
import type { PlacedBlock, StudioDocument } from "../document/document.ts";
import { currentPage, hiddenTypes, hovered, pinned, places, seek, soughtInList } from "../document/selection.ts";
import { useVirtual } from "../ui/virtual.ts";
import { BlockContent } from "./block-content.tsx";

/** Blocks in reading order; pointing at one highlights its place, and the other way round. */
export function BlockList({ document }: { readonly document: StudioDocument }) {
  const scroller = useRef<HTMLDivElement>(null);
  const blocks = document.blocks.filter(({ type }) => !hiddenTypes.value.has(type));
  const { items, total, virtualizer } = useVirtual({
    count: blocks.length,
    scroller,
    estimate: () => 92,
    overscan: 6,
    version: `${document.jobId} ${blocks.length}`,
  });
  useEffect(() => {
    const at = blocks.findIndex(({ id }) => id === soughtInList.value?.id);
    if (at >= 0) virtualizer.scrollToIndex(at, { align: "center" });
  }, [soughtInList.value]);
  // The list follows the pages, except that a block pinned on the page stays in view.
  useEffect(() => {
    const page = currentPage.value;
    if (blocks.some(({ id, bbox }) => id === pinned.value && bbox.page === page)) return;
    const first = blocks.findIndex(({ bbox }) => bbox.page === page);
    if (first >= 0) virtualizer.scrollToIndex(first, { align: "start" });
  }, [currentPage.value]);
  const move = (event: KeyboardEvent): void => {
    const by = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 }[event.key];
    if (by === undefined || blocks.length === 0) return;
    event.preventDefault();
    const at = blocks.findIndex(({ id }) => id === pinned.value);
    const next = blocks[Math.min(blocks.length - 1, Math.max(0, at + by))]!;
    pin(next);
    soughtInList.value = { id: next.id };
  };
  if (document.blocks.length === 0) return <NoBlocks />;
  if (blocks.length === 0) return <p class="empty">All types are left out. Choose one above the pages.</p>;
  return (
    <div
      class="scroll"
      ref={scroller}
      tabIndex={0}
      onKeyDown={move}
      role="region"
      aria-label="Blocks; arrow keys go from one to the next"
    >
      <ol class="blocks" style={{ height: `${total}px` }}>
        {items.map(({ index, start, key }) => {
          const block = blocks[index]!;
          const isFirst = blocks[index - 1]?.bbox.page !== block.bbox.page;
          return (
            <li
              key={key}
              data-index={index}
              ref={(node) => virtualizer.measureElement(node)}
              style={{ transform: `translateY(${start}px)` }}
            >
              {isFirst && <div class="page-heading">Page {block.bbox.page}</div>}
              <Row block={block} />
            </li>
          );
        })}
      </ol>
    </div>
  );
}

function pin(block: PlacedBlock): void {
  pinned.value = block.id;
  places.value = [];
  seek(block.bbox);
}

function Row({ block }: { readonly block: PlacedBlock }) {
  const { id, number, type, content, confidence, bbox } = block;
  const isPinned = pinned.value === id;
  const state = `${isPinned ? " is-pinned" : ""}${hovered.value === id ? " is-hovered" : ""}`;
  return (
    <article
      class={`row ${colourOf(type)}${state}`}
      data-block={id}
      onPointerEnter={() => (hovered.value = id)}
      onPointerLeave={() => (hovered.value = null)}
    >
      <button
        type="button"
        class="row-main"
        // The list is one stop of the Tab key: a document of 800 pages has thousands of blocks.
        tabIndex={isPinned ? 0 : -1}
        aria-expanded={isPinned}
        onClick={() => (isPinned ? (pinned.value = null) : pin(block))}
      >
        <span class="row-type">
          {number} · {type}
          {confidence === "low" && <span class="tag">low confidence</span>}
        </span>
        <span class="row-text">
          <BlockContent block={block} isWhole={isPinned} />
        </span>
      </button>
      {isPinned && (
        <div class="row-more">
          <span>
            page {bbox.page} · left {bbox.left.toFixed(3)} · top {bbox.top.toFixed(3)} · width {bbox.width.toFixed(3)} ·
            height {bbox.height.toFixed(3)}
          </span>
          <Copy text={content} />
        </div>
      )}
    </article>
  );
}

export function Copy({ text, label = "Copy" }: { readonly text: string; readonly label?: string }) {
  const [shown, setShown] = useState(label);
  const copy = async (): Promise<void> => {
    const done = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    setShown(done ? "Copied" : "The browser refuses");
    setTimeout(() => setShown(label), 1500);
  };
  return (
    <button type="button" class="link" onClick={() => void copy()}>
      {shown}
    </button>
  );
}

function NoBlocks() {
  return (
    <div class="empty">
      <p>No text was found in this document.</p>
      <p class="quiet">
        An empty page, or a picture without writing. A scan needs Tesseract on the service's machine: docsvc doctor says
        whether it is there.
      </p>
    </div>
  );
}
