/** A fleet of two processes whose database stops while clients submit jobs, and comes back. */
import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { createApiKey } from "@docsvc/server/src/auth/api-key.ts";
import { newId } from "@docsvc/server/src/ports/identifiers.ts";
import { pdfWith } from "@docsvc/server/test/support/pdf.ts";
import type { PostgresServer } from "@docsvc/server/test/support/postgres-server.ts";

export interface OutageOptions {
  readonly server: PostgresServer;
  readonly dataDir: string;
  /** Time that the database is down; 0 restarts it at once. */
  readonly awayMs: number;
}

export interface OutageResult {
  readonly acknowledged: number;
  /** Acknowledged jobs that did not complete with exactly one attempt's usage. Must be 0. */
  readonly lost: number;
  /** Answers with 503 and Retry-After. */
  readonly refused: number;
  /** Answers other than 200 and 503 with Retry-After, and requests without an answer. Must be empty. */
  readonly wrong: readonly string[];
  /** Processes of the fleet that exited. Must be 0. */
  readonly exited: number;
  /** From the start of the database to the first acknowledged job. */
  readonly recoveredMs: number;
}

const CALLERS = 4;
const BEFORE_MS = 1500;
const AFTER_MS = 2000;
const main = fileURLToPath(new URL("../../../apps/server/src/main.ts", import.meta.url));

export async function databaseOutage({ server, dataDir, awayMs }: OutageOptions): Promise<OutageResult> {
  const apiKey = createApiKey();
  const environment = {
    ...process.env,
    DOCSVC_DATABASE_URL: await server.newDatabase(),
    DOCSVC_SECRET: "the secret of both processes of a fleet",
    DOCSVC_DATA_DIR: dataDir,
    DOCSVC_API_KEY: apiKey,
    DOCSVC_PORT: "0",
    DOCSVC_SLOTS: "2",
  };
  const start = (...args: string[]): ChildProcess =>
    spawn(process.execPath, ["--disable-warning=ExperimentalWarning", main, ...args], {
      env: environment,
      stdio: ["ignore", "ignore", "pipe"],
    });
  await once(start("migrate"), "exit");
  const fleet = [start("api"), start("worker")];
  try {
    const [url] = await Promise.all(fleet.map(addressOf));
    const call = async (method: string, path: string, body?: FormData | object): Promise<Response> =>
      fetch(url + path, {
        method,
        headers: {
          authorization: `Bearer ${apiKey}`,
          ...(body === undefined || body instanceof FormData
            ? {}
            : { "content-type": "application/json", "idempotency-key": newId() }),
        },
        ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
      });
    const form = new FormData();
    form.set("file", new Blob([await pdfWith(["A page."])]), "a.pdf");
    const { file_id: input } = (await (await call("POST", "/upload", form)).json()) as { file_id: string };

    const jobs = new Map<string, number>();
    const wrong: string[] = [];
    let refused = 0;
    let over = false;
    const submitAll = async (): Promise<void> => {
      while (!over) {
        const response = await call("POST", "/parse_async", { input }).catch((error: unknown) => error as Error);
        if (response instanceof Error) wrong.push(response.message);
        else if (response.status === 200) {
          jobs.set(((await response.json()) as { job_id: string }).job_id, performance.now());
          await sleep(250);
        } else if (response.status === 503 && response.headers.has("retry-after")) {
          refused += 1;
          await sleep(200);
        } else wrong.push(`${response.status} ${await response.text()}`);
      }
    };
    const callers = Array.from({ length: CALLERS }, submitAll);
    await sleep(BEFORE_MS);
    while (jobs.size === 0) await sleep(20);
    await server.stop("immediate");
    await sleep(awayMs);
    // On a busy machine, clients notice the outage later.
    while (refused === 0) await sleep(20);
    await server.start();
    const back = performance.now();
    const since = (): readonly number[] => [...jobs.values()].filter((at) => at > back);
    while (since().length === 0) await sleep(20);
    await sleep(AFTER_MS);
    over = true;
    await Promise.all(callers);

    let lost = 0;
    for (const id of jobs.keys()) {
      let status = "PENDING";
      while (status === "PENDING" || status === "RUNNING") {
        ({ status } = (await (await call("GET", `/job/${id}?wait=30`)).json()) as { status: string });
      }
      if (status !== "COMPLETED") lost += 1;
    }
    return {
      acknowledged: jobs.size,
      lost,
      refused,
      wrong,
      exited: fleet.filter(({ exitCode, signalCode }) => exitCode !== null || signalCode !== null).length,
      recoveredMs: Math.round(Math.min(...since()) - back),
    };
  } finally {
    for (const member of fleet) member.kill("SIGKILL");
  }
}

/** Reads the address from the process's first output; the rest of its output is its log. */
function addressOf(member: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = "";
    member.stderr!.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      const url = /listens on (http:\S+),/.exec(output)?.[1];
      if (url !== undefined) resolve(url);
    });
    member.once("exit", () => reject(new Error(`A process of the fleet ended: ${output}`)));
  });
}
