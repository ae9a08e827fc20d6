/**
 * Webhooks: the events to deliver, and their progress.
 *
 * - event: one for each job, written in the transaction that ends the job; its id is the `webhook-id` of every try
 * - try: one request to the receiver; an event is retried until the receiver accepts it or the schedule ends
 * - claim: a process's right to make the next try, proved by a fencing token and limited by a lease
 *
 * Every implementation of these two ports passes `test/suites/webhook-store.suite.ts`.
 */
export type WebhookType = "job.completed" | "job.failed";

/** `failed`: the last try failed. `gone`: the receiver answered 410. Both can be replayed. */
export type WebhookState = "pending" | "delivered" | "failed" | "gone";

export interface WebhookTry {
  readonly at: number;
  readonly durationMs: number;
  /** HTTP status; null if there was no answer. */
  readonly status: number | null;
  /** A code for programs and people; null if the receiver accepted the event. */
  readonly error: string | null;
}

export interface WebhookEntry {
  readonly id: string;
  readonly organisation: string;
  readonly jobId: string;
  readonly type: WebhookType;
  readonly state: WebhookState;
  /** Number of finished tries since the last replay. */
  readonly tries: number;
  readonly createdAt: number;
  /** Time of the next try; null if there is none. */
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
  /** Sealed, with the job's id as context. */
  readonly target: Uint8Array;
}

/** The outcome of a try. */
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
  /** Claims due events, first of the organisation with the fewest in progress; never more than `perOrganisation` of one. */
  claim(limit: number, perOrganisation: number, leaseMs: number): Promise<readonly WebhookClaim[]>;
  /** Records a try and its outcome together. False if the claim is no longer valid; nothing was written. */
  settle(claim: Pick<WebhookClaim, "id" | "token">, attempt: WebhookTry, outcome: WebhookOutcome): Promise<boolean>;
  /** Makes events due whose sender is lost; `all` if no other sender can be alive. A lost try does not count. */
  recover(which: "expired" | "all"): Promise<number>;
  /** Newest first. */
  list(filter: WebhookFilter): Promise<readonly WebhookEntry[]>;
  /** All tries of an event, oldest first. */
  tries(organisation: string, id: string): Promise<readonly WebhookTry[]>;
  /** Makes an event due again under its own id, with a full schedule. False if the organisation has no such event. */
  replay(organisation: string, id: string): Promise<boolean>;
  /** Removes events that were settled before a time, with their log. */
  forget(before: number): Promise<number>;
  counts(): Promise<WebhookCounts>;
}

export interface WebhookCounts {
  readonly pending: number;
  /** When the oldest event that is not yet settled was written. */
  readonly oldestPending: number | null;
}

/** A sealed signing secret of an organisation. The current one does not expire. */
export interface WebhookSecret {
  readonly id: string;
  readonly sealed: Uint8Array;
  readonly expiresAt: number | null;
}

export interface WebhookSecretStore {
  /** The secrets that are valid now, the current one first. */
  valid(organisation: string): Promise<readonly WebhookSecret[]>;
  /** Stores a first secret. False if the organisation already has a current one. */
  addFirst(organisation: string, secret: Pick<WebhookSecret, "id" | "sealed">): Promise<boolean>;
  /** Makes a secret the current one. The previous one stays valid until a time. */
  rotate(organisation: string, secret: Pick<WebhookSecret, "id" | "sealed">, previousValidUntil: number): Promise<void>;
}
