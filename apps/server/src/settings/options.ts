import type { AllowAddress } from "../fetch/guarded-agent.ts";
import type { WantedIsolation } from "../isolation/choose-isolation.ts";
import { isHost } from "./read-value.ts";
import { checkModel, type ModelOptions } from "./model-options.ts";
import type { S3Options } from "../files/s3/s3-options.ts";

/** The options of the service. Everything has a default; nothing is read from the environment. */
export interface ServiceOptions {
  /** Where files, the database and the installation's secret lie. */
  readonly dataDir: string;
  /**
   * `postgresql://…`, prepared by `docsvc migrate`: keeps all but the files there, so that any number of hosts can share the work. Files
   * are then in a bucket, or in a folder that all share.
   *
   * @defaultValue SQLite in the data directory
   */
  readonly database?: string | undefined;
  /** With a database: what is sealed and signed with, the same for all processes. At least 32 characters. */
  readonly secret?: string | undefined;
  /** With a database: `api` answers callers and runs no documents, `worker` does the opposite. @defaultValue both */
  readonly role?: "api" | "worker" | undefined;
  /**
   * A key that is accepted besides the stored ones, as long as it is given here. At least 32 characters after `ak_live_`.
   * Without it and without a stored key, the first start makes one.
   */
  readonly apiKey?: string | undefined;
  /** The address under which clients reach the service, for signed addresses. @defaultValue the request's own host */
  readonly publicUrl?: string | undefined;
  /**
   * Hosts, with their ports, under which callers reach the service, where there are several: a signed address has the request's own host if it is
   * among them, else the first. `startService` needs this or `publicUrl` on an address other than loopback. @defaultValue any
   */
  readonly hosts?: readonly string[] | undefined;
  /** Jobs that run at the same time. @defaultValue the number of cores */
  readonly slots?: number | undefined;
  /** Jobs of one organisation that run at the same time, in all processes together. @defaultValue no limit */
  readonly organisationSlots?: number | undefined;
  readonly limits?: Partial<Limits> | undefined;
  /** Keeps documents and results in a bucket. @defaultValue on disk, in the data directory */
  readonly s3?: S3Options | undefined;
  /** How long uploads, jobs and results are kept. @defaultValue 7 days */
  readonly retentionMs?: number | undefined;
  /** A language model that operations may ask. @defaultValue none: the engine works alone */
  readonly model?: ModelOptions | undefined;
  /** Credits a page. @defaultValue 1 for parse, and 1 for each other operation */
  readonly prices?: Partial<Prices> | undefined;
  /** Addresses that inputs may be fetched from, and webhooks sent to, although they are not public. @defaultValue none */
  readonly allowAddress?: AllowAddress | undefined;
  /** The proxy, `http://host:port`, through which inputs are fetched and webhooks sent; not to addresses that `allowAddress` lets through. @defaultValue none */
  readonly proxy?: string | undefined;
  /** Hosts that are reached without the proxy, as `NO_PROXY` lists them: `intranet.example,10.0.0.0/8`. @defaultValue none */
  readonly noProxy?: string | undefined;
  /** Waits between the tries of a webhook, in milliseconds; each with 10 % jitter. @defaultValue 10 tries in 75 hours */
  readonly webhookWaitsMs?: readonly number[] | undefined;
  /** With it `/metrics` is served (Prometheus), to `Authorization: Bearer <token>`. At least 16 characters. @defaultValue not served */
  readonly metricsToken?: string | undefined;
  /** `true` writes structured logs to standard output. @defaultValue false */
  readonly log?: boolean | LogTarget | undefined;
  /** Whether `X-Forwarded-*` of a proxy is trusted. @defaultValue false */
  readonly trustProxy?: boolean | undefined;
  /** Origins of web pages that browsers may let call the service; `*` for all. @defaultValue none */
  readonly corsOrigins?: readonly string[] | undefined;
  /** How long running jobs may continue after the service begins to close, before they go back to the queue. @defaultValue 25 s */
  readonly drainMs?: number | undefined;
  /**
   * What the child processes that read documents are kept from: exactly this level, or no start. `best` takes the best that works on this
   * machine, and says so where that is no sandbox.
   *
   * @defaultValue `sandbox`; `best` for `local` and for a service on a loopback address without a database
   */
  readonly isolation?: WantedIsolation | undefined;
  /** Paths of modules that add formats, recognition, passes over blocks or ways to chunk; the child processes load them. @defaultValue none */
  readonly plugins?: readonly string[] | undefined;
  /** The folder of the built studio; null: none is served. @defaultValue that of this package, where it is there */
  readonly studioDir?: string | null | undefined;
  /** The module that child processes run in place of the engine's. For tests of what a document can do to a process. */
  readonly childEntry?: URL | undefined;
}

/** Takes one line of JSON a message. */
export interface LogTarget {
  write(line: string): void;
  /** The least that is written; what is not, costs nothing. @defaultValue info */
  readonly level?: "info" | "warn" | "error";
}

export interface Limits {
  /** Bytes of an upload or a fetched document. @defaultValue 100 MB */
  readonly documentBytes: number;
  /** Bytes of a JSON body. @defaultValue 1 MiB */
  readonly bodyBytes: number;
  /** @defaultValue 2,000 */
  readonly pages: number;
  /** Resident memory of one run. @defaultValue 1.5 GiB */
  readonly memoryBytes: number;
  /** How long a synchronous call waits for its job. @defaultValue 120 s */
  readonly syncMs: number;
  /** How long a fetch of an input may take. @defaultValue 60 s */
  readonly fetchMs: number;
  /** Results beyond this are given as an address. @defaultValue 4 MiB */
  readonly inlineBytes: number;
  /** Waiting jobs beyond this are refused with 503. @defaultValue 10,000 */
  readonly pendingJobs: number;
  /** How much of that one organisation may fill, 0..1. @defaultValue 0.5 */
  readonly pendingShare: number;
  /** Bytes of documents and results that one organisation may keep. @defaultValue no limit */
  readonly storageBytes: number;
  /** The most that a caller may give as `settings.timeout`, and that a document may take. @defaultValue 86,400 s */
  readonly jobMs: number;
}

export interface Prices {
  readonly parse: number;
  /** Of each other operation, besides the parse. */
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
/** Kubernetes and others kill 30 s after they have asked to stop. */
export const DEFAULT_DRAIN_MS = 25_000;

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** The waits between tries that Standard Webhooks recommends: 10 tries in 75 hours and 35 minutes. */
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

/** @throws {@link TypeError} naming the option, where a wrong value would only show much later */
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
