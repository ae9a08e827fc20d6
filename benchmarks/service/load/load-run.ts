/** The load run: what the service's own work costs in addition to the framework's, and whether many rows or many clients change it. */
import { join } from "node:path";
import { Readable } from "node:stream";
import { issueApiKey } from "@docsvc/server/src/auth/authenticator.ts";
import { newId } from "@docsvc/server/src/ports/identifiers.ts";
import { openStores } from "@docsvc/server/src/stores/open-stores.ts";
import { fillJobs } from "./fill-jobs.ts";
import { driveLoad, quantile } from "./http-load.ts";
import type { LoadFigures } from "./http-load.ts";
import { ORGANISATION } from "./plan.ts";
import { startServer } from "./server.ts";
import type { Server } from "./server.ts";

export interface LoadPlan {
  readonly rounds: number;
  /** Requests per measurement. */
  readonly requests: number;
  /** Finished jobs in the full table. */
  readonly rows: number;
  readonly callers: number;
  /** Parallel clients in the last part. */
  readonly crowd: number;
}

/** One measurement of one route. */
export interface Measured {
  readonly perSecond: number;
  /** Processor time of the server per request, in milliseconds: more stable than the rate on a shared machine. */
  readonly cpuMs: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

export const ROUTES = ["read a finished job", "read a waiting job", "submit a job"] as const;
export type Route = (typeof ROUTES)[number];
export type Rounds = readonly Measured[];

export interface LoadRunResult {
  readonly plan: LoadPlan;
  /** By route; rounds with the same index were run together. */
  readonly docsvc: Readonly<Record<Route, Rounds>>;
  readonly bare: Readonly<Record<Route, Rounds>>;
  /** Bare Fastify that looks up the caller's key. */
  readonly keyed: Readonly<Record<Route, Rounds>>;
  /** The service over a table of `rows` finished jobs, and over one of a thousand: by request. */
  readonly fullTable: Readonly<Record<string, Rounds>>;
  readonly emptyTable: Readonly<Record<string, Rounds>>;
  readonly crowd: {
    readonly callers: number;
    readonly byStatus: Readonly<Record<string, number>>;
    readonly broken: number;
    readonly withoutRetryAfter: number;
    readonly perSecond: number;
    readonly p50Ms: number;
    readonly p99Ms: number;
  };
}

const FEW_ROWS = 1000;
const SAMPLE = 500;

/** A data directory with jobs to query. */
interface Prepared {
  readonly dataDir: string;
  readonly key: string;
  readonly finished: readonly string[];
  readonly waiting: string;
  readonly fileId: string;
}

export async function loadRun(root: string, plan: LoadPlan): Promise<LoadRunResult> {
  const small = await prepare(join(root, "small"), FEW_ROWS);
  const large = await prepare(join(root, "large"), plan.rows);
  const yardstick = await prepare(join(root, "bare"), FEW_ROWS);
  const docsvc: Measurements<Route> = {};
  const bare: Measurements<Route> = {};
  const keyed: Measurements<Route> = {};
  const emptyTable: Measurements<string> = {};
  const fullTable: Measurements<string> = {};
  {
    await using own = await startServer({ dataDir: small.dataDir, app: "docsvc" });
    await using full = await startServer({ dataDir: large.dataDir, app: "docsvc" });
    await using least = await startServer({ dataDir: yardstick.dataDir, app: "bare" });
    await using knowing = await startServer({ dataDir: yardstick.dataDir, app: "keyed" });
    // The first round warms the code up and does not count.
    for (let round = 0; round <= plan.rounds; round++) {
      for (const route of ROUTES) {
        const measured = [
          await measure(own, small, route, plan),
          await measure(least, yardstick, route, plan),
          await measure(knowing, yardstick, route, plan),
        ] as const;
        if (round === 0) continue;
        keep(docsvc, route, measured[0]);
        keep(bare, route, measured[1]);
        keep(keyed, route, measured[2]);
      }
      for (const question of [...ROUTES, "list jobs"] as const) {
        const pair = [await measure(own, small, question, plan), await measure(full, large, question, plan)] as const;
        if (round > 0) keep(emptyTable, question, pair[0]);
        if (round > 0) keep(fullTable, question, pair[1]);
      }
    }
  }
  await using own = await startServer({ dataDir: small.dataDir, app: "docsvc" });
  const figures = await driveCrowd(own, small, plan);
  return {
    plan,
    docsvc: docsvc as Record<Route, Rounds>,
    bare: bare as Record<Route, Rounds>,
    keyed: keyed as Record<Route, Rounds>,
    emptyTable: emptyTable as Record<string, Rounds>,
    fullTable: fullTable as Record<string, Rounds>,
    crowd: {
      callers: plan.crowd,
      byStatus: figures.byStatus,
      broken: figures.broken,
      withoutRetryAfter: figures.withoutRetryAfter,
      ...rateOf(figures),
    },
  };
}

type Measurements<Name extends string> = Partial<Record<Name, Measured[]>>;

function keep<Name extends string>(measurements: Measurements<Name>, name: Name, measured: Measured): void {
  (measurements[name] ??= []).push(measured);
}

/** Jobs as a service leaves them, some of them with results on disk, and one waiting job. */
async function prepare(dataDir: string, rows: number): Promise<Prepared> {
  await using stores = await openStores(dataDir);
  const { key } = await issueApiKey(stores.keys, { name: "load", organisation: ORGANISATION });
  const finished = fillJobs(join(dataDir, "docsvc.sqlite"), ORGANISATION, rows, SAMPLE);
  for (const id of finished) await stores.files.put(`results/${id}`, Readable.from([Buffer.from(RESULT)]));
  const fileId = `${newId()}.pdf`;
  const { bytes } = await stores.files.put(`uploads/${fileId}`, Readable.from([Buffer.from("%PDF-1.7")]));
  await stores.uploads.add({
    id: fileId,
    organisation: ORGANISATION,
    key: `uploads/${fileId}`,
    bytes,
    idempotency: null,
  });
  const waiting = newId();
  await stores.jobs.submit({
    id: waiting,
    organisation: ORGANISATION,
    keyId: "filler",
    requestId: waiting,
    type: "parse",
    priority: false,
    request: { input: { from: "upload", fileId }, config: {} },
    metadata: undefined,
    secret: null,
    webhook: null,
    idempotency: null,
  });
  return { dataDir, key, finished, waiting, fileId };
}

/** The result of a page of text. */
const RESULT = JSON.stringify({
  type: "full",
  chunks: Array.from({ length: 4 }, (_, index) => ({
    content: "The quick brown fox jumps over the lazy dog. ".repeat(8),
    embed: "The quick brown fox jumps over the lazy dog. ".repeat(8),
    blocks: [{ type: "Text", bbox: { left: 0.1, top: index / 5, width: 0.8, height: 0.1, page: 1 }, content: "fox" }],
  })),
});

async function measure(
  server: Server,
  prepared: Prepared,
  question: Route | "list jobs",
  { requests, callers }: LoadPlan,
): Promise<Measured> {
  const request = REQUESTS[question](prepared);
  const before = await server.cpuMs();
  const figures = await driveLoad({ port: server.port, callers, requests, request });
  const cpuMs = ((await server.cpuMs()) - before) / requests;
  if (figures.byStatus["200"] !== requests) {
    throw new Error(`${question}: ${JSON.stringify(figures.byStatus)}, ${figures.broken} broken`);
  }
  return { ...rateOf(figures), cpuMs };
}

const REQUESTS: Readonly<Record<Route | "list jobs", (prepared: Prepared) => (index: number) => string>> = {
  "read a finished job":
    ({ key, finished }) =>
    (index) =>
      get(`/job/${finished[index % finished.length]}`, key),
  "read a waiting job":
    ({ key, waiting }) =>
    () =>
      get(`/job/${waiting}`, key),
  "submit a job":
    ({ key, fileId }) =>
    () =>
      post("/parse_async", key, { input: `docsvc://${fileId}`, async: { metadata: { source: "load" } } }),
  "list jobs":
    ({ key }) =>
    () =>
      get("/jobs?limit=20", key),
};

/** All clients at once: half of them submit, the others read. */
function driveCrowd(server: Server, prepared: Prepared, { crowd, requests }: LoadPlan): Promise<LoadFigures> {
  const submit = REQUESTS["submit a job"](prepared);
  const read = REQUESTS["read a finished job"](prepared);
  const request = (index: number): string => (index % 2 === 0 ? submit : read)(index);
  return driveLoad({ port: server.port, callers: crowd, requests: Math.max(requests, crowd * 5), request });
}

function rateOf({ latencies, seconds }: LoadFigures): Omit<Measured, "cpuMs"> {
  return {
    perSecond: latencies.length / seconds,
    p50Ms: quantile(latencies, 0.5),
    p99Ms: quantile(latencies, 0.99),
  };
}

function get(path: string, key: string): string {
  return `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\nauthorization: Bearer ${key}\r\n\r\n`;
}

function post(path: string, key: string, body: object): string {
  const text = JSON.stringify(body);
  return `POST ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\nauthorization: Bearer ${key}\r\ncontent-type: application/json\r\ncontent-length: ${text.length}\r\n\r\n${text}`;
}
