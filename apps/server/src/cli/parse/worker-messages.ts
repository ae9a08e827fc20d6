import type { Failure } from "../describe-error.ts";
import type { Report } from "./task.ts";

/** What a worker process tells the command. */
export type WorkerMessage =
  | { readonly kind: "progress"; readonly done: number; readonly total: number }
  | { readonly kind: "done"; readonly report: Report }
  | { readonly kind: "failed"; readonly failure: Failure };
