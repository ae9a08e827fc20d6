import { S3Client } from "@aws-sdk/client-s3";
import { DEFAULT_REGION } from "./s3-options.ts";
import type { S3Options } from "./s3-options.ts";

/** With the SDK's backoff (doubling, with jitter), these attempts take about ten seconds if the store refuses at once. */
const TRIES = 6;

/** Time limits for a store, in milliseconds. */
export interface S3Patience {
  readonly connectMs: number;
  /** From the request's first byte to the answer's headers. */
  readonly answerMs: number;
  /** A connection without any data, also in the middle of an answer. */
  readonly idleMs: number;
  /** After this time, no further attempt begins. */
  readonly triesMs: number;
}

/**
 * A part of 8 MiB at 2 Mbit/s takes 34 s to send. A store that accepts connections and hangs is tried twice, and reported after 66 s
 * (measured with a silent socket); six attempts would take 199 s, longer than any caller waits.
 */
export const PATIENCE: S3Patience = { connectMs: 5000, answerMs: 60_000, idleMs: 30_000, triesMs: 45_000 };

/** A download that passes through the service to a slow caller uses one socket; with the SDK's default of 50, others would wait. */
const AGENT = { keepAlive: true, maxSockets: 512 };

export interface S3ClientOptions {
  /** Overrides the endpoint of the options, because addresses for callers may be signed for another host. */
  readonly endpoint?: string | undefined;
  readonly patience?: S3Patience;
}

export function createS3Client(options: S3Options, more: S3ClientOptions = {}): S3Client {
  const { endpoint = options.endpoint, patience = PATIENCE } = more;
  const addressing = options.addressing ?? (options.endpoint === undefined ? "virtual-host" : "path");
  const { accessKeyId, secretAccessKey, sessionToken } = options.credentials ?? {};
  const client = new S3Client({
    region: options.region ?? DEFAULT_REGION,
    forcePathStyle: addressing === "path",
    maxAttempts: TRIES,
    // Many S3 servers do not support the SDK's own checksums; the signature includes a SHA-256 of every body that is sent.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: {
      connectionTimeout: patience.connectMs,
      requestTimeout: patience.answerMs,
      throwOnRequestTimeout: true,
      socketTimeout: patience.idleMs,
      httpAgent: AGENT,
      httpsAgent: AGENT,
    },
    ...(endpoint === undefined ? {} : { endpoint }),
    ...(accessKeyId === undefined || secretAccessKey === undefined
      ? {}
      : { credentials: { accessKeyId, secretAccessKey, ...(sessionToken === undefined ? {} : { sessionToken }) } }),
  });
  const standard = client.config.retryStrategy;
  client.config.retryStrategy = async () => withinTime(await standard(), patience.triesMs);
  return client;
}

type AnyStrategy = Awaited<ReturnType<S3Client["config"]["retryStrategy"]>>;
type Strategy = Extract<AnyStrategy, { acquireInitialRetryToken: unknown }>;

/** The SDK limits only the number of attempts, and one attempt at a hanging store takes as long as many at a refusing one. */
function withinTime(strategy: AnyStrategy, triesMs: number): AnyStrategy {
  if (!("acquireInitialRetryToken" in strategy)) return strategy;
  const begun = new WeakMap<object, number>();
  const since = <Token extends object>(token: Token, at: number): Token => {
    begun.set(token, at);
    return token;
  };
  const timed: Strategy = {
    acquireInitialRetryToken: async (scope) => since(await strategy.acquireInitialRetryToken(scope), performance.now()),
    refreshRetryTokenForRetry: async (token, failure) => {
      const at = begun.get(token) ?? performance.now();
      if (performance.now() - at >= triesMs) throw new Error("no time is left for another try");
      return since(await strategy.refreshRetryTokenForRetry(token, failure), at);
    },
    recordSuccess: (token) => strategy.recordSuccess(token),
  };
  return timed;
}
