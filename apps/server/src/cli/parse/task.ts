/**
 * The work of `docsvc parse`.
 *
 * Task: one document, where it is, how it is parsed, and where its rendering goes. Plain data, so that it can be handed to
 * a worker process. Report: what came of it.
 */
import type { ParseConfig, ParseResponse } from "@docsvc/client";
import type { ModelOptions } from "../../settings/model-options.ts";

export type Format = "md" | "html" | "text" | "json";

export type Source =
  | { readonly kind: "file"; readonly path: string }
  /** `allow`: hosts and networks that may be reached although they are not public. `proxy`: what the others are reached through, but for `noProxy`. */
  | {
      readonly kind: "url";
      readonly url: string;
      readonly allow: string;
      readonly proxy?: string | undefined;
      readonly noProxy?: string | undefined;
    }
  /** `docsvc://…` or `jobid://…`: known to a service alone. */
  | { readonly kind: "reference"; readonly reference: string };

export interface Task {
  /** How people know the document: its path or address. */
  readonly label: string;
  /** Where the document is, the same each time (`Found.identity`). */
  readonly identity: string;
  readonly source: Source;
  readonly config: ParseConfig;
  readonly format: Format;
  readonly keepHeaders: boolean;
  /** Whether text in pictures is recognised; a service decides for itself. */
  readonly ocr: "auto" | "off";
  /** Whether documents without pages of their own may be printed; a service decides for itself. */
  readonly print: "auto" | "off";
  /** The file to write; null gives the text back in the report. */
  readonly outPath: string | null;
  /** The model that the configuration may ask, with its limits for each document; null where there is none. */
  readonly model: ModelOptions | null;
  /** Where pictures of the stages of the parse go, and what their names begin with; null draws none. */
  readonly debug: { readonly folder: string; readonly name: string } | null;
}

export interface Report {
  readonly pages: number;
  /** Seconds of parsing. */
  readonly duration: number;
  readonly warnings: readonly string[];
  /** The rendering, when the task has no file. */
  readonly text: string | null;
  /** The page that shows the stages of the parse, when the task asked for it. */
  readonly debugPath?: string;
}

/** A parse response; only one of a service has a job. */
export type Parsed = Omit<ParseResponse, "job_id" | "result"> & {
  readonly job_id?: string;
  readonly result: import("@docsvc/client").FullResult;
};

export interface RunOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (done: number, total: number) => void;
}

/** Does tasks: in this process, in worker processes, or against a service. */
export interface TaskRunner extends AsyncDisposable {
  run(task: Task, options: RunOptions): Promise<Report>;
}
