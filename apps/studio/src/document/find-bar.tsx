import { signal } from "@preact/signals";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { StudioDocument } from "./document.ts";
import { findText, MAX_MATCHES, toSearchable } from "./find.ts";
import type { Match } from "./find.ts";
import { clearSelection, currentPage, pointAt, soughtInList } from "./selection.ts";

export const showsFind = signal(false);

/** Ctrl+F or ⌘F opens the field; pressed again inside it, the browser's own search opens. */
export function useFindKey(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const isFind = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key === "f";
      const field = document.getElementById(FIELD);
      if (!isFind || (field !== null && field === document.activeElement)) return;
      event.preventDefault();
      showsFind.value = true;
      if (field instanceof HTMLInputElement) field.select();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
}

const FIELD = "find";

/** Finds text in the blocks; the current match is framed on its page. */
export function FindBar({ document: { blocks } }: { readonly document: StudioDocument }) {
  const [query, setQuery] = useState("");
  const [at, setAt] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const searchable = useMemo(() => blocks.map(toSearchable), [blocks]);
  const matches = useMemo(() => findText(searchable, query), [searchable, query]);
  useEffect(() => field.current?.focus(), []);
  const show = (index: number, among: readonly Match[]): void => {
    const match = among[index];
    setAt(index);
    if (match === undefined) return clearSelection();
    pointAt([match.bbox]);
    soughtInList.value = { id: match.id };
  };
  const search = (text: string): void => {
    setQuery(text);
    const found = findText(searchable, text);
    const here = found.findIndex(({ bbox }) => bbox.page >= currentPage.value);
    show(Math.max(0, here), found);
  };
  const step = (by: number): void => show((at + by + matches.length) % Math.max(1, matches.length), matches);
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === "Escape") return close();
    if (event.key !== "Enter" || event.target !== field.current) return;
    event.preventDefault();
    step(event.shiftKey ? -1 : 1);
  };
  return (
    <div class="bar find" role="search" aria-label="Find in the document" onKeyDown={onKey}>
      <input
        id={FIELD}
        ref={field}
        type="search"
        value={query}
        placeholder="Find"
        aria-label="Text to find in the document"
        spellcheck={false}
        onInput={({ currentTarget }) => search(currentTarget.value)}
      />
      <span class="quiet find-count" role="status">
        {query.trim() === "" ? "" : countOf(at, matches.length)}
      </span>
      <span class="group">
        <button
          type="button"
          class="icon"
          aria-label="Previous match"
          disabled={matches.length === 0}
          onClick={() => step(-1)}
        >
          ‹
        </button>
        <button
          type="button"
          class="icon"
          aria-label="Next match"
          disabled={matches.length === 0}
          onClick={() => step(1)}
        >
          ›
        </button>
        <button type="button" class="icon" aria-label="Close the search" onClick={close}>
          ×
        </button>
      </span>
    </div>
  );
}

function countOf(at: number, all: number): string {
  if (all === 0) return "No match";
  return `${at + 1} of ${all}${all === MAX_MATCHES ? " or more" : ""}`;
}

/** The focus returns to the pages. */
function close(): void {
  showsFind.value = false;
  clearSelection();
  document.querySelector<HTMLElement>(".pages")?.focus();
}
