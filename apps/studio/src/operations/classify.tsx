import type { ClassifyOutput } from "@docsvc/openapi";
import type { StudioDocument } from "../document/document.ts";
import { client } from "../service/client.ts";
import { save } from "../ui/save.ts";
import { SafeText } from "../ui/safe-text.tsx";
import { categories, useDemo } from "./drafts.ts";
import type { Section } from "./drafts.ts";
import { run, runOf } from "./run.ts";
import { RunState } from "./run-state.tsx";

/** Finds which of the user's categories the document belongs to. */
export function Classify({ document }: { readonly document: StudioDocument }) {
  const running = runOf<ClassifyOutput>("classify", document.jobId);
  const named = categories.value.filter(({ title }) => title.trim() !== "");
  const start = (): void => {
    const body = named.map(({ title, description }) => ({ title, ...(description !== "" && { description }) }));
    const metadata = { name: document.name, document: document.jobId };
    void run(running, () =>
      client.classify.submit(`jobid://${document.jobId}`, { categories: body, async: { metadata } }),
    );
  };
  useDemo("classify", document.jobId, start);
  const submit = (event: Event): void => {
    event.preventDefault();
    start();
  };
  return (
    <section class="pane" aria-label="Classify">
      <form class="bar pane-head" onSubmit={submit}>
        <h2>Classify</h2>
        <span class="grow" />
        <button class="primary" disabled={named.length === 0 || running.value.state === "running"}>
          Classify
        </button>
      </form>
      <div class="scroll padded">
        <Categories />
        <RunState running={running.value}>{(result) => <Kind document={document} result={result} />}</RunState>
      </div>
    </section>
  );
}

function Categories() {
  const put = (at: number, change: Partial<Section>): void => {
    categories.value = categories.value.map((one, index) => (index === at ? { ...one, ...change } : one));
  };
  return (
    <div class="sections">
      {categories.value.map(({ title, description }, at) => (
        <div class="schema-row" key={at}>
          <input
            value={title}
            placeholder="category"
            aria-label={`Title of category ${at + 1}`}
            onInput={({ currentTarget }) => put(at, { title: currentTarget.value })}
          />
          <input
            value={description}
            placeholder="what belongs to it"
            aria-label={`Description of category ${at + 1}`}
            onInput={({ currentTarget }) => put(at, { description: currentTarget.value })}
          />
          <button
            type="button"
            class="icon"
            aria-label={`Remove category ${at + 1}`}
            onClick={() => (categories.value = categories.value.filter((_, index) => index !== at))}
          >
            ×
          </button>
        </div>
      ))}
      <button
        type="button"
        class="link"
        onClick={() => (categories.value = [...categories.value, { title: "", description: "" }])}
      >
        Add a category
      </button>
    </div>
  );
}

function Kind({ document, result }: { readonly document: StudioDocument; readonly result: ClassifyOutput }) {
  const { title, confidence, scores } = result;
  return (
    <div class="values">
      <div class="bar sub">
        <h3>
          {title === null ? "It fits none of them" : <SafeText text={title} most={120} />}{" "}
          {confidence === "low" && <span class="tag">low confidence</span>}
        </h3>
        <span class="grow" />
        <button
          type="button"
          onClick={() => save(`${document.name}.classify.json`, "application/json", JSON.stringify(result, null, 2))}
        >
          Download
        </button>
      </div>
      <ul class="scores">
        {scores.map((score, at) => (
          <li key={`${score.title} ${at}`}>
            <SafeText text={score.title} most={120} />
            <meter min={0} max={1} value={score.score} aria-label={score.title} />
            <span class="quiet">{Math.round(100 * score.score)} %</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
