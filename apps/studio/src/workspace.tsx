import { signal } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import { lazy } from "./ui/lazy.tsx";
import { cancelReading, opened, openJob, parseFile } from "./document/open-document.ts";
import type { Opened } from "./document/open-document.ts";
import { placesInPath } from "./document/places-in-path.ts";
import { places, pointAt, seek } from "./document/selection.ts";
import { ReadingPages } from "./document/reading-pages.tsx";
import { Viewer } from "./document/viewer.tsx";
import { ContentPane, isTab } from "./outputs/content-pane.tsx";
import { inWords } from "./service/ask.ts";
import { textOf } from "./ui/form-text.ts";
import { pathTo } from "./ui/route.ts";
import { SafeText } from "./ui/safe-text.tsx";

const OPERATIONS = {
  extract: lazy(() => import("./operations/extract.tsx"), "Extract"),
  classify: lazy(() => import("./operations/classify.tsx"), "Classify"),
  split: lazy(() => import("./operations/split.tsx"), "Split"),
  edit: lazy(() => import("./operations/edit.tsx"), "Edit"),
};

function isOperation(view: string | undefined): view is keyof typeof OPERATIONS {
  return view !== undefined && Object.hasOwn(OPERATIONS, view);
}

/** On a narrow screen only one of the two is shown. */
const side = signal<"pages" | "content">("pages");

/** Pages on the left, their content on the right. */
export function Workspace({ path: [jobId = "", view, at] }: { readonly path: readonly string[] }) {
  useEffect(() => void openJob(jobId), [jobId]);
  useEffect(() => void (places.value = []), [view]);
  // On a narrow screen, an operation is shown instead of the pages once it is chosen.
  useEffect(() => {
    if (isOperation(view)) side.value = "content";
  }, [view]);
  // On a narrow screen, a requested place brings the pages into view.
  useEffect(() => {
    if (places.value.length > 0) side.value = "pages";
  }, [places.value]);
  const now = opened.value;
  // Other apps link to places of a document.
  useEffect(() => {
    const [first, ...others] = now.state === "ready" ? placesInPath(at) : [];
    if (first === undefined) return;
    if (first.width > 0) pointAt([first, ...others]);
    else seek(first);
  }, [now.state, jobId, at]);
  if (now.state !== "ready") return <Progress now={now} />;
  const { document } = now;
  const Operation = isOperation(view) ? OPERATIONS[view] : undefined;
  return (
    <div class="workspace" data-side={side.value}>
      <h1 class="unseen">
        <SafeText text={document.name} most={80} />
      </h1>
      <Viewer document={document} />
      {Operation ? (
        <Operation document={document} />
      ) : (
        <ContentPane document={document} tab={isTab(view) ? view : "blocks"} />
      )}
      <div class="sides segments" role="group" aria-label="Show">
        {(["pages", "content"] as const).map((name) => (
          <button key={name} type="button" aria-pressed={side.value === name} onClick={() => (side.value = name)}>
            {name === "pages" ? "Pages" : "Content"}
          </button>
        ))}
      </div>
    </div>
  );
}

export function Progress({ now }: { readonly now: Opened }) {
  if (now.state === "failed") return <Failed now={now} />;
  if (now.state === "none" || now.state === "ready") return null;
  const isUpload = now.state === "uploading";
  const how = howFar(now);
  return (
    <div class="empty" aria-live="polite">
      <h1>
        {isUpload ? "Sending" : "Reading"} {now.name === "" ? "the document" : <SafeText text={now.name} most={80} />} …
      </h1>
      <progress max={1} value={now.share > 0 ? now.share : undefined} aria-label={isUpload ? "Sent" : "Read"} />
      {how !== "" && <p class="quiet">{how}</p>}
      {now.state === "working" && now.jobId !== "" && <Cancel jobId={now.jobId} />}
      {now.state === "working" && (now.pages ?? 0) > 1 && (
        <ReadingPages jobId={now.jobId} pages={now.pages!} read={Math.round(now.share * now.pages!)} />
      )}
    </div>
  );
}

/** Shows the pages if their number is known. */
function howFar(now: Opened & { readonly share: number }): string {
  if (now.state === "working" && now.pages !== undefined) {
    return `${Math.round(now.share * now.pages)} of ${now.pages} ${now.pages === 1 ? "page" : "pages"}`;
  }
  return now.share > 0 ? `${Math.round(100 * now.share)} %` : "";
}

/** Cancels a long document; the pages read so far are lost with the job. */
function Cancel({ jobId }: { readonly jobId: string }) {
  const [failure, fail] = useState("");
  const cancel = (): void => {
    cancelReading(jobId).catch((error: unknown) => fail(inWords(error)));
  };
  return (
    <p>
      <button type="button" onClick={cancel}>
        Cancel
      </button>{" "}
      <span class="error">{failure}</span>
    </p>
  );
}

function Failed({ now }: { readonly now: Opened & { readonly state: "failed" } }) {
  const { name, why, code, note } = now;
  const isLocked = (code === "password_required" || code === "password_wrong") && note.file_id !== undefined;
  return (
    <div class="empty" role="alert">
      <h1>
        <SafeText text={name === "" ? "This document" : name} most={80} />{" "}
        {isLocked ? "is locked with a password." : "could not be read."}
      </h1>
      {!(isLocked && code === "password_required") && <p class="error">{why}</p>}
      {isLocked && <Password name={name} fileId={note.file_id} config={note.config ?? {}} />}
      <a class="button" href={pathTo()}>
        Open another
      </a>
    </div>
  );
}

function Password({
  name,
  fileId,
  config,
}: {
  readonly name: string;
  readonly fileId: string;
  readonly config: Parameters<typeof parseFile>[1];
}) {
  const [failure, fail] = useState("");
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const send = (event: SubmitEvent): void => {
    event.preventDefault();
    parseFile({ name, file_id: fileId }, config, textOf(event.currentTarget, "password")).catch((error: unknown) =>
      fail(inWords(error)),
    );
  };
  return (
    <form class="inline-form" onSubmit={send}>
      <label>
        Its password <input ref={field} name="password" type="password" autocomplete="off" required />
      </label>
      <button class="primary">Open</button>
      <span class="error">{failure}</span>
    </form>
  );
}
