import type { Model } from "@docsvc/engine/model";
import type { Context } from "../../jobs/context.ts";
import type { Assignment } from "../protocol.ts";
import type { RunOptions } from "../supervise-run.ts";

/** Reading a slice of pages and drawing a page use no model. */
const SILENT: ReadonlySet<Assignment["kind"]> = new Set<Assignment["kind"]>(["slice", "image"]);

/** Adds the model, and its time, to a run that may use it. */
export function withModel(
  assignment: Assignment,
  options: RunOptions,
  model: Model | undefined,
  { models, limits }: Pick<Context, "models" | "limits">,
): readonly [Assignment, RunOptions] {
  if (model === undefined || models === undefined || SILENT.has(assignment.kind)) return [assignment, options];
  // A caller's own timeout is kept; the model gets a part of it.
  const isBounded = (assignment.config.settings?.timeout ?? null) !== null;
  const deadlineMs = (pages: number | undefined): number =>
    isBounded ? options.deadlineMs(pages) : Math.min(limits.jobMs, options.deadlineMs(pages) + models.timeMs);
  return [
    { ...assignment, mayAsk: true },
    { ...options, deadlineMs, model },
  ];
}
