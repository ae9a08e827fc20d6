/**
 * All settings of an operator. The command line's help, the report of `docsvc doctor`, the documentation and the options of the service are
 * generated from this list. To add a setting, add its option to `options.ts` and its variable here.
 */
import { DEFAULT_DRAIN_MS, DEFAULT_LIMITS, DEFAULT_PRICES, DEFAULT_RETENTION_MS } from "./options.ts";
import { MODEL_SETTINGS } from "./model-settings.ts";
import { readFlag, readHosts, readOrigins, readProxy } from "./read-value.ts";
import type { Setting } from "./setting.ts";

const MB = 1e6;
const KIB = 1024;
const MIB = 1024 ** 2;
const MILLION = 1_000_000;
const SECOND_MS = 1000;
const HOUR_MS = 3_600_000;

export const SETTINGS: readonly Setting[] = [
  { variable: "DOCSVC_DATA_DIR", meaning: "where files, jobs and keys are kept", byDefault: ".docsvc" },
  { variable: "DOCSVC_HOST", meaning: "address to listen on; 0.0.0.0 for all", byDefault: "127.0.0.1" },
  {
    variable: "DOCSVC_PORT",
    meaning: "port to listen on; 0 takes a free one",
    byDefault: "8787",
    bounds: { least: 0, most: 65_535 },
  },
  {
    variable: "DOCSVC_PUBLIC_URL",
    meaning:
      "URL under which clients reach the service; a service on an address other than loopback needs this or DOCSVC_HOSTS",
    byDefault: "the request's own host",
  },
  {
    variable: "DOCSVC_HOSTS",
    meaning: "hosts under which clients reach the service, if there are several, separated by commas",
    byDefault: "the request's own host",
    fromText: (value) => ({ hosts: readHosts(value) }),
  },
  {
    variable: "DOCSVC_TRUST_PROXY",
    meaning: "true: trusts X-Forwarded-* headers of the proxy in front",
    byDefault: "false",
    fromText: (value) => ({ trustProxy: readFlag(value) }),
  },
  {
    variable: "DOCSVC_CORS_ORIGINS",
    meaning: "origins of web pages that may call the service from a browser, separated by commas; * for all",
    byDefault: "none",
    fromText: (value) => ({ corsOrigins: readOrigins(value) }),
  },
  {
    variable: "DOCSVC_API_KEY",
    meaning: "a key to accept in addition to the stored ones; at least 32 characters after ak_live_",
    byDefault: "the first start creates one",
    secret: true,
  },
  {
    variable: "DOCSVC_BASE_URL",
    meaning: "for commands: the service that docsvc jobs calls",
    byDefault: "http://127.0.0.1:8787",
  },
  {
    variable: "DOCSVC_CONFIG",
    meaning: "for commands: a file with default flags",
    byDefault: "docsvc.json in the current folder",
  },
  {
    variable: "DOCSVC_DOCUMENT_PASSWORD",
    meaning: "for commands: the password of the documents",
    byDefault: "none",
    secret: true,
  },
  {
    variable: "DOCSVC_STATE_DIR",
    meaning: "for commands: where docsvc parse records the files it has written",
    byDefault: "the system's folder for application state",
  },
  {
    variable: "DOCSVC_METRICS_TOKEN",
    meaning: "token that callers of /metrics send; at least 16 characters",
    byDefault: "/metrics is not served",
    secret: true,
  },
  {
    variable: "DOCSVC_DATABASE_URL",
    meaning: "postgresql:// address of a fleet's database",
    byDefault: "SQLite in the data directory",
    secret: true,
  },
  {
    variable: "DOCSVC_SECRET",
    meaning: "with a database: the key that seals and signs, the same for all processes; at least 32 characters",
    byDefault: "a file in the data directory",
    secret: true,
  },
  {
    variable: "DOCSVC_ALLOW",
    meaning: "private hosts and networks that inputs may come from and webhooks may go to",
    byDefault: "none",
  },
  {
    variable: "DOCSVC_PROXY",
    meaning:
      "http:// address of the proxy for fetching inputs and sending webhooks, except to allowed private hosts; names that only the proxy can resolve are not checked",
    byDefault: "none; commands take HTTPS_PROXY",
    secret: true,
    fromText: (value) => ({ proxy: readProxy(value) }),
  },
  {
    variable: "DOCSVC_NO_PROXY",
    meaning: "hosts, domains and networks to reach without the proxy, separated by commas; * for all",
    byDefault: "none; commands take NO_PROXY",
    fromText: (noProxy) => ({ noProxy }),
  },
  {
    variable: "DOCSVC_ISOLATION",
    meaning:
      "isolation of the child processes that read documents: this level, or the first of several (`sandbox,no-namespaces`) that works; otherwise the service does not start",
    byDefault: "sandbox; the best level that works when the service listens on loopback",
  },
  {
    variable: "DOCSVC_PLUGINS",
    meaning:
      "modules that add formats, text recognition, block passes or chunkers, separated by commas; the processes that read documents load them",
    byDefault: "none",
    fromText: (paths) => ({ plugins: paths.split(",").map((path) => path.trim()) }),
  },
  {
    variable: "DOCSVC_SLOTS",
    meaning: "documents that the service processes at the same time",
    byDefault: "the number of cores",
    bounds: { least: 1, most: 1024 },
    fromNumber: (slots) => ({ slots }),
  },
  {
    variable: "DOCSVC_ORGANISATION_SLOTS",
    meaning: "slots that one organisation may use, counted over the whole fleet",
    byDefault: "all",
    bounds: { least: 1, most: 100_000 },
    fromNumber: (organisationSlots) => ({ organisationSlots }),
  },
  {
    variable: "DOCSVC_PENDING_JOBS",
    meaning: "jobs that may wait; more are refused with 503",
    byDefault: String(DEFAULT_LIMITS.pendingJobs),
    bounds: { least: 1, most: 10 * MILLION },
    fromNumber: (pendingJobs) => ({ limits: { pendingJobs } }),
  },
  {
    variable: "DOCSVC_PENDING_SHARE",
    meaning: "share of the waiting jobs that one organisation may fill",
    unit: "%",
    byDefault: String(DEFAULT_LIMITS.pendingShare * 100),
    bounds: { least: 1, most: 100 },
    fromNumber: (percent) => ({ limits: { pendingShare: percent / 100 } }),
  },
  {
    variable: "DOCSVC_STORAGE_MB",
    meaning: "size of the documents and results that one organisation may keep; more are refused with 413",
    unit: "MB",
    byDefault: "no limit",
    bounds: { least: 1, most: 1e9 },
    fromNumber: (value) => ({ limits: { storageBytes: value * MB } }),
  },
  {
    variable: "DOCSVC_DOCUMENT_MB",
    meaning: "size of a document",
    unit: "MB",
    byDefault: String(DEFAULT_LIMITS.documentBytes / MB),
    bounds: { least: 1, most: 5000 },
    fromNumber: (value) => ({ limits: { documentBytes: value * MB } }),
  },
  {
    variable: "DOCSVC_PAGES",
    meaning: "pages of a document",
    byDefault: String(DEFAULT_LIMITS.pages),
    bounds: { least: 1, most: 100_000 },
    fromNumber: (pages) => ({ limits: { pages } }),
  },
  {
    variable: "DOCSVC_MEMORY_MIB",
    meaning: "memory of one run",
    unit: "MiB",
    byDefault: String(DEFAULT_LIMITS.memoryBytes / MIB),
    bounds: { least: 256, most: 1_048_576 },
    fromNumber: (value) => ({ limits: { memoryBytes: value * MIB } }),
  },
  {
    variable: "DOCSVC_JOB_SECONDS",
    meaning: "maximum for settings.timeout, and for the time that a document may take",
    unit: "s",
    byDefault: String(DEFAULT_LIMITS.jobMs / SECOND_MS),
    bounds: { least: 1, most: 86_400 },
    fromNumber: (seconds) => ({ limits: { jobMs: seconds * SECOND_MS } }),
  },
  {
    variable: "DOCSVC_SYNC_SECONDS",
    meaning: "how long a synchronous call waits for its job",
    unit: "s",
    byDefault: String(DEFAULT_LIMITS.syncMs / SECOND_MS),
    bounds: { least: 1, most: 290 },
    fromNumber: (seconds) => ({ limits: { syncMs: seconds * SECOND_MS } }),
  },
  {
    variable: "DOCSVC_FETCH_SECONDS",
    meaning: "how long fetching an input may take",
    unit: "s",
    byDefault: String(DEFAULT_LIMITS.fetchMs / SECOND_MS),
    bounds: { least: 1, most: 3600 },
    fromNumber: (seconds) => ({ limits: { fetchMs: seconds * SECOND_MS } }),
  },
  {
    variable: "DOCSVC_BODY_KIB",
    meaning: "size of a JSON body",
    unit: "KiB",
    byDefault: String(DEFAULT_LIMITS.bodyBytes / KIB),
    bounds: { least: 16, most: 65_536 },
    fromNumber: (value) => ({ limits: { bodyBytes: value * KIB } }),
  },
  {
    variable: "DOCSVC_INLINE_KIB",
    meaning: "results over this size are returned as a URL",
    unit: "KiB",
    byDefault: String(DEFAULT_LIMITS.inlineBytes / KIB),
    bounds: { least: 1, most: 65_536 },
    fromNumber: (value) => ({ limits: { inlineBytes: value * KIB } }),
  },
  {
    variable: "DOCSVC_RETENTION_HOURS",
    meaning: "how long uploads, jobs and results are kept",
    unit: "h",
    byDefault: String(DEFAULT_RETENTION_MS / HOUR_MS),
    bounds: { least: 0.01, most: 87_600, fractions: true },
    fromNumber: (hours) => ({ retentionMs: hours * HOUR_MS }),
  },
  {
    variable: "DOCSVC_PRICE_PARSE",
    meaning: "credits for a parsed page",
    byDefault: String(DEFAULT_PRICES.parse),
    bounds: { least: 0, most: MILLION, fractions: true },
    fromNumber: (parse) => ({ prices: { parse } }),
  },
  ...MODEL_SETTINGS,
  {
    variable: "DOCSVC_DRAIN_SECONDS",
    meaning: "how long running jobs may continue after the service starts to stop",
    unit: "s",
    byDefault: String(DEFAULT_DRAIN_MS / SECOND_MS),
    bounds: { least: 0, most: 3600 },
    fromNumber: (seconds) => ({ drainMs: seconds * SECOND_MS }),
  },
  {
    variable: "DOCSVC_S3_BUCKET",
    meaning: "bucket for documents and results",
    byDefault: "files on disk",
  },
  { variable: "DOCSVC_S3_PREFIX", meaning: "folder in the bucket", byDefault: "none" },
  { variable: "DOCSVC_S3_REGION", meaning: "also AWS_REGION", byDefault: "us-east-1" },
  {
    variable: "DOCSVC_S3_ENDPOINT",
    meaning: "URL of an S3 server other than AWS; also AWS_ENDPOINT_URL_S3",
    byDefault: "AWS",
  },
  {
    variable: "DOCSVC_S3_ACCESS_KEY_ID",
    meaning: "access key id",
    byDefault: "as the AWS tools find them: AWS_ACCESS_KEY_ID …, a profile, the role of the container or machine",
    secret: true,
  },
  {
    variable: "DOCSVC_S3_SECRET_ACCESS_KEY",
    meaning: "secret key for the access key id",
    byDefault: "as above",
    secret: true,
  },
  {
    variable: "DOCSVC_S3_SESSION_TOKEN",
    meaning: "session token of temporary credentials",
    byDefault: "none",
    secret: true,
  },
  {
    variable: "DOCSVC_S3_ADDRESSING",
    meaning: "path or virtual-host",
    byDefault: "path with an endpoint, virtual-host at AWS",
  },
  {
    variable: "DOCSVC_S3_DIRECT",
    meaning: "true: callers get signed URLs of the bucket for results, files and announced uploads",
    byDefault: "false",
    fromText: (value) => (readFlag(value), {}),
  },
  {
    variable: "DOCSVC_S3_PUBLIC_ENDPOINT",
    meaning: "URL of the S3 server for callers, if it differs",
    byDefault: "the endpoint",
  },
];
