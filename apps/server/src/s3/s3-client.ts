import { S3Client } from "@aws-sdk/client-s3";
import { DEFAULT_REGION } from "./s3-options.ts";
import type { S3Options } from "./s3-options.ts";

/** With the SDK's backoff (doubling, with jitter) these tries go on for about ten seconds. */
const TRIES = 6;
const CONNECT_MS = 5000;
/** From the request's first byte to the answer's headers; a part of 8 MiB at 2 Mbit/s takes 34 s. */
const ANSWER_MS = 60_000;
/** A connection on which nothing moves. */
const IDLE_MS = 30_000;
/** Each download that a slow caller reads through the service holds one; the SDK's own 50 would let others wait. */
const AGENT = { keepAlive: true, maxSockets: 512 };

/** @param endpoint overrides that of the options: addresses for callers may be signed for another host */
export function createS3Client(options: S3Options, endpoint: string | undefined = options.endpoint): S3Client {
  const addressing = options.addressing ?? (options.endpoint === undefined ? "virtual-host" : "path");
  const { accessKeyId, secretAccessKey, sessionToken } = options.credentials ?? {};
  return new S3Client({
    region: options.region ?? DEFAULT_REGION,
    forcePathStyle: addressing === "path",
    maxAttempts: TRIES,
    // The SDK's own checksums are unknown to many S3 servers; the signature holds a SHA-256 of every body that we send.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      requestTimeout: ANSWER_MS,
      throwOnRequestTimeout: true,
      socketTimeout: IDLE_MS,
      httpAgent: AGENT,
      httpsAgent: AGENT,
    },
    ...(endpoint === undefined ? {} : { endpoint }),
    ...(accessKeyId === undefined || secretAccessKey === undefined
      ? {}
      : { credentials: { accessKeyId, secretAccessKey, ...(sessionToken === undefined ? {} : { sessionToken }) } }),
  });
}
