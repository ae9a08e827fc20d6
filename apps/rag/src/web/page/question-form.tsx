import { useRef } from "preact/hooks";
import { askNow, pending } from "./asking.ts";
import { chosenFiles, library, readyCount, turns } from "./state.ts";

/** Enter submits, Shift+Enter begins a new line. */
export function QuestionForm() {
  const field = useRef<HTMLTextAreaElement>(null);
  const asked = askedFiles();
  const isReady = asked > 0 && pending.value === null;
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    const { current } = field;
    const question = current?.value.trim() ?? "";
    if (current === null || question === "" || !isReady) return;
    current.value = "";
    // A question that failed is put back into the form.
    if (!(await askNow(question)) && current.value === "") current.value = question;
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <textarea
        ref={field}
        rows={1}
        maxLength={2000}
        aria-label="Question"
        placeholder={turns.value.length === 0 ? "Ask a question …" : "Ask a follow-up …"}
        onKeyDown={(event) => {
          if (event.key === "Enter" && !event.shiftKey && !event.isComposing) void submit(event);
        }}
      />
      <button type="submit" class="primary" disabled={!isReady}>
        Ask
      </button>
      {asked === 0 && library.value !== undefined && (
        <p class="quiet" role="status">
          {readyCount.value === 0 ? "No document is read yet." : "No document is chosen to be asked."}
        </p>
      )}
    </form>
  );
}

function askedFiles(): number {
  const chosen = chosenFiles.value;
  const ready = (library.value?.documents ?? []).filter(({ state }) => state === "ready");
  return ready.filter(({ file }) => chosen === null || chosen.includes(file)).length;
}
