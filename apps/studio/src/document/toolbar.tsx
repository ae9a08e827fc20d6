import { showsFind } from "./find-bar.tsx";
import { currentPage, seek } from "./selection.ts";
import type { StudioDocument } from "./document.ts";
import { SafeText } from "../ui/safe-text.tsx";
import { scale, zoom, zoomBy } from "./zoom.ts";

export function Toolbar({ document }: { readonly document: StudioDocument }) {
  const { name, pages, seconds, credits } = document;
  const step = (by: number): void => {
    const at = pages.findIndex(({ page }) => page === currentPage.value);
    const next = pages[Math.min(pages.length - 1, Math.max(0, at + by))];
    if (next) seek({ page: next.page, top: 0 });
  };
  return (
    <div class="bar toolbar">
      <strong class="document-name">
        <SafeText text={name} most={80} />
      </strong>
      <span class="quiet hide-narrow">
        {seconds.toFixed(1)} s{credits === null ? "" : ` · ${credits} ${credits === 1 ? "credit" : "credits"}`}
      </span>
      <span class="grow" />
      <button
        type="button"
        class="icon"
        aria-label="Find in the document"
        aria-expanded={showsFind.value}
        title="Find (Ctrl+F)"
        onClick={() => (showsFind.value = !showsFind.value)}
      >
        ⌕
      </button>
      <div class="group" role="group" aria-label="Page">
        <button type="button" class="icon" aria-label="Previous page" onClick={() => step(-1)}>
          ‹
        </button>
        <output class="page-count" aria-live="off">
          {currentPage} / {pages.length}
        </output>
        <button type="button" class="icon" aria-label="Next page" onClick={() => step(1)}>
          ›
        </button>
      </div>
      <div class="group" role="group" aria-label="Zoom">
        <button type="button" class="icon" aria-label="Smaller" onClick={() => zoomBy(1 / 1.25)}>
          −
        </button>
        <output class="zoom hide-narrow">{Math.round(scale.value * 100)} %</output>
        <button type="button" class="icon" aria-label="Larger" onClick={() => zoomBy(1.25)}>
          +
        </button>
        <button type="button" aria-pressed={zoom.value === "fit"} onClick={() => (zoom.value = "fit")}>
          Fit
        </button>
      </div>
    </div>
  );
}
