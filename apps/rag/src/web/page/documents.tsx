import { signal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { DocumentRow } from "./document-row.tsx";
import { SafeText } from "@docsvc/studio/src/ui/safe-text.tsx";
import { changeLibrary, chooseFiles, chosenFiles, library } from "./state.ts";
import { forget, take, uploads } from "./uploads.ts";

/** Whether files are being dragged over the column. */
const isOver = signal(false);

/** The left column: the documents of the folder, which of them are searched, and a place to add more. */
export function Documents() {
  const { documents, trouble } = library.value ?? { documents: [], trouble: null };
  const chosen = chosenFiles.value;
  const isEmpty = library.value !== undefined && documents.length === 0 && uploads.value.length === 0;
  return (
    <section
      id="documents"
      class={`documents${isOver.value ? " is-over" : ""}`}
      aria-labelledby="documents-title"
      onDragOver={(event) => {
        event.preventDefault();
        isOver.value = true;
      }}
      onDragLeave={() => (isOver.value = false)}
      onDrop={(event) => {
        event.preventDefault();
        isOver.value = false;
        void take(event.dataTransfer?.files);
      }}
    >
      <div class="bar">
        <h2 id="documents-title">Documents</h2>
        <span class="grow" />
        <AddFiles />
      </div>
      {trouble !== null && (
        <p class="trouble" role="alert">
          <SafeText text={trouble} />{" "}
          <button type="button" onClick={() => void changeLibrary("/api/library")}>
            Try again
          </button>
        </p>
      )}
      {isEmpty && <p class="empty">Drop files here: PDF, scans and pictures, Word, Excel, PowerPoint, mail, HTML …</p>}
      <ul>
        {documents.length > 1 && (
          <li>
            <label class="file">
              <input
                type="checkbox"
                checked={chosen === null}
                onChange={({ currentTarget }) => chooseFiles(currentTarget.checked ? null : [])}
              />
              <strong>All ({documents.filter(({ state }) => state !== "failed").length})</strong>
            </label>
          </li>
        )}
        {documents.map((document) => (
          <li key={document.file}>
            <DocumentRow document={document} />
          </li>
        ))}
        {uploads.value.map(({ name, share, error }) => (
          <li key={`sent ${name}`} class={error === "" ? "" : "is-failed"}>
            <p class="file-name">
              {error !== "" && <span aria-hidden="true">⚠ </span>}
              <SafeText text={name} />
            </p>
            {error === "" ? (
              <progress max={1} value={share} aria-label={`Sent of ${name}`} />
            ) : (
              <p class="why" role="alert">
                {error}{" "}
                <button type="button" onClick={() => forget(name)} aria-label={`Dismiss ${name}`}>
                  Dismiss
                </button>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function AddFiles() {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" onClick={() => input.current?.click()}>
        Add
      </button>
      <input
        ref={input}
        class="unseen"
        type="file"
        multiple
        tabIndex={-1}
        aria-label="Add documents"
        onChange={({ currentTarget }) => {
          void take(currentTarget.files).then(() => (currentTarget.value = ""));
        }}
      />
    </>
  );
}
