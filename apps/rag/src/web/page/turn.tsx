import type { Quote, WrittenSentence } from "../../answer/answer.ts";
import type { Turn } from "../wire.ts";
import { Citation } from "./citation.tsx";
import { MarkedText } from "./marked-text.tsx";
import { QuoteCard } from "./quote-card.tsx";
import { SafeText } from "@docsvc/studio/src/ui/safe-text.tsx";
import { citationsOf } from "./selection.ts";

/** A question, its answer in large, and the quotes that support it. */
export function TurnView({ turn }: { readonly turn: Turn }) {
  const { asked, question, answered, quotes, written, note, files, unread } = turn;
  const citations = citationsOf(turn);
  const first = quotes[0];
  return (
    <article class="turn" aria-label={asked}>
      <p class="quiet">
        You asked{files === null ? "" : ` ${files.length === 1 ? files[0] : `${files.length} documents`}`}
      </p>
      <h2>
        <SafeText text={asked} />
      </h2>
      {question !== asked && (
        <p class="quiet read-as">
          Read as: <SafeText text={question} />
        </p>
      )}
      <div class="answer" aria-live="polite">
        {note !== undefined && (
          <p class="why">
            <SafeText text={note} />
          </p>
        )}
        {!answered && <p class="refusal">The documents do not say.</p>}
        {unread > 0 && (
          <p class="why">
            {unread === 1 ? "One document was" : `${unread} documents were`} not read yet; ask again later.
          </p>
        )}
        {answered && written !== null && <Written sentences={written} turn={turn.id} />}
        {answered && written === null && first !== undefined && <Headline quote={first} turn={turn} />}
      </div>
      {!answered && citations.length > 0 && <p class="quiet nearest">Nearest, but no answer:</p>}
      <ol class="quotes">
        {citations.map((quote, at) => (
          <li key={`${at} ${quote.text}`}>
            <QuoteCard turn={turn} quote={quote} number={at + 1} />
          </li>
        ))}
      </ol>
    </article>
  );
}

/** What a model wrote: each sentence with the quotes that support it. Citations become links when the turn is complete. */
export function Written({
  sentences,
  turn,
}: {
  readonly sentences: readonly WrittenSentence[];
  readonly turn?: number;
}) {
  if (sentences.length === 0) return null;
  return (
    <p class="headline is-text">
      {sentences.map(({ text, citations }, at) => (
        <span key={at}>
          <SafeText text={text} />{" "}
          {turn !== undefined && citations.map((number) => <Citation key={number} turn={turn} number={number} />)}{" "}
        </span>
      ))}
    </p>
  );
}

/** Longer answers are not set in the largest size. */
const SHORT = 140;

function Headline({ quote: { text, cell, kind, key }, turn }: { readonly quote: Quote; readonly turn: Turn }) {
  if (cell === undefined) {
    return (
      <p class={`headline${text.length > SHORT || kind === "row" ? " is-text" : ""}`}>
        <MarkedText text={text} question={turn.question} answer={key} /> <Citation turn={turn.id} number={1} />
      </p>
    );
  }
  return (
    <>
      <p class="headline is-cell">
        <mark class="is-answer">
          <SafeText text={cell.text} />
        </mark>{" "}
        <Citation turn={turn.id} number={1} />
      </p>
      <p class="quiet">
        <SafeText text={[...cell.row.split(" > "), cell.column].filter((name) => name !== "").join(" · ")} />
      </p>
    </>
  );
}
