/**
 * Everything that an operator can set. The variables, the help of the command line, the report of `docsvc doctor` and the
 * documentation are made of this list; `read-settings.ts` says which option of the service each one is.
 */
import { DEFAULT_DRAIN_MS, DEFAULT_LIMITS, DEFAULT_PRICES, DEFAULT_RETENTION_MS } from "./options.ts";
import { MODEL_SETTINGS } from "./model-settings.ts";
import type { SettingName } from "./setting-name.ts";
import { readFlag, readHosts, readOrigins, readProxy } from "./setting.ts";
import type { Setting } from "./setting.ts";

const MB = 1e6;
const KIB = 1024;
const MIB = 1024 ** 2;
const MILLION = 1_000_000;

export const SETTINGS: Readonly<Record<SettingName, Setting>> = {
  dataDir: { variable: "DOCSVC_DATA_DIR", meaning: "where files, jobs and keys are kept", byDefault: ".docsvc" },
  host: { variable: "DOCSVC_HOST", meaning: "address to listen on; 0.0.0.0 for all", byDefault: "127.0.0.1" },
  port: {
    variable: "DOCSVC_PORT",
    meaning: "port to listen on; 0 takes a free one",
    byDefault: "8787",
    bounds: { least: 0, most: 65_535 },
  },
  publicUrl: {
    variable: "DOCSVC_PUBLIC_URL",
    meaning: "where clients reach the service; a service on an address other than loopback needs this or DOCSVC_HOSTS",
    byDefault: "the request's own host",
  },
  hosts: {
    variable: "DOCSVC_HOSTS",
    meaning: "hosts under which clients reach the service, where there are several, with commas between",
    byDefault: "the request's own host",
    check: readHosts,
  },
  trustProxy: {
    variable: "DOCSVC_TRUST_PROXY",
    meaning: "true: trusts X-Forwarded-* headers of the proxy in front",
    byDefault: "false",
    check: readFlag,
  },
  corsOrigins: {
    variable: "DOCSVC_CORS_ORIGINS",
    meaning: "origins of web pages that may call the service from a browser, with commas between; * for all",
    byDefault: "none",
    check: readOrigins,
  },
  apiKey: {
    variable: "DOCSVC_API_KEY",
    meaning: "a key that is accepted besides the stored ones; at least 32 characters after ak_live_",
    byDefault: "the first start makes one",
    secret: true,
  },
  baseUrl: {
    variable: "DOCSVC_BASE_URL",
    meaning: "of commands: the service that docsvc jobs talks to",
    byDefault: "http://127.0.0.1:8787",
  },
  config: {
    variable: "DOCSVC_CONFIG",
    meaning: "of commands: a file with what is said each time",
    byDefault: "docsvc.json of the folder",
  },
  documentPassword: {
    variable: "DOCSVC_DOCUMENT_PASSWORD",
    meaning: "of commands: password of the documents",
    byDefault: "none",
    secret: true,
  },
  stateDir: {
    variable: "DOCSVC_STATE_DIR",
    meaning: "of commands: where docsvc parse notes which files it has written",
    byDefault: "the folder that the system has for such",
  },
  metricsToken: {
    variable: "DOCSVC_METRICS_TOKEN",
    meaning: "opens /metrics to who sends it; at least 16 characters",
    byDefault: "/metrics is not served",
    secret: true,
  },
  database: {
    variable: "DOCSVC_DATABASE_URL",
    meaning: "postgresql:// address of a fleet's database",
    byDefault: "SQLite in the data directory",
    secret: true,
  },
  secret: {
    variable: "DOCSVC_SECRET",
    meaning: "with a database: what is sealed and signed with, the same for all processes; at least 32 characters",
    byDefault: "a file in the data directory",
    secret: true,
  },
  allow: {
    variable: "DOCSVC_ALLOW",
    meaning: "hosts and networks that inputs may come from and webhooks go to although they are not public",
    byDefault: "none",
  },
  proxy: {
    variable: "DOCSVC_PROXY",
    meaning:
      "http:// address of the proxy that inputs are fetched and webhooks sent through, but those to allowed private hosts; names that only the proxy can resolve are not checked",
    byDefault: "none; commands take HTTPS_PROXY",
    secret: true,
    check: readProxy,
  },
  noProxy: {
    variable: "DOCSVC_NO_PROXY",
    meaning: "hosts, domains and networks that are reached without the proxy, with commas between; * for all",
    byDefault: "none; commands take NO_PROXY",
  },
  isolation: {
    variable: "DOCSVC_ISOLATION",
    meaning:
      "what keeps the child processes that read documents apart: this level, or the first of several (`sandbox,no-namespaces`) that works, or no start",
    byDefault: "sandbox; on a machine's own loopback the best that works",
  },
  plugins: {
    variable: "DOCSVC_PLUGINS",
    meaning:
      "modules that add formats, text recognition, passes over blocks or ways to chunk, with commas between; the processes that read documents load them",
    byDefault: "none",
  },
  slots: {
    variable: "DOCSVC_SLOTS",
    meaning: "documents that are worked on at the same time",
    byDefault: "the number of cores",
    bounds: { least: 1, most: 1024 },
  },
  organisationSlots: {
    variable: "DOCSVC_ORGANISATION_SLOTS",
    meaning: "of them, or of those of a whole fleet, as many as one organisation may use",
    byDefault: "all",
    bounds: { least: 1, most: 100_000 },
  },
  pendingJobs: {
    variable: "DOCSVC_PENDING_JOBS",
    meaning: "jobs that may wait; more are refused with 503",
    byDefault: String(DEFAULT_LIMITS.pendingJobs),
    bounds: { least: 1, most: 10 * MILLION },
  },
  pendingShare: {
    variable: "DOCSVC_PENDING_SHARE",
    meaning: "how much of that one organisation may fill",
    unit: "%",
    byDefault: String(DEFAULT_LIMITS.pendingShare * 100),
    bounds: { least: 1, most: 100 },
  },
  storage: {
    variable: "DOCSVC_STORAGE_MB",
    meaning: "documents and results that one organisation may keep; more are refused with 413",
    unit: "MB",
    byDefault: "no limit",
    bounds: { least: 1, most: 1e9 },
  },
  document: {
    variable: "DOCSVC_DOCUMENT_MB",
    meaning: "size of a document",
    unit: "MB",
    byDefault: String(DEFAULT_LIMITS.documentBytes / MB),
    bounds: { least: 1, most: 5000 },
  },
  pages: {
    variable: "DOCSVC_PAGES",
    meaning: "pages of a document",
    byDefault: String(DEFAULT_LIMITS.pages),
    bounds: { least: 1, most: 100_000 },
  },
  memory: {
    variable: "DOCSVC_MEMORY_MIB",
    meaning: "memory of one run",
    unit: "MiB",
    byDefault: String(DEFAULT_LIMITS.memoryBytes / MIB),
    bounds: { least: 256, most: 1_048_576 },
  },
  job: {
    variable: "DOCSVC_JOB_SECONDS",
    meaning: "most that a caller may ask for as settings.timeout, and that a document may take",
    unit: "s",
    byDefault: String(DEFAULT_LIMITS.jobMs / 1000),
    bounds: { least: 1, most: 86_400 },
  },
  sync: {
    variable: "DOCSVC_SYNC_SECONDS",
    meaning: "how long a synchronous call waits for its job",
    unit: "s",
    byDefault: String(DEFAULT_LIMITS.syncMs / 1000),
    bounds: { least: 1, most: 290 },
  },
  fetch: {
    variable: "DOCSVC_FETCH_SECONDS",
    meaning: "how long fetching an input may take",
    unit: "s",
    byDefault: String(DEFAULT_LIMITS.fetchMs / 1000),
    bounds: { least: 1, most: 3600 },
  },
  body: {
    variable: "DOCSVC_BODY_KIB",
    meaning: "size of a JSON body",
    unit: "KiB",
    byDefault: String(DEFAULT_LIMITS.bodyBytes / KIB),
    bounds: { least: 16, most: 65_536 },
  },
  inline: {
    variable: "DOCSVC_INLINE_KIB",
    meaning: "larger results are given as an address",
    unit: "KiB",
    byDefault: String(DEFAULT_LIMITS.inlineBytes / KIB),
    bounds: { least: 1, most: 65_536 },
  },
  retention: {
    variable: "DOCSVC_RETENTION_HOURS",
    meaning: "how long uploads, jobs and results are kept",
    unit: "h",
    byDefault: String(DEFAULT_RETENTION_MS / 3_600_000),
    bounds: { least: 0.01, most: 87_600, fractions: true },
  },
  price: {
    variable: "DOCSVC_PRICE_PARSE",
    meaning: "credits for a parsed page",
    byDefault: String(DEFAULT_PRICES.parse),
    bounds: { least: 0, most: MILLION, fractions: true },
  },
  ...MODEL_SETTINGS,
  drain: {
    variable: "DOCSVC_DRAIN_SECONDS",
    meaning: "how long running jobs may continue after the service begins to stop",
    unit: "s",
    byDefault: String(DEFAULT_DRAIN_MS / 1000),
    bounds: { least: 0, most: 3600 },
  },
  bucket: {
    variable: "DOCSVC_S3_BUCKET",
    meaning: "keeps documents and results in this bucket",
    byDefault: "files on disk",
  },
  prefix: { variable: "DOCSVC_S3_PREFIX", meaning: "a folder of the bucket", byDefault: "none" },
  region: { variable: "DOCSVC_S3_REGION", meaning: "also AWS_REGION", byDefault: "us-east-1" },
  endpoint: {
    variable: "DOCSVC_S3_ENDPOINT",
    meaning: "a server other than that of AWS; also AWS_ENDPOINT_URL_S3",
    byDefault: "AWS",
  },
  accessKeyId: {
    variable: "DOCSVC_S3_ACCESS_KEY_ID",
    meaning: "credentials",
    byDefault: "as the AWS tools find them: AWS_ACCESS_KEY_ID …, a profile, the role of the container or machine",
    secret: true,
  },
  secretAccessKey: {
    variable: "DOCSVC_S3_SECRET_ACCESS_KEY",
    meaning: "goes with the access key id",
    byDefault: "as above",
    secret: true,
  },
  sessionToken: {
    variable: "DOCSVC_S3_SESSION_TOKEN",
    meaning: "of temporary credentials",
    byDefault: "none",
    secret: true,
  },
  addressing: {
    variable: "DOCSVC_S3_ADDRESSING",
    meaning: "path or virtual-host",
    byDefault: "path with an endpoint, virtual-host at AWS",
  },
  direct: {
    variable: "DOCSVC_S3_DIRECT",
    meaning: "true: callers are given signed addresses of the bucket for results, files and announced uploads",
    byDefault: "false",
    check: readFlag,
  },
  publicEndpoint: {
    variable: "DOCSVC_S3_PUBLIC_ENDPOINT",
    meaning: "the address of the store for callers, when it is another",
    byDefault: "the endpoint",
  },
};
