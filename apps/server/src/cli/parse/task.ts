/**
 * The types of `docsvc parse`.
 *
 * Task: one document, its source, its parse configuration, and its output. It is plain data, so that it can be sent to a worker process.
 * Report: the outcome of a task.
 */
import type { ParseConfig, ParseResponse } from "@docsvc/client";
import type { ModelOptions } from "../../settings/model-options.ts";

export type Format = "md" | "html" | "text" | "json";

export type Source =
  | { readonly kind: "file"; readonly path: string }
  /** `allow`: hosts and networks that may be reached even though they are not public. `proxy`: used for all others, except `noProxy`. */
  | {
      readonly kind: "url";
      readonly url: string;
      readonly allow: string;
      readonly proxy?: string | undefined;
      readonly noProxy?: string | undefined;
    }
  /** `docsvc://…` or `jobid://…`, which only a service knows. */
  | { readonly kind: "reference"; readonly reference: string };

export interface Task {
  /** The document's name for people: its path or address. */
  readonly label: string;
  /** Its location, the same in each call (`Found.identity`). */
  readonly identity: string;
  readonly source: Source;
  readonly config: ParseConfig;
  readonly format: Format;
  readonly keepHeaders: boolean;
  /** Whether text in images is recognised. A service decides for itself. */
  readonly ocr: "auto" | "off";
  /** Whether documents without pages may be printed. A service decides for itself. */
  readonly print: "auto" | "off";
  /** The output file; null returns the text in the report. */
  readonly outPath: string | null;
  /** The model that the configuration may use, with its limits for each document; null for none. */
  readonly model: ModelOptions | null;
  /** Folder and name prefix of the debug images; null draws none. */
  readonly debug: { readonly folder: string; readonly name: string } | null;
}

export interface Report {
  readonly pages: number;
  /** Duration of the parse in seconds. */
  readonly duration: number;
  readonly warnings: readonly string[];
  /** The rendering, if the task has no output file. */
  readonly text: string | null;
  /** The debug page, if the task requested it. */
  readonly debugPath?: string;
}

/** A parse response. Only a service's has a job. */
export type Parsed = Omit<ParseResponse, "job_id" | "result"> & {
  readonly job_id?: string;
  readonly result: import("@docsvc/client").FullResult;
};

export interface RunOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (done: number, total: number) => void;
}

/** Runs tasks in this process, in worker processes, or with a service. */
export interface TaskRunner extends AsyncDisposable {
  run(task: Task, options: RunOptions): Promise<Report>;
}
