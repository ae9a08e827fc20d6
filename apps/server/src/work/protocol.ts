/**
 * The messages between the service and a child process. To add a kind of assignment, add its type to {@link Assignment}, its files to
 * `lend-files.ts`, and its work to `assignments/` and the list in `run-assignment.ts`. A run that can end in a new way also adds to
 * {@link SoundEnd} and `read-child-message.ts`. `channel/` carries the messages.
 */
import type { FileHints, PageRegion } from "@docsvc/engine";
import type { ModelAnswer, ModelErrorCode, ModelRequest, ModelUsage } from "@docsvc/engine/model";
import type { ParseConfig } from "@docsvc/openapi";
import type { ErrorCode } from "../errors/service-error.ts";
import type { EditTask, Task } from "../jobs/task.ts";
import type { PageRun } from "../ports/job-parts.ts";

/** An assignment of a child process. Files are passed by path, so that no document passes through the service's memory. */
export type Assignment =
  | ParseAssignment
  | SliceAssignment
  | AssemblyAssignment
  | EditAssignment
  | TranscriptAssignment
  | ImageAssignment;

interface AnyAssignment {
  /** The id of the request that submitted the job; null if there was none. */
  readonly requestId: string | null;
  /** Whether the durations of the stages are needed. */
  readonly reportsStages?: boolean;
  /** The path for the child's output. */
  readonly outputPath: string;
  readonly config: ParseConfig;
  /** Whether a language model may be used, through the service. */
  readonly mayAsk?: boolean;
}

/** What is done with a document once it is read, and the paths of its further outputs. */
interface TaskOfAssignment {
  /** Absent for a parse, whose result is the document's own. */
  readonly task?: Task;
  /** For a parse: the path of the transcript, for later operations. */
  readonly transcriptPath?: string;
  /** For a task that edits: the path of the edited document. */
  readonly editedPath?: string;
  /** For a parse with images of blocks: their path, one image after another (`block-images.ts`). */
  readonly imagesPath?: string;
}

interface DocumentAssignment extends AnyAssignment {
  readonly inputPath: string;
  readonly maxPages: number;
  /** Identifies the document: a child that still has it open from the previous assignment need not open it again. */
  readonly documentId: string;
}

/** A whole document. The output is its result as JSON. One with more pages than `mostPages` is opened and counted, but not read. */
export interface ParseAssignment extends DocumentAssignment, TaskOfAssignment {
  readonly kind: "parse";
  readonly mostPages: number;
  /** What shows the format of text besides its content. */
  readonly hints: FileHints;
  /** Maximum milliseconds of a job, however many pages it has. A third of its time may be spent on printing. */
  readonly maxMs: number;
}

/** A page range of a long document. The output is the slice. */
export interface SliceAssignment extends DocumentAssignment {
  readonly kind: "slice";
  readonly pages: PageRun;
}

/** All slices of a long document, in order. The output is its result as JSON. */
export interface AssemblyAssignment extends AnyAssignment, TaskOfAssignment {
  readonly kind: "assembly";
  readonly slicePaths: readonly string[];
  /** The document, for a task that edits it, and for images of its blocks. */
  readonly inputPath?: string;
}

/** A document that is edited without being parsed. The output is the result as JSON. */
export interface EditAssignment extends DocumentAssignment {
  readonly kind: "edit";
  readonly task: EditTask;
  readonly editedPath: string;
}

/** The transcript of an earlier parse, with another task, or with another configuration of its result. The output is that result as JSON. */
export interface TranscriptAssignment extends AnyAssignment, TaskOfAssignment {
  readonly kind: "transcript";
  readonly inputPath: string;
}

/** One page of a document, or a region of it, for viewing. The output is its image as WebP. */
export interface ImageAssignment extends AnyAssignment {
  readonly kind: "image";
  readonly inputPath: string;
  readonly documentId: string;
  readonly password: string | null;
  readonly page: number;
  /** In pixels. */
  readonly width: number;
  readonly region: PageRegion | null;
}

/** How a run ended that leaves its child usable. */
export type SoundEnd =
  | { readonly kind: "done"; readonly numPages: number }
  /** The document has too many pages for a single run. */
  | { readonly kind: "long"; readonly pages: PageRun }
  /** Slices that another version wrote, or that are damaged: 0-based positions in the assignment. Empty for a transcript. */
  | { readonly kind: "unreadable"; readonly slices: readonly number[] }
  /** The document cannot be processed; another attempt would end the same. */
  | { readonly kind: "refused"; readonly code: ErrorCode; readonly message: string };

/** The stages of a run: opening the document, reading its pages, and writing the output. */
export const STAGES = ["open", "read", "write"] as const;

/** Milliseconds since 1970, by the child's clock, which is the machine's. */
export interface Stage {
  readonly name: (typeof STAGES)[number];
  readonly startMs: number;
  readonly endMs: number;
}

export type ChildMessage =
  | { readonly kind: "ready" }
  | { readonly kind: "progress"; readonly done: number; readonly total: number }
  | ({ readonly kind: "stage" } & Stage)
  | Ask
  | SoundEnd
  /** A defect: an unexpected error. */
  | { readonly kind: "defect"; readonly stack: string };

/** A request to the model, which the service sends, because a child has neither a network nor the key. */
export interface Ask {
  readonly kind: "ask";
  /** Counts up from 0 in each run; the answer contains it. */
  readonly id: number;
  readonly request: ModelRequest;
}

/** The service's answer. */
export type AskAnswer = { readonly id: number } & (
  | { readonly answer: ModelAnswer }
  | { readonly error: { readonly code: ModelErrorCode; readonly message: string; readonly usage: ModelUsage } }
);

/** How a run in a child process ended. */
export type RunOutcome =
  | SoundEnd
  | { readonly kind: "defect"; readonly stack: string }
  | { readonly kind: "timeout" }
  | { readonly kind: "memory" }
  /** It has written more than the limit. */
  | { readonly kind: "disk" }
  /** The process died on its own. */
  | { readonly kind: "crashed"; readonly how: string }
  /** The run was cancelled. */
  | { readonly kind: "stopped" };

const SOUND: Readonly<Record<SoundEnd["kind"], true>> = { done: true, long: true, unreadable: true, refused: true };

/** Whether the child can be used again after this end. */
export function isSound(end: { readonly kind: string }): end is SoundEnd {
  return Object.hasOwn(SOUND, end.kind);
}
