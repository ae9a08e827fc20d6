import { useEffect, useRef } from "preact/hooks";
import { askNow, restart, pending } from "./asking.ts";
import { QuestionForm } from "./question-form.tsx";
import { SafeText } from "@docsvc/studio/src/ui/safe-text.tsx";
import { shown } from "./selection.ts";
import { failure, openCount, readyCount, setting, showsDocuments, turns } from "./state.ts";
import { TurnView, Written } from "./turn.tsx";

/** The middle column: the questions, their answers, and the form for the next question. */
export function Conversation() {
  const list = useRef<HTMLDivElement>(null);
  const { length } = turns.value;
  const citation = shown.value?.citation;
  // Scrolls a new turn into view when it appears; if it is in view already, nothing moves.
  useEffect(() => {
    const all = list.current?.querySelectorAll(".turn");
    all?.[all.length - 1]?.scrollIntoView({ block: "nearest" });
  }, [length, pending.value?.question]);
  useEffect(() => {
    list.current?.querySelector(".quote.is-shown")?.scrollIntoView({ block: "nearest" });
  }, [citation?.turn.id, citation?.number]);
  return (
    <main
      class="conversation"
      id="conversation"
      aria-label="Conversation"
      onPointerDown={() => (showsDocuments.value = false)}
    >
      <div class="turns" ref={list}>
        {length === 0 && pending.value === null && <Beginning />}
        {turns.value.map((turn) => (
          <TurnView key={turn.id} turn={turn} />
        ))}
        {pending.value !== null && (
          <article class="turn" aria-busy="true">
            <p class="quiet">You asked</p>
            <h2>
              <SafeText text={pending.value.question} />
            </h2>
            <Written sentences={pending.value.written} />
            <p class="quiet" role="status">
              Looking it up …
            </p>
          </article>
        )}
        {failure.value !== "" && (
          <p class="trouble" role="alert">
            <SafeText text={failure.value} />
          </p>
        )}
      </div>
      <div class="asking">
        <QuestionForm />
        <p class="quiet hints">
          <span class="hide-narrow">
            <kbd>1</kbd>–<kbd>9</kbd> citation · <kbd>J</kbd> next · <kbd>K</kbd> previous · <kbd>Esc</kbd> back
          </span>
          {length > 0 && (
            <button type="button" class="plain" onClick={() => void restart()}>
              New conversation
            </button>
          )}
        </p>
      </div>
    </main>
  );
}

function Beginning() {
  const { examples } = setting.value;
  return (
    <div class="beginning">
      <h2>What do you want to know?</h2>
      <p class="quiet">The answer is what your documents say, word for word, and the place is framed on its page.</p>
      {examples.length > 0 && (
        <ul aria-label="Questions to begin with">
          {examples.map((question) => (
            <li key={question}>
              <button
                type="button"
                disabled={readyCount.value === 0 || openCount.value > 0}
                onClick={() => void askNow(question)}
              >
                {question}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
