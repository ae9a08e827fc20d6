/**
 * Webhooks: what is to be announced, and how far that is.
 *
 * - event: one a job, written by the job's end in the same transaction; its id is the `webhook-id` of every try
 * - try: one request to the receiver; events are tried again until one is taken, or the schedule is over
 * - claim: a process's right to make the next try, proved by a fencing token and held by a lease
 *
 * Every engine of these two ports runs `test/suites/webhook-store.suite.ts`.
 */
export type WebhookType = "job.completed" | "job.failed";

/** `failed`: the last try is over; `gone`: the receiver answered 410. Both can be replayed. */
export type WebhookState = "pending" | "delivered" | "failed" | "gone";

export interface WebhookTry {
  readonly at: number;
  readonly durationMs: number;
  /** HTTP status; null when no answer came. */
  readonly status: number | null;
  /** A word for programs and people; null when the event was taken. */
  readonly error: string | null;
}

export interface WebhookEntry {
  readonly id: string;
  readonly organisation: string;
  readonly jobId: string;
  readonly type: WebhookType;
  readonly state: WebhookState;
  /** Tries that ended, since the last replay. */
  readonly tries: number;
  readonly createdAt: number;
  /** Of the next try; null when there will be none. */
  readonly dueAt: number | null;
  readonly lastTry: WebhookTry | null;
}

export interface WebhookClaim {
  readonly id: string;
  readonly organisation: string;
  readonly jobId: string;
  readonly type: WebhookType;
  readonly tries: number;
  readonly token: number;
  readonly createdAt: number;
  /** Sealed, in the context of the job's id. */
  readonly target: Uint8Array;
}

/** What became of a try. */
export type WebhookOutcome =
  | { readonly state: "delivered" | "failed" | "gone" }
  | { readonly state: "pending"; readonly dueAt: number };

export interface WebhookFilter {
  readonly limit: number;
  readonly organisation?: string | undefined;
  readonly state?: WebhookState | undefined;
  readonly jobId?: string | undefined;
}

export interface WebhookStore {
  /** Takes due events, of the organisation with the fewest under way first; never more than `perOrganisation` of one. */
  claim(limit: number, perOrganisation: number, leaseMs: number): Promise<readonly WebhookClaim[]>;
  /** Notes a try and its outcome in one; false: the claim no longer holds and nothing was written. */
  settle(claim: Pick<WebhookClaim, "id" | "token">, attempt: WebhookTry, outcome: WebhookOutcome): Promise<boolean>;
  /** Makes events due whose sender is lost; `all` when no other sender can be alive. A lost try does not count. */
  recover(which: "expired" | "all"): Promise<number>;
  /** Newest first. */
  list(filter: WebhookFilter): Promise<readonly WebhookEntry[]>;
  /** All tries of an event, oldest first. */
  tries(organisation: string, id: string): Promise<readonly WebhookTry[]>;
  /** Makes an event due again under its own id, with a whole schedule; false when the organisation has none of that id. */
  replay(organisation: string, id: string): Promise<boolean>;
  /** Forgets events that were settled before a time, with their log. */
  forget(before: number): Promise<number>;
  counts(): Promise<WebhookCounts>;
}

export interface WebhookCounts {
  readonly pending: number;
  /** When the oldest event that is not yet settled was written. */
  readonly oldestPending: number | null;
}

/** A sealed signing secret of an organisation; the current one has no end. */
export interface WebhookSecret {
  readonly id: string;
  readonly sealed: Uint8Array;
  readonly expiresAt: number | null;
}

export interface WebhookSecretStore {
  /** Those that are valid now, the current one first. */
  valid(organisation: string): Promise<readonly WebhookSecret[]>;
  /** Stores a first secret; false when the organisation has a current one. */
  addFirst(organisation: string, secret: Pick<WebhookSecret, "id" | "sealed">): Promise<boolean>;
  /** Makes a secret the current one; the one before stays valid until a time. */
  rotate(organisation: string, secret: Pick<WebhookSecret, "id" | "sealed">, previousValidUntil: number): Promise<void>;
}
