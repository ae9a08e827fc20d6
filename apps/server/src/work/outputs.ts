import { join } from "node:path";
import type { ParseConfig } from "@docsvc/openapi";
import type { Context } from "../jobs/context.ts";
import { countOperations, editsDocument } from "../jobs/task.ts";
import type { Task } from "../jobs/task.ts";
import { drawnKinds } from "./block-images.ts";
import type { Outputs } from "./store-result.ts";

/** The output paths of a run: its result, the transcript of a parse, the document of a task that edits. */
export function outputsOf(scratch: string, task: Task | undefined, config: ParseConfig = {}): Outputs {
  return {
    resultPath: join(scratch, "result"),
    ...(task === undefined ? { transcriptPath: join(scratch, "transcript") } : {}),
    ...(task === undefined && drawnKinds(config).length > 0 ? { imagesPath: join(scratch, "images") } : {}),
    ...(editsDocument(task) ? { editedPath: join(scratch, "edited") } : {}),
  };
}

/** The output paths of an assignment other than its result. */
export function furtherPaths({ transcriptPath, editedPath, imagesPath }: Outputs): Omit<Outputs, "resultPath"> {
  return {
    ...(transcriptPath === undefined ? {} : { transcriptPath }),
    ...(editedPath === undefined ? {} : { editedPath }),
    ...(imagesPath === undefined ? {} : { imagesPath }),
  };
}

/** The price of a job: that of a parse and of each operation, for each page. */
export function billOf(
  { prices }: Pick<Context, "prices">,
  { numPages }: { readonly numPages: number },
  task: Task | undefined,
): { readonly numPages: number; readonly credits: number } {
  return { numPages, credits: numPages * (prices.parse + countOperations(task) * prices.operation) };
}
