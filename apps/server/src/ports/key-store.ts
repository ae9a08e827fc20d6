import type { MaybePromise } from "./maybe-promise.ts";

/** Limits of a key; null means no limit. */
export interface KeyLimits {
  /** Number of requests in a period, refilled evenly; bursts may use all of them at once. */
  readonly rate: { readonly count: number; readonly seconds: number } | null;
  /** Jobs that may run at the same time; further ones wait. */
  readonly concurrency: number | null;
}

export const NO_LIMITS: KeyLimits = { rate: null, concurrency: null };

/** A stored API key, without the key itself. */
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

/** The properties of a key that requests need. */
export type AuthenticatedKey = Pick<ApiKey, "id" | "organisation" | "limits">;

export interface NewApiKey {
  readonly id: string;
  readonly organisation: string;
  readonly name: string;
  readonly prefix: string;
  readonly hash: Uint8Array;
  readonly limits: KeyLimits;
}

/** Every implementation of this port passes `test/suites/key-store.suite.ts`. */
export interface KeyStore {
  add(key: NewApiKey): Promise<void>;
  /** Finds a key that is not revoked, and records when it was last used, to the minute. */
  authenticate(hash: Uint8Array): MaybePromise<AuthenticatedKey | undefined>;
  list(organisation?: string): Promise<readonly ApiKey[]>;
  /** False if there is no such key or it is already revoked. */
  revoke(organisation: string, id: string): Promise<boolean>;
  /** Number of keys that are not revoked. */
  count(): Promise<number>;
}

/** The last use of a key is recorded to the minute, so that reading does not take a durable write each time. */
export const LAST_USED_GRAIN_MS = 60_000;
