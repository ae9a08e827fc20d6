/**
 * The messages between the service and a child process. To add a kind of assignment, add its type to {@link Assignment}, its files to
 * `lend-files.ts`, and its work to `assignments/` and the list in `run-assignment.ts`. A run that can end in a new way also adds to
 * {@link SoundEnd} and `read-child-message.ts`. `channel/` carries the messages.
 */
import type { PageRegion } from "@docsvc/engine";
import type { ModelAnswer, ModelErrorCode, ModelRequest, ModelUsage } from "@docsvc/engine/model";
import type { ParseConfig } from "@docsvc/openapi";
import type { ErrorCode } from "../errors/service-error.ts";
import type { EditTask, Task } from "../jobs/task.ts";
import type { PageRun } from "../ports/job-parts.ts";

/** An assignment of a child process. Files go by path, so that no document passes through the service's memory. */
export type Assignment =
  | ParseAssignment
  | SliceAssignment
  | AssemblyAssignment
  | EditAssignment
  | TranscriptAssignment
  | ImageAssignment;

interface AnyAssignment {
  /** Of the request that submitted the job; null when there was none. */
  readonly requestId: string | null;
  /** Whether somebody wants to know how long each stage took. */
  readonly reportsStages?: boolean;
  /** Where the child writes what it makes. */
  readonly outputPath: string;
  readonly config: ParseConfig;
  /** A language model may be asked, through the service. */
  readonly mayAsk?: boolean;
}

/** What is done with a document that is read, and where its further outputs go. */
interface TaskOfAssignment {
  /** Absent in a parse, whose result is the document's own. */
  readonly task?: Task;
  /** Of a parse: where what was read goes, for later operations. */
  readonly transcriptPath?: string;
  /** Of a task that edits: where the edited document goes. */
  readonly editedPath?: string;
  /** Of a parse that is asked for images of blocks: where they go, one behind the other (`block-images.ts`). */
  readonly imagesPath?: string;
}

interface DocumentAssignment extends AnyAssignment {
  readonly inputPath: string;
  readonly maxPages: number;
  /** Names the document: a child that still holds it open from the assignment before need not open it again. */
  readonly documentId: string;
}

/** A whole document; the output is its result as JSON. One of more pages than `mostPages` is opened and counted, and not read. */
export interface ParseAssignment extends DocumentAssignment, TaskOfAssignment {
  readonly kind: "parse";
  readonly mostPages: number;
  /** The document's name, as far as it is known: its ending shows what text is meant as. */
  readonly fileName?: string;
  /** Milliseconds that a job may take at most, whatever its pages: a third of its time may go into printing. */
  readonly maxMs: number;
}

/** A run of pages of a long document; the output is what was read of them. */
export interface SliceAssignment extends DocumentAssignment {
  readonly kind: "slice";
  readonly pages: PageRun;
}

/** All slices of a long document, in their order; the output is its result as JSON. */
export interface AssemblyAssignment extends AnyAssignment, TaskOfAssignment {
  readonly kind: "assembly";
  readonly slicePaths: readonly string[];
  /** The document, for a task that edits it, and for images of its blocks. */
  readonly inputPath?: string;
}

/** A document that is edited without being parsed; the output is the result as JSON. */
export interface EditAssignment extends DocumentAssignment {
  readonly kind: "edit";
  readonly task: EditTask;
  readonly editedPath: string;
}

/** What an earlier parse has read, with another task, or with another configuration of its result; the output is that as JSON. */
export interface TranscriptAssignment extends AnyAssignment, TaskOfAssignment {
  readonly kind: "transcript";
  readonly inputPath: string;
}

/** One page of a document, or a region of it, to be looked at; the output is its image as WebP. */
export interface ImageAssignment extends AnyAssignment {
  readonly kind: "image";
  readonly inputPath: string;
  readonly documentId: string;
  readonly password: string | null;
  readonly page: number;
  /** Pixels. */
  readonly width: number;
  readonly region: PageRegion | null;
}

/** How a run ended that leaves its child as sound as it was. */
export type SoundEnd =
  | { readonly kind: "done"; readonly numPages: number }
  /** The document has more pages than may be read in one go. */
  | { readonly kind: "long"; readonly pages: PageRun }
  /** Slices that another version wrote, or that are damaged: 0-based places among those of the assignment. A transcript has none. */
  | { readonly kind: "unreadable"; readonly slices: readonly number[] }
  /** The document cannot be processed; trying again would end the same. */
  | { readonly kind: "refused"; readonly code: ErrorCode; readonly message: string };

/** What a run spends its time on: opening the document, reading its pages, and writing what was made of them. */
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

/** A request to the model, which the service sends: a child has neither a network nor the key. */
export interface Ask {
  readonly kind: "ask";
  /** Counts up from 0 in each run; the answer bears it. */
  readonly id: number;
  readonly request: ModelRequest;
}

/** What the service sends back. */
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
  /** It has written more than it may. */
  | { readonly kind: "disk" }
  /** The process died on its own. */
  | { readonly kind: "crashed"; readonly how: string }
  /** The run was called off. */
  | { readonly kind: "stopped" };

const SOUND: Readonly<Record<SoundEnd["kind"], true>> = { done: true, long: true, unreadable: true, refused: true };

/** Whether the child that ended a run so can be given another one. */
export function isSound(end: { readonly kind: string }): end is SoundEnd {
  return Object.hasOwn(SOUND, end.kind);
}
