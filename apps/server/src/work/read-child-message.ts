import { isErrorCode } from "../errors/service-error.ts";
import type { PageRun } from "../ports/job-parts.ts";
import { readModelRequest } from "./ask/read-model-request.ts";
import { cutText } from "./channel/cut-text.ts";
import { STAGES } from "./protocol.ts";
import type { Assignment, ChildMessage } from "./protocol.ts";

/**
 * Copies the known fields of a message from a process that a document may have taken over; undefined if no genuine child sends such a
 * message. Texts are truncated here, before anything stores them.
 */
export function readChildMessage(received: unknown): ChildMessage | undefined {
  if (typeof received !== "object" || received === null) return undefined;
  const fields = received as Fields;
  const { kind } = fields;
  return typeof kind === "string" && Object.hasOwn(READERS, kind)
    ? READERS[kind as ChildMessage["kind"]](fields)
    : undefined;
}

/** Whether a run of this assignment can send this message: numbers of pages become rows, and are billed. */
export function isAbout(message: ChildMessage, assignment: Assignment): boolean {
  if (message.kind === "long") {
    return assignment.kind === "parse" && countPages(message.pages) <= assignment.maxPages;
  }
  if (message.kind === "ask") return assignment.mayAsk === true;
  if (message.kind === "unreadable") {
    const { slicePaths = [] } = assignment.kind === "assembly" ? assignment : {};
    return message.slices.length <= slicePaths.length && message.slices.every((index) => index < slicePaths.length);
  }
  if (message.kind !== "done" || !("maxPages" in assignment)) return true;
  return message.numPages <= assignment.maxPages;
}

type Fields = Readonly<Record<string, unknown>>;
type Readers = {
  readonly [Kind in ChildMessage["kind"]]: (fields: Fields) => Extract<ChildMessage, { kind: Kind }> | undefined;
};

const READERS: Readers = {
  ready: () => ({ kind: "ready" }),
  progress: ({ done, total }) =>
    isPages(done) && isPages(total) && done <= total ? { kind: "progress", done, total } : undefined,
  ask: ({ id, request }) => {
    const asked = readModelRequest(request);
    return isPages(id) && asked !== undefined ? { kind: "ask", id, request: asked } : undefined;
  },
  stage: ({ name: given, startMs, endMs }) => {
    const name = STAGES.find((stage) => stage === given);
    return name !== undefined && isTime(startMs) && isTime(endMs) ? { kind: "stage", name, startMs, endMs } : undefined;
  },
  done: ({ numPages }) => (isPages(numPages) ? { kind: "done", numPages } : undefined),
  long: ({ pages }) => {
    const { first, last } = (pages ?? {}) as Fields;
    return isPages(first) && isPages(last) && 1 <= first && first <= last
      ? { kind: "long", pages: { first, last } }
      : undefined;
  },
  unreadable: ({ slices }) =>
    Array.isArray(slices) && slices.every(isPages) ? { kind: "unreadable", slices } : undefined,
  refused: ({ code, message }) =>
    isErrorCode(code) && typeof message === "string" ? { kind: "refused", code, message: cutText(message) } : undefined,
  defect: ({ stack }) => (typeof stack === "string" ? { kind: "defect", stack: cutText(stack) } : undefined),
};

/** The maximum that all stores can count. */
const MAX_PAGES = 1e6;

function isPages(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= MAX_PAGES;
}

function isTime(value: unknown): value is number {
  return typeof value === "number" && value >= 0 && value < 1e14;
}

function countPages({ first, last }: PageRun): number {
  return last - first + 1;
}
