import type { PipelineStep } from "@docsvc/openapi";
import { useState } from "preact/hooks";
import { readJson } from "./extract.tsx";

type Op = PipelineStep["op"];

/** What a new step of each kind begins with. */
const NEW_CONFIG: Readonly<Record<Op, object>> = {
  parse: {},
  split: { split_description: [{ title: "Invoice", description: "An invoice with its number and total." }] },
  extract: { schema: { type: "object", properties: { total: { type: "number" } } } },
  edit: { edit_instructions: "Redact all phone numbers." },
};
const OPS = Object.keys(NEW_CONFIG) as Op[];

interface Draft {
  /** Stays with the step when it is moved, so that its field keeps the focus. */
  readonly key: number;
  readonly op: Op;
  /** The configuration as JSON, which may be incomplete while it is typed. */
  readonly text: string;
}

interface StepsEditorProps {
  readonly steps: readonly PipelineStep[];
  readonly isDisabled: boolean;
  /** Called with the steps after each change; with undefined while one of them is no JSON object. */
  readonly onChange: (steps: readonly PipelineStep[] | undefined) => void;
}

/** The steps of a pipeline, each with its operation and configuration; they are added, moved and removed by buttons. */
export function StepsEditor({ steps, isDisabled, onChange }: StepsEditorProps) {
  const [drafts, setDrafts] = useState(() => steps.map(({ op, config }, key) => draftOf(key, op, config)));
  const change = (next: readonly Draft[]): void => {
    setDrafts([...next]);
    onChange(stepsOf(next));
  };
  const replace = (at: number, draft: Draft): void => change(drafts.with(at, draft));
  const move = (from: number, to: number): void => {
    const others = drafts.toSpliced(from, 1);
    change(others.toSpliced(to, 0, drafts[from]!));
  };
  const add = (): void => {
    const key = Math.max(-1, ...drafts.map((draft) => draft.key)) + 1;
    change([...drafts, draftOf(key, "extract", NEW_CONFIG.extract)]);
  };
  return (
    <fieldset class="steps" disabled={isDisabled}>
      <legend>Steps</legend>
      <ol>
        {drafts.map((draft, at) => (
          <li key={draft.key}>
            <div class="bar sub">
              <span class="quiet">{at + 1}</span>
              <select
                aria-label={`Operation of step ${at + 1}`}
                value={draft.op}
                onChange={({ currentTarget }) => {
                  const op = currentTarget.value as Op;
                  replace(at, draftOf(draft.key, op, NEW_CONFIG[op]));
                }}
              >
                {OPS.map((op) => (
                  <option key={op}>{op}</option>
                ))}
              </select>
              <span class="grow" />
              <button
                type="button"
                aria-label={`Move step ${at + 1} up`}
                disabled={at === 0}
                onClick={() => move(at, at - 1)}
              >
                ↑
              </button>
              <button
                type="button"
                aria-label={`Move step ${at + 1} down`}
                disabled={at === drafts.length - 1}
                onClick={() => move(at, at + 1)}
              >
                ↓
              </button>
              <button
                type="button"
                aria-label={`Remove step ${at + 1}`}
                disabled={drafts.length === 1}
                onClick={() => change(drafts.toSpliced(at, 1))}
              >
                Remove
              </button>
            </div>
            <textarea
              class="code-input"
              aria-label={`Configuration of step ${at + 1}`}
              rows={Math.min(14, draft.text.split("\n").length + 1)}
              spellcheck={false}
              value={draft.text}
              aria-invalid={configOf(draft.text) === undefined}
              onInput={({ currentTarget }) => replace(at, { ...draft, text: currentTarget.value })}
            />
          </li>
        ))}
      </ol>
      <button type="button" onClick={add}>
        Add a step
      </button>
    </fieldset>
  );
}

function draftOf(key: number, op: Op, config: object): Draft {
  return { key, op, text: JSON.stringify(config, null, 2) };
}

function stepsOf(drafts: readonly Draft[]): readonly PipelineStep[] | undefined {
  const steps = drafts.map(({ op, text }) => ({ op, config: configOf(text) }));
  return steps.every(({ config }) => config !== undefined) ? (steps as unknown as readonly PipelineStep[]) : undefined;
}

function configOf(text: string): object | undefined {
  const read = readJson(text);
  return typeof read === "object" && read !== null && !Array.isArray(read) ? read : undefined;
}
