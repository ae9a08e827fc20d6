import type { Quote } from "../../answer/answer.ts";
import type { Turn } from "../wire.ts";
import { Citation } from "./citation.tsx";
import { MarkedText } from "./marked-text.tsx";
import { SafeText } from "@docsvc/studio/src/ui/safe-text.tsx";
import { buttonId, select, shown } from "./selection.ts";
import { library } from "./state.ts";

interface QuoteCardProps {
  readonly turn: Turn;
  readonly quote: Quote;
  readonly number: number;
}

const KINDS: Readonly<Record<Quote["kind"], string>> = {
  sentence: "",
  cell: "table",
  row: "table",
  field: "form",
  caption: "caption",
  item: "list",
};

export function QuoteCard({ turn, quote, number }: QuoteCardProps) {
  const { file, kind, section, text, cell, key } = quote;
  const citation = shown.value?.citation;
  const isShown = citation?.turn.id === turn.id && citation.number === number;
  // The answer in large already shows it.
  const isHeadline = turn.answered && turn.written === null && number === 1 && cell === undefined;
  return (
    <div
      class={`quote${isShown ? " is-shown" : ""}${turn.answered ? "" : " is-nearest"}`}
      onClick={() => select(turn.id, number)}
    >
      <p class="where">
        <Citation turn={turn.id} number={number} id={buttonId(turn.id, number)} />{" "}
        <strong>
          <SafeText text={file} />
        </strong>
        , {describePages(quote)}
        {KINDS[kind] === "" ? "" : ` · ${KINDS[kind]}`}
      </p>
      {section !== "" && (
        <p class="quiet section">
          <SafeText text={section} />
        </p>
      )}
      {!isHeadline && (
        <p>
          <MarkedText text={text} question={turn.question} cell={cell} answer={key} />
        </p>
      )}
      <Stale turn={turn} file={file} />
    </div>
  );
}

function describePages({ places }: Quote): string {
  const pages = [...new Set(places.map(({ page }) => page))];
  return pages.length === 1 ? `page ${pages[0]}` : `pages ${pages.join(" and ")}`;
}

/** Shown if the document was changed or deleted after it was cited. */
function Stale({ turn, file }: { readonly turn: Turn; readonly file: string }) {
  const document = library.value?.documents.find((one) => one.file === file);
  if (library.value === undefined || document?.id === turn.sources[file]) return null;
  const why = document === undefined ? "is no longer in the folder" : "has changed since; the place may be another";
  return <p class="why">This document {why}.</p>;
}
