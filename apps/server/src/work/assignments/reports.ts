import type { Plugins } from "@docsvc/engine";
import type { Model } from "@docsvc/engine/model";
import type { TaskSource } from "../perform-task.ts";
import type { ChildMessage, Stage } from "../protocol.ts";

/** What a running assignment reports to the service, and what it may use. */
export interface Reports {
  readonly onProgress: (done: number, total: number) => void;
  /** Called at the end of each stage. */
  readonly onStage: (stage: Stage) => void;
  /** Set if the assignment may use a model. */
  readonly model?: Model;
  /** The operator's additions to the engine. */
  readonly plugins: Plugins;
}

/** Runs one kind of assignment. */
export type Run<Kind> = (assignment: Kind, reports: Reports) => Promise<ChildMessage>;

/** Runs a stage and reports its duration. */
export async function staged<T>(name: Stage["name"], { onStage }: Reports, work: () => Promise<T>): Promise<T> {
  const startMs = performance.timeOrigin + performance.now();
  const value = await work();
  onStage({ name, startMs, endMs: performance.timeOrigin + performance.now() });
  return value;
}

/** The reports of an assignment that a task needs. */
export function toolsOf({ onProgress, model }: Reports): Pick<TaskSource, "onProgress" | "model"> {
  return { onProgress, ...(model !== undefined && { model }) };
}
