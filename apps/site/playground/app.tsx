import { SafeText } from "@docsvc/studio/src/ui/safe-text.tsx";
import { textOf } from "@docsvc/studio/src/ui/form-text.ts";
import { useRef, useState } from "preact/hooks";
import { close, open, opened, sampleOf } from "./playground.ts";
import type { Opened } from "./playground.ts";
import { SAMPLES } from "./samples.ts";
import { Shown } from "./shown.tsx";

export function App() {
  const now = opened.value;
  const [isOver, over] = useState(false);
  const take = (files: FileList | null | undefined): void => {
    const file = files?.[0];
    if (file !== undefined) void open(file);
  };
  return (
    <main
      class={isOver ? "is-over" : ""}
      onDragOver={(event) => {
        event.preventDefault();
        over(true);
      }}
      onDragLeave={() => over(false)}
      onDrop={(event) => {
        event.preventDefault();
        over(false);
        if (now.state !== "loading" && now.state !== "broken") take(event.dataTransfer?.files);
      }}
    >
      <View now={now} take={take} />
    </main>
  );
}

function View({ now, take }: { readonly now: Opened; readonly take: (files: FileList | null) => void }) {
  if (now.state === "shown") return <Shown document={now.document} markdown={now.markdown} />;
  if (now.state === "failed") return <Failed now={now} />;
  if (now.state === "reading") {
    return (
      <div class="empty" aria-live="polite">
        <h1>
          Reading <SafeText text={now.name} most={80} /> …
        </h1>
        <progress max={Math.max(1, now.total)} value={now.total > 0 ? now.done : undefined} aria-label="Read" />
        <button type="button" onClick={close}>
          Cancel
        </button>
      </div>
    );
  }
  if (now.state === "broken") {
    return (
      <div class="empty" role="alert">
        <h1>The playground could not be loaded.</h1>
        <p class="error">{now.why}</p>
      </div>
    );
  }
  return <Start isLoading={now.state === "loading"} take={take} />;
}

function Start({ isLoading, take }: { readonly isLoading: boolean; readonly take: (files: FileList | null) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div class="start">
      <h1>Parse a PDF in this page</h1>
      <div class="drop">
        <p>Drop a PDF here. It is read in this browser and sent nowhere.</p>
        <button type="button" class="primary" disabled={isLoading} onClick={() => input.current?.click()}>
          {isLoading ? "Loading …" : "Choose a file"}
        </button>
        <input
          ref={input}
          type="file"
          class="file"
          accept=".pdf"
          aria-label="Document"
          tabIndex={-1}
          disabled={isLoading}
          onChange={({ currentTarget }) => take(currentTarget.files)}
        />
        <p class="quiet">
          When all is loaded, the browser refuses every further connection of this page. Scans come out empty:
          recognition is the service's.
        </p>
      </div>
      <h2>Or one of these</h2>
      <ul class="samples">
        {SAMPLES.map(({ file, title, shows }) => (
          <li key={file}>
            <button type="button" disabled={isLoading} onClick={() => void open(sampleOf(file))}>
              <strong>{title}</strong>
              <span class="quiet">{shows}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Failed({ now: { file, why, code } }: { readonly now: Opened & { readonly state: "failed" } }) {
  const send = (event: SubmitEvent): void => {
    event.preventDefault();
    void open(file, textOf(event.currentTarget, "password"));
  };
  return (
    <div class="empty" role="alert">
      <h1>
        <SafeText text={file.name} most={80} /> could not be read.
      </h1>
      <p class="error">{why}</p>
      {(code === "password_required" || code === "password_wrong") && (
        <form class="inline-form" onSubmit={send}>
          <label>
            Its password <input name="password" type="password" autocomplete="off" required />
          </label>
          <button class="primary">Open</button>
        </form>
      )}
      <button type="button" onClick={close}>
        Open another
      </button>
    </div>
  );
}
