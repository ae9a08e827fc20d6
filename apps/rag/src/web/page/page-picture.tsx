import { useEffect, useRef, useState } from "preact/hooks";
import type { Box, Place, QuotedCell } from "../../answer/answer.ts";
import type { PageText as Text } from "../wire.ts";
import { MarkedText } from "./marked-text.tsx";
import type { Shown } from "./selection.ts";
import { ask } from "./server.ts";

interface PagePictureProps {
  readonly shown: Shown;
  readonly place: Place;
  /** Whether this is the citation's first place; it is scrolled to. */
  readonly isFirst: boolean;
}

/** In pixels. Widths are rounded up to it, so that a slightly resized window does not request the image again. */
const STEP = 400;
const MAX_WIDTH_PX = 2400;

/** Formats whose pages the service renders; other formats have a structure but no pages. */
const DRAWN = /\.(?:pdf|png|jpe?g|tiff?|webp|gif|bmp)$/i;

/** A page rendered by the service, with the frames of its places: both come from the same rendering and cannot drift apart. */
export function PagePicture({ shown, place, isFirst }: PagePictureProps) {
  const holder = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  const [state, setState] = useState<"loading" | "there" | "none">("loading");
  useEffect(() => {
    const drawn = (holder.current?.clientWidth ?? 800) * devicePixelRatio;
    setWidth(Math.min(MAX_WIDTH_PX, Math.ceil(drawn / STEP) * STEP));
  }, []);
  useEffect(() => {
    if (state === "there" && isFirst) holder.current?.querySelector(".frame")?.scrollIntoView({ block: "center" });
  }, [state]);
  if (shown.id === "") return <p class="empty">This document is not in the folder any more.</p>;
  if (state === "none" || !DRAWN.test(shown.file)) return <PageTexts shown={shown} page={place.page} />;
  return (
    <div class={`page is-${state}`} ref={holder} data-page={place.page}>
      {width > 0 && (
        <img
          src={`/api/page?id=${shown.id}&page=${place.page}&width=${width}`}
          alt={`Page ${place.page} of ${shown.file}`}
          draggable={false}
          onLoad={() => setState("there")}
          onError={() => setState("none")}
        />
      )}
      {state === "there" && <Frames place={place} number={isFirst ? shown.citation?.number : undefined} />}
    </div>
  );
}

function Frames({
  place: { boxes, faintBoxes = [] },
  number,
}: {
  readonly place: Place;
  readonly number: number | undefined;
}) {
  return (
    <>
      {faintBoxes.map((box, at) => (
        <div key={`faint ${at}`} class="frame-around" style={toStyle(box)} />
      ))}
      {boxes.map((box, at) => (
        <div key={at} class="frame" style={toStyle(box)} />
      ))}
      {number !== undefined && boxes[0] !== undefined && (
        <span class="frame-number" aria-hidden="true" style={{ top: toStyle(boxes[0]).top }}>
          {number}
        </span>
      )}
    </>
  );
}

/** In per cent of the page, so that frames fit at any size. */
function toStyle({ left, top, width, height }: Box) {
  const percent = (fraction: number): string => `${fraction * 100}%`;
  return { left: percent(left), top: percent(top), width: percent(width), height: percent(height) };
}

/** The text of a page, for formats that have a structure but no pages to render. */
function PageTexts({ shown, page }: { readonly shown: Shown; readonly page: number }) {
  const [texts, setTexts] = useState<readonly Text[]>();
  const holder = useRef<HTMLDivElement>(null);
  const { quote } = shown.citation ?? {};
  useEffect(() => {
    const path = `/api/text?file=${encodeURIComponent(shown.file)}&page=${page}`;
    ask<readonly Text[]>("GET", path).then(setTexts, () => setTexts([]));
  }, [shown.file, page]);
  useEffect(() => holder.current?.querySelector(".is-quoted")?.scrollIntoView({ block: "center" }), [texts]);
  if (texts === undefined) return <p class="empty">Loading …</p>;
  if (texts.length === 0) return <p class="empty">This page cannot be drawn. Is the service still running?</p>;
  return (
    <div class="page is-text" ref={holder}>
      <p class="quiet">
        {DRAWN.test(shown.file) ? "This page cannot be drawn now" : "This format has no picture of its page"}; this is
        what it says.
      </p>
      {texts.map(({ text, category }, at) => (
        <p
          key={at}
          class={`${quote !== undefined && text.includes(quote.text) ? "is-quoted" : ""} is-${category === "Title" || category === "Section Header" ? "heading" : "block"}`}
        >
          <Lines text={text} question={shown.citation?.turn.question ?? ""} cell={quote?.cell} />
        </p>
      ))}
    </div>
  );
}

interface LinesProps {
  readonly text: string;
  readonly question: string;
  readonly cell: QuotedCell | undefined;
}

/** For a table, one line per row with its column headers; the line with the cell is framed. */
function Lines({ text, question, cell }: LinesProps) {
  const lines = text.split("\n");
  const said = cell === undefined ? [] : [...cell.row.split(" > "), cell.text];
  const row = cell === undefined ? -1 : lines.findIndex((line) => said.every((part) => line.includes(part)));
  return (
    <>
      {lines.map((line, at) => (
        <span key={at} class={`line${at === row ? " is-quoted" : ""}`}>
          <MarkedText text={line} question={question} cell={at === row ? cell : undefined} />
        </span>
      ))}
    </>
  );
}
