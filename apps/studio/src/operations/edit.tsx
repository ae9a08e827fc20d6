import type { DocumentEdit, EditOutput } from "@docsvc/openapi";
import { useState } from "preact/hooks";
import { Code } from "../code/code-pane.tsx";
import { openFile } from "../document/open-document.ts";
import type { StudioDocument } from "../document/document.ts";
import { pointAt } from "../document/selection.ts";
import { client } from "../service/client.ts";
import { SafeText } from "../ui/safe-text.tsx";
import { save } from "../ui/save.ts";
import { BeforeAfter } from "./before-after.tsx";
import { instructions, useDemo } from "./drafts.ts";
import { run, runOf } from "./run.ts";
import { RunState } from "./run-state.tsx";

const PDF_EXAMPLES = [
  "Redact all mail addresses.",
  "Redact all amounts.",
  "Mask account numbers except the last four digits.",
  "Redact section 2.",
  "Anonymize the document.",
  'Highlight "total".',
  "Delete page 1.",
  'Replace "draft" with "final" throughout.',
];

/** Example instructions by file extension. */
const EXAMPLES: Readonly<Record<string, readonly string[]>> = {
  docx: [
    'Replace "draft" with "final" throughout.',
    "Accept all tracked changes.",
    "Delete section 3.",
    "Redact all amounts.",
  ],
  xlsx: ["Set cell B3 to 5000.", "Delete row 4.", 'Replace "draft" with "final".', "Redact all names."],
  odt: ['Replace "draft" with "final" throughout.', "Delete section 3.", "Redact all amounts."],
  ods: ["Set cell B3 to 5000.", "Delete row 4.", 'Replace "draft" with "final".', "Redact all names."],
  odp: ['Replace "draft" with "final" throughout.', "Delete slide 2.", "Redact all mail addresses."],
  pptx: ['Replace "draft" with "final" throughout.', "Delete slide 2.", "Redact all mail addresses."],
};

export function Edit({ document }: { readonly document: StudioDocument }) {
  const [shows, show] = useState<"words" | "code">("words");
  const running = runOf<EditOutput>("edit", document.jobId);
  const submit = (isDry: boolean): void => {
    const metadata = { name: document.name, document: document.jobId };
    const body = { edit_instructions: instructions.value, ...(isDry && { dry_run: true }) };
    void run(running, () => client.edit.submit(`jobid://${document.jobId}`, { ...body, async: { metadata } }));
  };
  useDemo("edit", document.jobId, () => submit(false));
  const isReady = instructions.value.trim() !== "" && running.value.state !== "running";
  return (
    <section class="pane" aria-label="Edit">
      <form
        class="bar pane-head"
        onSubmit={(event) => {
          event.preventDefault();
          submit(false);
        }}
      >
        <h2>Edit</h2>
        <span class="grow" />
        <button type="button" aria-pressed={shows === "code"} onClick={() => show(shows === "code" ? "words" : "code")}>
          Code
        </button>
        <button type="button" disabled={!isReady} onClick={() => submit(true)}>
          Dry run
        </button>
        <button class="primary" disabled={!isReady}>
          Edit
        </button>
      </form>
      <div class="scroll padded">
        <Instructions name={document.name} />
        {shows === "code" && (
          <Code
            request={{
              operation: "edit",
              file: document.name,
              options: { edit_instructions: instructions.value },
              baseUrl: location.origin,
            }}
          />
        )}
        <RunState running={running.value}>{(result) => <Edits document={document} result={result} />}</RunState>
      </div>
    </section>
  );
}

function Instructions({ name }: { readonly name: string }) {
  const examples = EXAMPLES[/\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? ""] ?? PDF_EXAMPLES;
  const add = (example: string): void => {
    instructions.value = `${instructions.value} ${example}`.trim();
  };
  return (
    <>
      <label class="stacked">
        What is to be changed
        <textarea
          rows={4}
          value={instructions.value}
          placeholder="One instruction a sentence"
          onInput={({ currentTarget }) => (instructions.value = currentTarget.value)}
        />
      </label>
      <div class="examples" role="group" aria-label="Examples">
        {examples.map((example) => (
          <button key={example} type="button" class="chip" onClick={() => add(example)}>
            {example}
          </button>
        ))}
      </div>
    </>
  );
}

const IN_WORDS: Readonly<Record<string, string>> = {
  done: "done",
  not_found: "not found",
  not_understood: "not understood",
  refused: "refused",
};

function Edits({ document, result }: { readonly document: StudioDocument; readonly result: EditOutput }) {
  const { edits, file_id: fileId } = result;
  const stem = document.name.replace(/\.\w{1,5}$/, "");
  const withFile = async (use: (blob: Blob) => unknown): Promise<void> => {
    const blob = await client.downloadFile(fileId!);
    await use(blob);
  };
  const name = `${stem}-edited${/\.\w{1,5}$/.exec(document.name)?.[0] ?? ".pdf"}`;
  return (
    <div class="values">
      <div class="bar sub">
        <h3>{fileId === null ? "What would be done" : "What was done"}</h3>
        <span class="grow" />
        {fileId !== null && (
          <>
            <button type="button" onClick={() => void withFile((blob) => openFile(new File([blob], name)))}>
              Open
            </button>
            <button type="button" onClick={() => void withFile((blob) => save(name, "application/octet-stream", blob))}>
              Download
            </button>
          </>
        )}
      </div>
      <ul>
        {edits.map((edit, at) => (
          <EditRow key={at} edit={edit} />
        ))}
      </ul>
      {(result.warnings ?? []).map(({ message }, at) => (
        <p key={at} class="note">
          {message}
        </p>
      ))}
      {fileId !== null && (
        <BeforeAfter document={document} fileId={fileId} pages={edits.flatMap(({ page }) => page ?? [])} />
      )}
    </div>
  );
}

function EditRow({ edit }: { readonly edit: DocumentEdit }) {
  const { kind, page, bboxes, status, instruction, reason, count, before, after } = edit;
  return (
    <li class="value">
      <button type="button" disabled={bboxes.length === 0} onClick={() => pointAt(bboxes)}>
        <span class="value-name">
          {kind.replaceAll("_", " ")} <span class={`state state-${status}`}>{IN_WORDS[status] ?? status}</span>
        </span>
        {instruction !== undefined && (
          <q class="value-text">
            <SafeText text={instruction} most={300} />
          </q>
        )}
        {(before !== undefined || after !== undefined) && (
          <span class="value-text">
            <del>
              <SafeText text={before ?? ""} most={200} />
            </del>{" "}
            <ins>
              <SafeText text={after ?? ""} most={200} />
            </ins>
          </span>
        )}
        <span class="quiet">
          {page === null ? "" : `page ${page} · `}
          {status === "done" && `${count} ${count === 1 ? "place" : "places"}`}
          {reason === undefined ? "" : `${status === "done" ? " · " : ""}${reason}`}
        </span>
      </button>
    </li>
  );
}
