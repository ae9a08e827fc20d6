import type { Citation, ExtractOutput } from "@docsvc/openapi";
import type { JsonSchema } from "@docsvc/client";
import { useState } from "preact/hooks";
import { Code } from "../code/code-pane.tsx";
import type { StudioDocument } from "../document/document.ts";
import { places, pointAt } from "../document/selection.ts";
import { client } from "../service/client.ts";
import { save } from "../ui/save.ts";
import { SafeText } from "../ui/safe-text.tsx";
import { schemaText, useDemo } from "./drafts.ts";
import { proposeFields } from "./propose-fields.ts";
import { run, runOf } from "./run.ts";
import { RunState } from "./run-state.tsx";
import { toFields, toSchema } from "./schema-fields.ts";
import type { SchemaField } from "./schema-fields.ts";
import { SchemaTable } from "./schema-table.tsx";

type View = "fields" | "json" | "code";

export function Extract({ document }: { readonly document: StudioDocument }) {
  const [view, setView] = useState<View>("fields");
  const running = runOf<ExtractOutput>("extract", document.jobId);
  const schema = readJson(schemaText.value);
  const start = (): void => {
    if (schema === undefined) return;
    const metadata = { name: document.name, document: document.jobId };
    void run(running, () =>
      client.extract.submit(`jobid://${document.jobId}`, { schema: schema as JsonSchema, async: { metadata } }),
    );
  };
  useDemo("extract", document.jobId, start);
  const submit = (event: Event): void => {
    event.preventDefault();
    start();
  };
  return (
    <section class="pane" aria-label="Extract">
      <form class="bar pane-head" onSubmit={submit}>
        <h2>Extract</h2>
        <div class="segments" role="group" aria-label="Schema as">
          {(["fields", "json", "code"] as const).map((name) => (
            <button key={name} type="button" aria-pressed={view === name} onClick={() => setView(name)}>
              {{ fields: "Fields", json: "JSON", code: "Code" }[name]}
            </button>
          ))}
        </div>
        <span class="grow" />
        <button class="primary" disabled={schema === undefined || running.value.state === "running"}>
          Extract
        </button>
      </form>
      <div class="scroll padded">
        <Schema view={view} document={document} />
        <RunState running={running.value}>{(result) => <Values result={result} name={document.name} />}</RunState>
      </div>
    </section>
  );
}

/** The schema as rows, if they can express it, as JSON, or within the call. */
function Schema({ view, document }: { readonly view: View; readonly document: StudioDocument }) {
  const schema = readJson(schemaText.value);
  const fields = toFields(schema);
  const put = (next: readonly SchemaField[]): void => {
    schemaText.value = JSON.stringify(keepUnnamed(next), null, 2);
  };
  if (view === "code") {
    const options = { schema: schema ?? {} };
    return <Code request={{ operation: "extract", file: document.name, options, baseUrl: location.origin }} />;
  }
  if (view === "fields" && fields !== undefined) {
    const proposed = proposeFields(document.blocks);
    return (
      <>
        <SchemaTable fields={fields} of="the schema" onChange={put} />
        {proposed.length > 0 && (
          <button type="button" onClick={() => put(proposed)}>
            Take the fields that this document shows
          </button>
        )}
      </>
    );
  }
  return (
    <>
      {view === "fields" && <p class="note">This schema says more than rows can; it is edited as JSON.</p>}
      <textarea
        class="code-input"
        aria-label="JSON Schema"
        aria-invalid={schema === undefined}
        spellcheck={false}
        rows={14}
        value={schemaText.value}
        onInput={({ currentTarget }) => (schemaText.value = currentTarget.value)}
      />
      {schema === undefined && <p class="error">This is no JSON yet.</p>}
    </>
  );
}

/** Converts rows to a schema; rows that have no name yet get a numbered one, so that they are kept. */
function keepUnnamed(fields: readonly SchemaField[]): object {
  return toSchema(fields.map((field, at) => (field.name === "" ? { ...field, name: `field_${at + 1}` } : field)));
}

function Values({ result, name }: { readonly result: ExtractOutput; readonly name: string }) {
  const values = leavesOf(result.data, "");
  return (
    <div class="values">
      <div class="bar sub">
        <h3>Values</h3>
        <span class="grow" />
        <button
          type="button"
          onClick={() => save(`${name}.extract.json`, "application/json", JSON.stringify(result, null, 2))}
        >
          Download
        </button>
      </div>
      {values.length === 0 && (
        <p class="quiet">Nothing of this schema was found. Name the fields as the document does, or describe them.</p>
      )}
      <ul>
        {values.map(({ pointer, value }) => (
          <Value key={pointer} pointer={pointer} value={value} citations={result.citations[pointer] ?? []} />
        ))}
        {(result.missing ?? []).map((pointer) => (
          <li key={`missing ${pointer}`} class="value is-missing">
            <span class="value-name">{pointer.slice(1).replaceAll("/", " › ")}</span>
            <span class="quiet">not in the document</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Value({
  pointer,
  value,
  citations,
}: {
  readonly pointer: string;
  readonly value: unknown;
  readonly citations: readonly Citation[];
}) {
  const boxes = citations.map(({ bbox }) => bbox);
  const isShown = boxes.length > 0 && places.value === boxes;
  const pages = [...new Set(boxes.map(({ page }) => page))];
  return (
    <li class="value">
      <button type="button" disabled={boxes.length === 0} aria-pressed={isShown} onClick={() => pointAt(boxes)}>
        <span class="value-name">{pointer.slice(1).replaceAll("/", " › ")}</span>
        <span class="value-text">
          <SafeText text={typeof value === "string" ? value : JSON.stringify(value)} most={400} />
        </span>
        <span class="quiet">
          {pages.length === 0 ? "no place" : `page ${pages.join(", ")}`}
          {citations.some(({ confidence }) => confidence === "low") && <span class="tag">low confidence</span>}
        </span>
      </button>
    </li>
  );
}

export interface Leaf {
  readonly pointer: string;
  readonly value: unknown;
}

/** The values of a tree by their JSON Pointers. */
export function leavesOf(value: unknown, pointer: string): readonly Leaf[] {
  if (typeof value !== "object" || value === null) return pointer === "" ? [] : [{ pointer, value }];
  return Object.entries(value).flatMap(([key, child]) =>
    leavesOf(child, `${pointer}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`),
  );
}

export function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
