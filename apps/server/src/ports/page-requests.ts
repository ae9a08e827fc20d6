import type { ErrorCode } from "../errors/service-error.ts";

export interface PageRequest {
  readonly id: string;
  /** The page to draw, readable only by processes of the same installation, because it may contain the document's password. */
  readonly sealed: Uint8Array;
}

/** An image, or the reason why there is none. */
export type PageAnswer = { readonly image: Uint8Array } | { readonly code: ErrorCode; readonly message: string };

/**
 * Pages that a process without children has other processes of its fleet draw. Nothing outlives the waiting request: a late answer is
 * dropped, and the request of a process that died while drawing is not repeated, because viewers request the page again.
 */
export interface PageRequests {
  /** @returns undefined if no worker answers within the time */
  ask(request: PageRequest, withinMs: number): Promise<PageAnswer | undefined>;
  /** Takes the oldest waiting request, exclusively for this process; undefined if there is none. */
  take(): Promise<PageRequest | undefined>;
  answer(id: string, answer: PageAnswer): Promise<void>;
  /** Calls a listener for waiting requests. @returns a function that removes it */
  onAsked(listener: () => void): () => void;
}
