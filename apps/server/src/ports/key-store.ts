import type { MaybePromise } from "./maybe-promise.ts";

/** What a key may do; null: no limit. */
export interface KeyLimits {
  /** Requests in a time, evenly and with bursts of as many. */
  readonly rate: { readonly count: number; readonly seconds: number } | null;
  /** Jobs that run at the same time; the others wait. */
  readonly concurrency: number | null;
}

export const NO_LIMITS: KeyLimits = { rate: null, concurrency: null };

/** An API key as it is kept: never the key itself. */
export interface ApiKey {
  readonly id: string;
  readonly organisation: string;
  readonly name: string;
  /** The first characters, enough to recognise a key in a list. */
  readonly prefix: string;
  readonly limits: KeyLimits;
  readonly createdAt: number;
  readonly lastUsedAt: number | null;
  readonly revokedAt: number | null;
}

/** What a request needs to know of its key. */
export type AuthenticatedKey = Pick<ApiKey, "id" | "organisation" | "limits">;

export interface NewApiKey {
  readonly id: string;
  readonly organisation: string;
  readonly name: string;
  readonly prefix: string;
  readonly hash: Uint8Array;
  readonly limits: KeyLimits;
}

/** Every engine of this port runs `test/suites/key-store.suite.ts`. */
export interface KeyStore {
  add(key: NewApiKey): Promise<void>;
  /** A key that is not revoked; notes when it was last used, to the minute. */
  authenticate(hash: Uint8Array): MaybePromise<AuthenticatedKey | undefined>;
  list(organisation?: string): Promise<readonly ApiKey[]>;
  /** False when there is no such key or it is already revoked. */
  revoke(organisation: string, id: string): Promise<boolean>;
  /** Keys that are not revoked. */
  count(): Promise<number>;
}

/** When a key was last used is kept to the minute, so that reading does not cost a durable write each time. */
export const LAST_USED_GRAIN_MS = 60_000;
