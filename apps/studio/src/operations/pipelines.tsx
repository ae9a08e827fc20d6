import type { PipelineOutput, PipelineStep, StoredPipeline } from "@docsvc/openapi";
import { useState } from "preact/hooks";
import { Code } from "../code/code-pane.tsx";
import { opened } from "../document/open-document.ts";
import { ask, inWords } from "../service/ask.ts";
import { client } from "../service/client.ts";
import { Loading } from "../ui/loading.tsx";
import { pathTo } from "../ui/route.ts";
import { SafeText } from "../ui/safe-text.tsx";
import { sinceInWords } from "../ui/since.ts";
import { useAsked } from "../ui/use-asked.ts";
import { useDemo } from "./drafts.ts";
import { PipelineResult } from "./pipeline-result.tsx";
import { run, runOf } from "./run.ts";
import { RunState } from "./run-state.tsx";
import { StepsEditor } from "./steps-editor.tsx";

const FIRST_STEPS: readonly PipelineStep[] = [
  { op: "parse", config: {} },
  {
    op: "extract",
    config: { schema: { type: "object", properties: { date: { type: "string" }, total: { type: "number" } } } },
  },
];

export function Pipelines({ id }: { readonly id: string | undefined }) {
  const list = useAsked(() => ask<readonly StoredPipeline[]>("GET", "/pipelines"), "pipelines");
  const chosen = list.value?.find(({ pipeline_id }) => pipeline_id === id);
  return (
    <div class="sheet">
      <div class="bar sheet-head">
        <h1>Pipelines</h1>
        <span class="grow" />
        <a class="button primary" href={pathTo("pipelines", "new")}>
          New pipeline
        </a>
      </div>
      {list.failure !== "" && (
        <p class="error" role="alert">
          {list.failure}
        </p>
      )}
      {list.value === undefined && list.failure === "" && <Loading />}
      {list.value?.length === 0 && id !== "new" && (
        <p class="empty">
          No pipelines yet. One parses, splits, extracts and edits in a single call, under an id that programs use. One
          of the demos under Documents makes one.
        </p>
      )}
      <div class="columns">
        {(list.value?.length ?? 0) > 0 && (
          <ul class="choices-list">
            {list.value!.map(({ pipeline_id, name, version, steps }) => (
              <li key={pipeline_id}>
                <a href={pathTo("pipelines", pipeline_id)} aria-current={pipeline_id === id ? "page" : undefined}>
                  <strong>
                    <SafeText text={name} most={60} />
                  </strong>
                  <span class="quiet">
                    version {version} · {steps.map(({ op }) => op).join(" → ")}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        )}
        {id === "new" && <Editor key="new" stored={undefined} onSaved={list.again} />}
        {chosen !== undefined && <Chosen key={chosen.pipeline_id} newest={chosen} onSaved={list.again} />}
      </div>
    </div>
  );
}

function Chosen({ newest, onSaved }: { readonly newest: StoredPipeline; readonly onSaved: () => void }) {
  const { pipeline_id: id, version: last } = newest;
  const [older, choose] = useState<number>();
  const version = older ?? last;
  const { value } = useAsked(
    () => ask<StoredPipeline>("GET", `/pipelines/${id}?version=${version}`),
    `${id} ${version} ${last}`,
  );
  const showSaved = (): void => {
    choose(undefined);
    onSaved();
  };
  const remove = async (): Promise<void> => {
    await ask("DELETE", `/pipelines/${id}`);
    location.hash = pathTo("pipelines");
    onSaved();
  };
  return (
    <div class="chosen">
      <div class="bar sub">
        <label>
          Version{" "}
          <select value={version} onChange={({ currentTarget }) => choose(Number(currentTarget.value))}>
            {Array.from({ length: last }, (_, at) => last - at).map((number) => (
              <option key={number}>{number}</option>
            ))}
          </select>
        </label>
        <code>{id}</code>
        {value?.created_at !== undefined && <span class="quiet">{sinceInWords(value.created_at)}</span>}
        <span class="grow" />
        <button type="button" onClick={() => void remove()}>
          Delete
        </button>
      </div>
      {value !== undefined && <Editor key={value.version} stored={value} onSaved={showSaved} />}
      <RunIt id={id} version={last} />
    </div>
  );
}

function Editor({ stored, onSaved }: { readonly stored: StoredPipeline | undefined; readonly onSaved: () => void }) {
  const [name, setName] = useState(stored?.name ?? "");
  const first = stored?.steps ?? FIRST_STEPS;
  const [steps, setSteps] = useState<readonly PipelineStep[] | undefined>(first);
  const [failure, fail] = useState("");
  const [isSaving, setSaving] = useState(false);
  const save = async (event: Event): Promise<void> => {
    event.preventDefault();
    setSaving(true);
    try {
      const saved = await ask<StoredPipeline>("POST", "/pipelines", { name, steps });
      fail("");
      onSaved();
      location.hash = pathTo("pipelines", saved.pipeline_id);
    } catch (error) {
      fail(inWords(error));
    } finally {
      setSaving(false);
    }
  };
  return (
    <form class="stacked-form" onSubmit={(event) => void save(event)}>
      <label class="stacked">
        Name
        <input
          value={name}
          required
          maxLength={255}
          readOnly={stored !== undefined}
          onInput={({ currentTarget }) => setName(currentTarget.value)}
        />
      </label>
      <StepsEditor steps={first} isDisabled={isSaving} onChange={setSteps} />
      {failure !== "" && (
        <p class="error" role="alert">
          {failure}
        </p>
      )}
      <button class="primary" disabled={steps === undefined || isSaving}>
        {stored === undefined ? "Save" : "Save as a new version"}
      </button>
    </form>
  );
}

function RunIt({ id, version }: { readonly id: string; readonly version: number }) {
  const now = opened.value;
  const document = now.state === "ready" ? now.document : undefined;
  const running = runOf<PipelineOutput>("pipeline", `${id} ${document?.jobId ?? ""}`);
  const start = (): void => {
    if (document === undefined) return;
    const metadata = { name: document.name, document: document.jobId };
    const input = document.fileId ?? `jobid://${document.jobId}`;
    void run(running, () => client.pipeline.submit(input, { pipeline_id: id, async: { metadata } }));
  };
  useDemo("pipeline", document?.jobId, start);
  return (
    <div class="values">
      <div class="bar sub">
        <h2>Run version {version}, the newest</h2>
        <span class="quiet">
          {document === undefined ? "Open a document first" : <SafeText text={document.name} most={60} />}
        </span>
        <span class="grow" />
        <button
          type="button"
          class="primary"
          disabled={document === undefined || running.value.state === "running"}
          onClick={start}
        >
          Run
        </button>
      </div>
      <RunState running={running.value}>
        {(result) => document !== undefined && <PipelineResult document={document} result={result} />}
      </RunState>
      <Code
        request={{
          operation: "pipeline",
          file: document?.name ?? "report.pdf",
          options: { pipeline_id: id },
          baseUrl: location.origin,
        }}
      />
    </div>
  );
}
