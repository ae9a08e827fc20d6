import type { PageRun } from "@docsvc/engine";
import type { Failure } from "../describe-error.ts";
import type { Report, Task } from "./task.ts";

/** An order for a worker process, which does one at a time. */
export type Order =
  /** A document. One with more than `mostPages` is only opened and counted, and, if it was fetched, saved as the file `copyPath`. */
  | { readonly kind: "task"; readonly task: Task; readonly mostPages: number; readonly copyPath: string }
  /** A page range of a long document, to be written as a file. */
  | {
      readonly kind: "slice";
      readonly task: Task;
      readonly inputPath: string;
      readonly pages: PageRun;
      readonly outputPath: string;
    }
  /** All slices of a long document, in order, `elapsedMs` after its parse began. */
  | {
      readonly kind: "assembly";
      readonly task: Task;
      /** The document, whose pages a model may be shown. */
      readonly inputPath: string;
      readonly slicePaths: readonly string[];
      readonly elapsedMs: number;
    };

/** A message from a worker process to the command. */
export type WorkerMessage =
  | { readonly kind: "progress"; readonly done: number; readonly total: number }
  | { readonly kind: "done"; readonly report: Report }
  | { readonly kind: "long"; readonly pages: PageRun }
  | { readonly kind: "read" }
  | { readonly kind: "failed"; readonly failure: Failure };
