import type { SplitOutput } from "@docsvc/openapi";
import { Pattern } from "../document/thumbnails.tsx";
import { naturalSize } from "../document/document.ts";
import type { StudioDocument } from "../document/document.ts";
import { seek } from "../document/selection.ts";
import { client } from "../service/client.ts";
import { save } from "../ui/save.ts";
import { SafeText } from "../ui/safe-text.tsx";
import { rules, sections, useDemo } from "./drafts.ts";
import type { Section } from "./drafts.ts";
import { run, runOf } from "./run.ts";
import { RunState } from "./run-state.tsx";

const MAX_PATTERNS = 40;

export function Split({ document }: { readonly document: StudioDocument }) {
  const running = runOf<SplitOutput>("split", document.jobId);
  const named = sections.value.filter(({ title }) => title.trim() !== "");
  const start = (): void => {
    const body = { split_description: named, ...(rules.value.trim() === "" ? {} : { split_rules: rules.value }) };
    const metadata = { name: document.name, document: document.jobId };
    void run(running, () => client.split.submit(`jobid://${document.jobId}`, { ...body, async: { metadata } }));
  };
  useDemo("split", document.jobId, start);
  const submit = (event: Event): void => {
    event.preventDefault();
    start();
  };
  return (
    <section class="pane" aria-label="Split">
      <form class="bar pane-head" onSubmit={submit}>
        <h2>Split</h2>
        <span class="grow" />
        <button class="primary" disabled={named.length === 0 || running.value.state === "running"}>
          Split
        </button>
      </form>
      <div class="scroll padded">
        <Sections />
        <label class="stacked">
          Rules, in words
          <textarea
            rows={2}
            value={rules.value}
            placeholder="Each invoice separately. Leave out blank pages."
            onInput={({ currentTarget }) => (rules.value = currentTarget.value)}
          />
        </label>
        <RunState running={running.value}>{(result) => <Strip document={document} result={result} />}</RunState>
      </div>
    </section>
  );
}

function Sections() {
  const put = (at: number, change: Partial<Section>): void => {
    sections.value = sections.value.map((section, index) => (index === at ? { ...section, ...change } : section));
  };
  const remove = (at: number): void => {
    sections.value = sections.value.filter((_, index) => index !== at);
  };
  return (
    <div class="sections">
      {sections.value.map(({ title, description }, at) => (
        <div class="schema-row" key={at}>
          <input
            value={title}
            placeholder="section"
            aria-label={`Title of section ${at + 1}`}
            onInput={({ currentTarget }) => put(at, { title: currentTarget.value })}
          />
          <input
            value={description}
            placeholder="what belongs to it"
            aria-label={`Description of section ${at + 1}`}
            onInput={({ currentTarget }) => put(at, { description: currentTarget.value })}
          />
          <button type="button" class="icon" aria-label={`Remove section ${at + 1}`} onClick={() => remove(at)}>
            ×
          </button>
        </div>
      ))}
      <button
        type="button"
        class="link"
        onClick={() => (sections.value = [...sections.value, { title: "", description: "" }])}
      >
        Add a section
      </button>
    </div>
  );
}

function Strip({ document, result }: { readonly document: StudioDocument; readonly result: SplitOutput }) {
  const unassigned = result.unassigned ?? [];
  const groups = [
    ...result.splits,
    ...(unassigned.length > 0 ? [{ title: "In no section", pages: unassigned, confidence: undefined }] : []),
  ];
  return (
    <div class="values">
      <div class="bar sub">
        <h3>Sections</h3>
        <span class="grow" />
        <button
          type="button"
          onClick={() => save(`${document.name}.split.json`, "application/json", JSON.stringify(result, null, 2))}
        >
          Download
        </button>
      </div>
      {groups.map(({ title, pages, confidence }, at) => (
        <div class="strip" key={`${title} ${at}`}>
          <h4>
            <SafeText text={title} most={120} />{" "}
            <span class="quiet">{pages.length === 1 ? "1 page" : `${pages.length} pages`}</span>
            {confidence === "low" && <span class="tag">low confidence</span>}
          </h4>
          <div class="strip-pages">
            {pages.slice(0, MAX_PATTERNS).map((page) => (
              <button
                key={page}
                type="button"
                class="strip-page"
                aria-label={`Page ${page}`}
                onClick={() => seek({ page, top: 0 })}
              >
                <Pattern document={document} page={page} height={heightOf(document, page)} />
                <span>{page}</span>
              </button>
            ))}
            {pages.length > MAX_PATTERNS && (
              <span class="quiet">
                and {pages.length - MAX_PATTERNS} more, to page {pages.at(-1)}
              </span>
            )}
          </div>
        </div>
      ))}
      {(result.rules ?? []).map((rule, at) => (
        <p key={at} class="quiet">
          {JSON.stringify(rule)}
        </p>
      ))}
    </div>
  );
}

function heightOf({ pages }: StudioDocument, number: number): number {
  const size = pages.find(({ page }) => page === number);
  if (size === undefined) return 96;
  const { width, height } = naturalSize(size);
  return Math.min(120, (height / width) * 72);
}
