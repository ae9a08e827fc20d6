import type { ErrorCode } from "../errors/service-error.ts";

export interface PageRequest {
  readonly id: string;
  /** What is to be drawn, readable by processes of the same installation alone: it may hold the document's password. */
  readonly sealed: Uint8Array;
}

/** An image, or why there is none. */
export type PageAnswer = { readonly image: Uint8Array } | { readonly code: ErrorCode; readonly message: string };

/**
 * Pages that a process which starts no children has others of its fleet draw. Nothing of it outlives who waits: an answer that comes too
 * late is dropped, and a request whose process died while it drew is not taken again, since whoever looks at a page asks again.
 */
export interface PageRequests {
  /** @returns undefined if no worker has answered within the time */
  ask(request: PageRequest, withinMs: number): Promise<PageAnswer | undefined>;
  /** The one that has waited longest, for this process alone; undefined when none waits. */
  take(): Promise<PageRequest | undefined>;
  answer(id: string, answer: PageAnswer): Promise<void>;
  /** Calls a listener for waiting requests. @returns a function that stops it */
  onAsked(listener: () => void): () => void;
}
