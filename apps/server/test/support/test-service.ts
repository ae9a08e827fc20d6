import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { createApiKey } from "../../src/auth/api-key.ts";
import { issueApiKey } from "../../src/auth/authenticator.ts";
import { createFetch } from "../../src/http/in-process-fetch.ts";
import type { ServiceOptions } from "../../src/settings/options.ts";
import { createService } from "../../src/service/service.ts";
import type { Service } from "../../src/service/service.ts";
import { CHILD_ENTRY } from "../../src/work/child-entry.ts";
import { builtEntry } from "./built-entry.ts";
import { contractFaults } from "./contract-check.ts";
import { letHeldGo } from "./held-children.ts";

export interface TestService extends AsyncDisposable {
  readonly service: Service;
  readonly dataDir: string;
  readonly apiKey: string;
  /** Lines of the log so far. */
  readonly log: readonly string[];
  /** Sends a request with the service's key; fails the test if the response violates the contract. */
  call(method: string, path: string, options?: CallOptions): Promise<TestAnswer>;
  upload(bytes: Uint8Array | string, options?: UploadOptions): Promise<TestAnswer>;
  /** Uploads a file and returns its reference. */
  stored(bytes: Uint8Array | string, name?: string): Promise<string>;
  /** Waits until a worker has claimed the job. */
  taken(job: string): Promise<void>;
  /** Waits until the job has ended, however long that takes, and returns its record. */
  ended(job: string, options?: CallOptions): Promise<Json>;
  /** Releases the child that holds the job, and returns the record of the ended job. */
  letGo(job: string): Promise<Json>;
  newKey(organisation: string): Promise<string>;
}

export interface CallOptions {
  readonly json?: unknown;
  readonly body?: string | Uint8Array | FormData | ReadableStream;
  readonly headers?: Readonly<Record<string, string>>;
  /** `null` sends no key. */
  readonly key?: string | null;
  readonly signal?: AbortSignal;
}

export interface UploadOptions extends CallOptions {
  readonly name?: string;
  readonly query?: string;
  readonly part?: string;
}

/** Tests read the fields they expect; the contract check has validated the whole response. */
// oxlint-disable-next-line typescript/no-explicit-any
export type Json = any;

export interface TestAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly json: Json;
}

/** The real application in this process, with its own data directory; every response is checked against the contract. */
export async function testService(options: Partial<ServiceOptions> = {}): Promise<TestService> {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), "docsvc-test-")));
  const apiKey = options.apiKey ?? createApiKey();
  const log: string[] = [];
  const service = await createService({
    slots: 1,
    drainMs: 0,
    // A test machine without bubblewrap runs the tests that do not depend on it.
    isolation: "best",
    // Tests that are not about the studio do not depend on whether it was built.
    studioDir: null,
    log: { write: (line) => void log.push(line) },
    ...options,
    // As long as a test may take: on a busy machine, a scan takes more than the usual two minutes.
    limits: { syncMs: 900_000, ...options.limits },
    childEntry: await builtEntry(options.childEntry ?? CHILD_ENTRY),
    dataDir,
    apiKey,
  });
  const send = createFetch(service.app, apiKey, service.stores.files.direct);
  const call: TestService["call"] = async (method, path, { json, body, headers, key, signal } = {}) => {
    const authorization = key === undefined ? `Bearer ${apiKey}` : key === null ? "" : `Bearer ${key}`;
    const response = await send(path.startsWith("http") ? path : `http://service.test${path}`, {
      method,
      headers: {
        authorization,
        ...(json === undefined ? {} : { "content-type": "application/json" }),
        ...headers,
      },
      ...(json === undefined ? (body === undefined ? {} : { body: body as string }) : { body: JSON.stringify(json) }),
      ...(signal === undefined ? {} : { signal }),
      duplex: "half",
    });
    const text = await response.text();
    const { pathname } = new URL(path, "http://service.test");
    const faults = contractFaults({ method, path: pathname, status: response.status, headers: response.headers, text });
    if (faults.length > 0) {
      throw new Error(`The answer breaks the contract: ${faults.join("; ")}\n${log.slice(-3).join("")}`);
    }
    const isWhole = method !== "HEAD" && response.status !== 206;
    const isJson = isWhole && response.headers.get("content-type")?.includes("json") === true;
    return {
      status: response.status,
      headers: response.headers,
      text,
      json: isJson ? (JSON.parse(text) as unknown) : undefined,
    };
  };
  const upload: TestService["upload"] = (bytes, { name = "document.pdf", query = "", part = "file", ...rest } = {}) => {
    const form = new FormData();
    form.set(part, new Blob([bytes]), name);
    return call("POST", `/upload${query}`, { ...rest, body: form });
  };
  return {
    service,
    dataDir,
    apiKey,
    log,
    call,
    upload,
    stored: async (bytes, name = "document.pdf") => (await upload(bytes, { name })).json.file_id as string,
    taken: async (job) => {
      while ((await call("GET", `/job/${job}`)).json.status === "PENDING") await sleep(10);
    },
    ended: async (job, callOptions) => {
      for (;;) {
        const { json } = await call("GET", `/job/${job}?wait=30`, callOptions);
        if (isOver(json)) return json;
      }
    },
    letGo: async (job) => {
      for (;;) {
        await letHeldGo(dataDir);
        const { json } = await call("GET", `/job/${job}?wait=1`);
        if (isOver(json)) return json;
      }
    },
    newKey: async (organisation) => (await issueApiKey(service.stores.keys, { name: "test", organisation })).key,
    async [Symbol.asyncDispose]() {
      await service.close();
      if (options.dataDir === undefined) await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Whether a job has ended; an error response counts as an end. */
function isOver({ status }: Json): boolean {
  return status !== "PENDING" && status !== "RUNNING";
}
