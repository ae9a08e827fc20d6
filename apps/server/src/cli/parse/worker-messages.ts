import type { PageRun } from "@docsvc/engine";
import type { Failure } from "../describe-error.ts";
import type { Report, Task } from "./task.ts";

/** What a worker process is to do, one thing at a time. */
export type Order =
  /** A document; one of more than `mostPages` is opened and counted, and, where it was fetched, kept as the file `copyPath`. */
  | { readonly kind: "task"; readonly task: Task; readonly mostPages: number; readonly copyPath: string }
  /** A run of pages of a long document, to be written as a file. */
  | {
      readonly kind: "slice";
      readonly task: Task;
      readonly inputPath: string;
      readonly pages: PageRun;
      readonly outputPath: string;
    }
  /** All slices of a long document, in their order, `elapsedMs` after its parse began. */
  | {
      readonly kind: "assembly";
      readonly task: Task;
      /** The document, whose pages a model may be shown. */
      readonly inputPath: string;
      readonly slicePaths: readonly string[];
      readonly elapsedMs: number;
    };

/** What a worker process sends to the command. */
export type WorkerMessage =
  | { readonly kind: "progress"; readonly done: number; readonly total: number }
  | { readonly kind: "done"; readonly report: Report }
  | { readonly kind: "long"; readonly pages: PageRun }
  | { readonly kind: "read" }
  | { readonly kind: "failed"; readonly failure: Failure };
