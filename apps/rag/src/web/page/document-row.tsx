import type { DocumentState } from "../wire.ts";
import { SafeText } from "@docsvc/studio/src/ui/safe-text.tsx";
import { shown, turnTo } from "./selection.ts";
import { changeLibrary, chooseFiles, chosenFiles, library } from "./state.ts";

/** A document: whether it is searched, how much of it is read, or why it cannot be read. */
export function DocumentRow({ document: { file, state, share, error } }: { readonly document: DocumentState }) {
  const chosen = chosenFiles.value;
  const files = (library.value?.documents ?? []).map((document) => document.file);
  const toggle = (isWanted: boolean): void => {
    const next = (chosen ?? files).filter((other) => other !== file);
    const wanted = isWanted ? [...next, file] : next;
    chooseFiles(files.every((other) => wanted.includes(other)) ? null : wanted);
  };
  if (state === "failed") {
    return (
      <div class="is-failed">
        <p class="file-name">
          <span aria-hidden="true">⚠ </span>
          <SafeText text={file} />
        </p>
        <p class="why">
          <SafeText text={error ?? ""} />{" "}
          <button type="button" onClick={() => void changeLibrary(`/api/retry?file=${encodeURIComponent(file)}`)}>
            Try again<span class="unseen"> to read {file}</span>
          </button>
        </p>
      </div>
    );
  }
  return (
    <>
      <div class="file">
        <input
          type="checkbox"
          aria-label={`Ask ${file}`}
          checked={chosen === null || chosen.includes(file)}
          onChange={({ currentTarget }) => toggle(currentTarget.checked)}
        />
        <button
          type="button"
          class="file-name"
          aria-current={shown.value?.file === file ? "true" : undefined}
          disabled={state !== "ready"}
          onClick={() => turnTo(file, 1)}
        >
          <SafeText text={file} />
        </button>
      </div>
      {state === "waiting" && <p class="why">waits to be read</p>}
      {state === "reading" && (
        <p class="why">
          reading …
          <progress max={1} value={share > 0 ? share : undefined} aria-label={`Read of ${file}`} />
        </p>
      )}
    </>
  );
}
