import { useEffect, useRef } from "preact/hooks";
import type { Place } from "../../answer/answer.ts";
import { PagePicture } from "./page-picture.tsx";
import { SafeText } from "@docsvc/studio/src/ui/safe-text.tsx";
import { citationsOf, close, shown, step, turnTo, type Shown } from "./selection.ts";
import { library, setting } from "./state.ts";

/** The right column: the page of a citation, scrolled to its framed place. On a narrow screen it slides over. */
export function PagePane() {
  const now = shown.value;
  const pane = useRef<HTMLElement>(null);
  const key = now && `${now.id} ${now.citation?.turn.id} ${now.citation?.number} ${now.places[0]?.page}`;
  useEffect(() => {
    // It covers the element that had the focus.
    if (now !== undefined && !matchMedia("(min-width: 1000px)").matches) pane.current?.querySelector("button")?.focus();
  }, [key]);
  return (
    <section class="page-pane" aria-label="Page" ref={pane}>
      {now === undefined ? (
        <p class="empty">The page of an answer is shown here, with its place framed.</p>
      ) : (
        <>
          <PageBar now={now} />
          <div class="pages" tabIndex={0} role="region" aria-label="Page, scrollable">
            {now.places.map((place, at) => (
              <PagePicture key={`${key} ${place.page}`} shown={now} place={place} isFirst={at === 0} />
            ))}
          </div>
        </>
      )}
    </section>
  );
}

function PageBar({ now }: { readonly now: Shown }) {
  const { file, id, places, citation } = now;
  const first = places[0]?.page ?? 1;
  const last = places.at(-1)?.page ?? first;
  const counted = library.value?.documents.find((document) => document.file === file)?.pages;
  const pages = counted ?? last;
  const citations = citation === undefined ? 0 : citationsOf(citation.turn).length;
  return (
    <div class="bar">
      <button type="button" class="icon back" aria-label="Close the page" onClick={close}>
        ✕
      </button>
      <h2>
        <SafeText text={file} />
      </h2>
      <span class="group">
        <button
          type="button"
          class="icon"
          aria-label="Page before"
          disabled={first <= 1}
          onClick={() => turnTo(file, first - 1)}
        >
          ‹
        </button>
        <span class="quiet" role="status">
          {first === last ? `page ${first}` : `pages ${first}–${last}`}
          {counted === undefined ? "" : ` of ${counted}`}
        </span>
        <button
          type="button"
          class="icon"
          aria-label="Page after"
          disabled={last >= pages}
          onClick={() => turnTo(file, last + 1)}
        >
          ›
        </button>
      </span>
      <span class="grow" />
      {citation !== undefined && citations > 1 && (
        <span class="group">
          <span class="quiet">
            citation {citation.number} of {citations}
          </span>
          <button
            type="button"
            class="icon"
            aria-label="Citation before"
            disabled={citation.number === 1}
            onClick={() => step(-1)}
          >
            ◀
          </button>
          <button
            type="button"
            class="icon"
            aria-label="Next citation"
            disabled={citation.number === citations}
            onClick={() => step(1)}
          >
            ▶
          </button>
        </span>
      )}
      {setting.value.hasStudio && id !== "" && (
        <a class="button" href={`/api/studio?id=${id}&at=${addressOf(places)}`} target="_blank" rel="noopener">
          Open in studio
        </a>
      )}
    </div>
  );
}

/** As in the studio's address: page, left, top, width and height of each box, or only the page if there are no boxes. */
function addressOf(places: readonly Place[]): string {
  const parts = places.flatMap(({ page, boxes }) =>
    boxes.length === 0
      ? [String(page)]
      : boxes.map(({ left, top, width, height }) =>
          [page, ...[left, top, width, height].map((part) => part.toFixed(4))].join(","),
        ),
  );
  return encodeURIComponent(parts.join(";"));
}
