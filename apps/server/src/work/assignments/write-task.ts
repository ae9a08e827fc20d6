import { writeFile } from "node:fs/promises";
import { EngineError } from "@docsvc/engine";
import type { Task } from "../../jobs/task.ts";
import { performTask } from "../perform-task.ts";
import type { TaskSource } from "../perform-task.ts";
import type { ChildMessage } from "../protocol.ts";

/** Performs a task and writes its outputs. */
export async function writeTask(
  { task, outputPath, editedPath }: { readonly task: Task; readonly outputPath: string; readonly editedPath?: string },
  source: TaskSource,
): Promise<ChildMessage> {
  const { result, numPages, edited } = await performTask(task, source);
  if (edited !== null && editedPath !== undefined) await writeFile(editedPath, edited);
  await writeFile(outputPath, JSON.stringify(result));
  return { kind: "done", numPages };
}

/** Throws, in place of a part that tasks of this assignment never use. */
export function notKept(): never {
  throw new EngineError("invalid_option", "A jobid:// input has no bytes. Give the document itself.");
}
