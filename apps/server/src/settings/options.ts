import type { AllowAddress } from "../fetch/guarded-agent.ts";
import type { WantedIsolation } from "../isolation/choose-isolation.ts";
import { isHost } from "./read-value.ts";
import { checkModel, type ModelOptions } from "./model-options.ts";
import type { S3Options } from "../files/s3/s3-options.ts";

/** The options of the service. Everything has a default; nothing is read from the environment. */
export interface ServiceOptions {
  /** The folder of the files, the database and the installation's secret. */
  readonly dataDir: string;
  /**
   * `postgresql://…`, prepared by `docsvc migrate`: stores everything except files, so that any number of hosts can share the work. Files
   * are then in a bucket, or in a folder that all hosts share.
   *
   * @defaultValue SQLite in the data directory
   */
  readonly database?: string | undefined;
  /** With a database: the secret for sealing and signing, the same for all processes. At least 32 characters. */
  readonly secret?: string | undefined;
  /** With a database: `api` answers callers and processes no documents, `worker` does the opposite. @defaultValue both */
  readonly role?: "api" | "worker" | undefined;
  /**
   * A key that is accepted in addition to the stored ones for as long as it is set here. At least 32 characters after `ak_live_`. Without it
   * and without a stored key, the first start creates one.
   */
  readonly apiKey?: string | undefined;
  /** The address of the service for clients, used in signed addresses. @defaultValue the request's own host */
  readonly publicUrl?: string | undefined;
  /**
   * Hosts, with their ports, under which callers reach the service, if there are several: a signed address has the request's own host if it
   * is in this list, else the first. On an address other than loopback, `startService` requires this or `publicUrl`. @defaultValue any
   */
  readonly hosts?: readonly string[] | undefined;
  /** Number of jobs that run at the same time. @defaultValue the number of cores */
  readonly slots?: number | undefined;
  /** Number of jobs of one organisation that run at the same time, in all processes together. @defaultValue no limit */
  readonly organisationSlots?: number | undefined;
  readonly limits?: Partial<Limits> | undefined;
  /** Stores documents and results in a bucket. @defaultValue on disk, in the data directory */
  readonly s3?: S3Options | undefined;
  /** Milliseconds for which uploads, jobs and results are kept. @defaultValue 7 days */
  readonly retentionMs?: number | undefined;
  /** A language model that operations may use. @defaultValue none: the engine works alone */
  readonly model?: ModelOptions | undefined;
  /** Credits for each page. @defaultValue 1 for parse, and 1 for each other operation */
  readonly prices?: Partial<Prices> | undefined;
  /** Addresses that inputs may be fetched from and webhooks sent to even though they are not public. @defaultValue none */
  readonly allowAddress?: AllowAddress | undefined;
  /** The proxy, `http://host:port`, for fetching inputs and sending webhooks, except to addresses that `allowAddress` allows. @defaultValue none */
  readonly proxy?: string | undefined;
  /** Hosts that are reached without the proxy, in the format of `NO_PROXY`: `intranet.example,10.0.0.0/8`. @defaultValue none */
  readonly noProxy?: string | undefined;
  /** Delays between the tries of a webhook in milliseconds, each with 10 % jitter. @defaultValue 10 tries in 75 hours */
  readonly webhookWaitsMs?: readonly number[] | undefined;
  /** If set, `/metrics` (Prometheus) is served to `Authorization: Bearer <token>`. At least 16 characters. @defaultValue not served */
  readonly metricsToken?: string | undefined;
  /** `true` writes structured logs to standard output. @defaultValue false */
  readonly log?: boolean | LogTarget | undefined;
  /** Whether a proxy's `X-Forwarded-*` headers are trusted. @defaultValue false */
  readonly trustProxy?: boolean | undefined;
  /** Origins of web pages from which browsers may call the service; `*` for all. @defaultValue none */
  readonly corsOrigins?: readonly string[] | undefined;
  /** Milliseconds for which running jobs may continue after the service begins to close, before they return to the queue. @defaultValue 25 s */
  readonly drainMs?: number | undefined;
  /**
   * The isolation of the child processes that read documents. The service does not start if this level does not work. `best` uses the best
   * level that works on this machine, and logs it if that is not the sandbox.
   *
   * @defaultValue `sandbox`; `best` for `local` and for a service on a loopback address without a database
   */
  readonly isolation?: WantedIsolation | undefined;
  /** Paths of modules that add formats, recognition, passes over blocks or chunking methods. The child processes load them. @defaultValue none */
  readonly plugins?: readonly string[] | undefined;
  /** The folder of the built studio; null serves none. @defaultValue the studio of this package, if it was built */
  readonly studioDir?: string | null | undefined;
  /** The module that child processes run instead of the engine's. For tests of attacks by a document's process. */
  readonly childEntry?: URL | undefined;
}

/** Receives one line of JSON for each message. */
export interface LogTarget {
  write(line: string): void;
  /** The lowest level that is written; lower ones cost nothing. @defaultValue info */
  readonly level?: "info" | "warn" | "error";
}

export interface Limits {
  /** Maximum bytes of an upload or a fetched document. @defaultValue 100 MB */
  readonly documentBytes: number;
  /** Maximum bytes of a JSON body. @defaultValue 1 MiB */
  readonly bodyBytes: number;
  /** @defaultValue 2,000 */
  readonly pages: number;
  /** Maximum resident memory of one run in bytes. @defaultValue 1.5 GiB */
  readonly memoryBytes: number;
  /** Milliseconds that a synchronous call waits for its job. @defaultValue 120 s */
  readonly syncMs: number;
  /** Maximum milliseconds for fetching an input. @defaultValue 60 s */
  readonly fetchMs: number;
  /** Larger results are returned as an address. @defaultValue 4 MiB */
  readonly inlineBytes: number;
  /** Number of waiting jobs beyond which submissions are refused with 503. @defaultValue 10,000 */
  readonly pendingJobs: number;
  /** The share of that which one organisation may use, 0–1. @defaultValue 0.5 */
  readonly pendingShare: number;
  /** Maximum bytes of documents and results that one organisation may store. @defaultValue no limit */
  readonly storageBytes: number;
  /** The maximum of `settings.timeout`, and of the time for a document, in milliseconds. @defaultValue 86,400 s */
  readonly jobMs: number;
}

export interface Prices {
  readonly parse: number;
  /** For each operation other than the parse, in addition to it. */
  readonly operation: number;
}

export const DEFAULT_LIMITS: Limits = {
  documentBytes: 100_000_000,
  bodyBytes: 1024 ** 2,
  pages: 2000,
  memoryBytes: 1.5 * 1024 ** 3,
  syncMs: 120_000,
  fetchMs: 60_000,
  inlineBytes: 4 * 1024 ** 2,
  pendingJobs: 10_000,
  pendingShare: 0.5,
  storageBytes: Number.POSITIVE_INFINITY,
  jobMs: 86_400_000,
};

export const DEFAULT_PRICES: Prices = { parse: 1, operation: 1 };
export const DEFAULT_RETENTION_MS: number = 7 * 24 * 3600 * 1000;
/** Kubernetes and others kill a process 30 s after they request it to stop. */
export const DEFAULT_DRAIN_MS = 25_000;

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** The delays between tries that Standard Webhooks recommends: 10 tries in 75 hours and 35 minutes. */
export const DEFAULT_WEBHOOK_WAITS_MS: readonly number[] = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
];

/** @throws {@link TypeError} naming the option, if a wrong value would be noticed only much later */
export function checkOptions(options: ServiceOptions): void {
  const { slots, publicUrl, limits, retentionMs, organisationSlots, metricsToken, database, role } = options;
  if (options.model !== undefined) checkModel(options.model);
  if (role !== undefined && database === undefined) {
    throw new TypeError(`${role} shares its work with other processes, and needs a database that all reach.`);
  }
  if (database !== undefined && !/^postgres(?:ql)?:$/.test(URL.canParse(database) ? new URL(database).protocol : "")) {
    throw new TypeError("database must be a postgresql:// address.");
  }
  if (slots !== undefined && !(Number.isSafeInteger(slots) && slots > 0)) {
    throw new TypeError(`slots must be a whole number from 1, and is ${slots}.`);
  }
  if (publicUrl !== undefined && !/^https?:/.test(URL.canParse(publicUrl) ? publicUrl : "")) {
    throw new TypeError(`publicUrl must be an http:// or https:// address, and is ${JSON.stringify(publicUrl)}.`);
  }
  if (options.hosts !== undefined && (options.hosts.length === 0 || !options.hosts.every(isHost))) {
    throw new TypeError(`hosts must be names or addresses, each with its port where that is not the usual one.`);
  }
  if (metricsToken !== undefined && !/^\S{16,}$/.test(metricsToken)) {
    throw new TypeError("metricsToken must have at least 16 characters and no spaces.");
  }
  for (const [name, value] of Object.entries({ ...limits, retentionMs, organisationSlots })) {
    if (value !== undefined && !(value > 0)) throw new TypeError(`${name} must be more than 0, and is ${value}.`);
  }
}
