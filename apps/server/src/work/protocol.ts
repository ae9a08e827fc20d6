import type { ParseConfig } from "@docsvc/openapi";
import { isErrorCode } from "../errors.ts";
import type { ErrorCode } from "../errors.ts";
import type { PageRun } from "../ports/job-parts.ts";

/** What a child process is told to do. Files go by path, so that no document passes through the service's memory. */
export type Assignment = ParseAssignment | SliceAssignment | AssemblyAssignment;

interface AnyAssignment {
  /** Of the request that submitted the job; null when there was none. */
  readonly requestId: string | null;
  /** Whether somebody wants to know how long each stage took. */
  readonly reportsStages?: boolean;
  /** Where the child writes what it makes. */
  readonly outputPath: string;
  readonly config: ParseConfig;
}

interface DocumentAssignment extends AnyAssignment {
  readonly inputPath: string;
  readonly maxPages: number;
  /** Names the document: a child that still holds it open from the assignment before need not open it again. */
  readonly documentId: string;
}

/** A whole document; the output is its result as JSON. One of more pages than `mostPages` is opened and counted, and not read. */
export interface ParseAssignment extends DocumentAssignment {
  readonly kind: "parse";
  readonly mostPages: number;
}

/** A run of pages of a long document; the output is what was read of them. */
export interface SliceAssignment extends DocumentAssignment {
  readonly kind: "slice";
  readonly pages: PageRun;
}

/** All slices of a long document, in their order; the output is its result as JSON. */
export interface AssemblyAssignment extends AnyAssignment {
  readonly kind: "assembly";
  readonly slicePaths: readonly string[];
}

/** How a run ended that leaves its child as sound as it was. */
type SoundEnd =
  | { readonly kind: "done"; readonly numPages: number }
  /** The document has more pages than may be read in one go. */
  | { readonly kind: "long"; readonly pages: PageRun }
  /** Slices that another version wrote, or that are damaged: 0-based places among the slices of the assignment. */
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
  | SoundEnd
  /** A defect: an error nobody expected. */
  | { readonly kind: "defect"; readonly stack: string };

/** How a run in a child process ended. */
export type RunOutcome =
  | SoundEnd
  | { readonly kind: "defect"; readonly stack: string }
  | { readonly kind: "timeout" }
  | { readonly kind: "memory" }
  /** The process died on its own. */
  | { readonly kind: "crashed"; readonly how: string }
  /** The run was called off. */
  | { readonly kind: "stopped" };

const SOUND: ReadonlySet<RunOutcome["kind"]> = new Set(["done", "long", "unreadable", "refused"]);

/** Whether the child can be given another run. */
export function isSound(outcome: RunOutcome): boolean {
  return SOUND.has(outcome.kind);
}

/** A message as it came from a process that a document may have taken over; undefined when no child of ours sends such a thing. */
export function readChildMessage(received: unknown): ChildMessage | undefined {
  if (typeof received !== "object" || received === null || !("kind" in received)) return undefined;
  const message = received as ChildMessage;
  const isFine =
    message.kind === "ready" ||
    (message.kind === "progress" && isCount(message.done) && isCount(message.total)) ||
    (message.kind === "stage" && STAGES.includes(message.name) && isTime(message.startMs) && isTime(message.endMs)) ||
    (message.kind === "done" && isCount(message.numPages)) ||
    (message.kind === "long" && isRun(message.pages)) ||
    (message.kind === "unreadable" && Array.isArray(message.slices) && message.slices.every(isCount)) ||
    (message.kind === "refused" && isErrorCode(message.code) && typeof message.message === "string") ||
    (message.kind === "defect" && typeof message.stack === "string");
  return isFine ? message : undefined;
}

function isTime(value: unknown): boolean {
  return typeof value === "number" && value >= 0 && value < 1e14;
}

function isCount(value: unknown): boolean {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function isRun(value: unknown): boolean {
  const { first, last } = (value ?? {}) as Partial<PageRun>;
  return isCount(first) && isCount(last) && 1 <= first! && first! <= last!;
}
