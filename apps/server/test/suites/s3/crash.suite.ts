import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { effort } from "@docsvc/fixtures/effort";
import { expect, test } from "vitest";
import { createApiKey } from "../../../src/auth/api-key.ts";
import { removeOrphans } from "../../../src/jobs/retention.ts";
import { openStores } from "../../../src/stores/open-stores.ts";
import { builtEntry } from "../../support/built-entry.ts";
import { pdfWith } from "../../support/pdf.ts";
import type { S3TestBucket } from "../../support/radosgw.ts";
import type { Json } from "../../support/test-service.ts";
import { addressOf } from "../../support/until-printed.ts";
import { S3FileStore } from "../../../src/files/s3/s3-file-store.ts";

/** Two parts of a multipart upload, so that a kill may come between them. */
const LARGE_BYTES = 12_000_000;
const ROUNDS = effort(1, 3);
/** Minimum of acknowledgements before a kill, so that on a slow machine the kill comes later instead of before any. */
const MIN_PER_ROUND = 2;
/** A kill comes at a random moment within this time, which is about that of a large file. */
const KILL_WITHIN_MS = 300;

const digest = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");
const entry = await builtEntry(new URL("../../support/service-process.ts", import.meta.url));

/** Checks that a service with its files in a bucket keeps what it has acknowledged. */
export function crashSuite(newBucket: () => Promise<S3TestBucket>): void {
  test("acknowledged files and jobs outlive kill -9, and what was half-sent is swept", async () => {
    const s3 = await newBucket();
    const dataDir = await mkdtemp(join(tmpdir(), "docsvc-s3-crash-"));
    const apiKey = createApiKey();
    const files = new Map<string, string>();
    const jobs = new Map<string, string>();
    try {
      for (let round = 1; round <= ROUNDS; round += 1) {
        const { url, process } = await start(dataDir, apiKey, s3);
        const sending = Promise.all([
          sendFiles({ url, apiKey }, files),
          submitJobs({ url, apiKey }, jobs, `round ${round}`),
        ]);
        while (files.size < round * MIN_PER_ROUND || jobs.size < round * MIN_PER_ROUND) await sleep(20);
        await sleep(Math.random() * KILL_WITHIN_MS);
        await kill(process);
        await sending;
      }
      const { url, process } = await start(dataDir, apiKey, s3);
      try {
        for (const [id, sum] of files) {
          const answer = await fetch(`${url}/files/${id}`, { headers: { authorization: `Bearer ${apiKey}` } });
          expect(digest(new Uint8Array(await answer.arrayBuffer()))).toBe(sum);
        }
        for (const [id, text] of jobs) {
          const read = (): Promise<Json> => send({ url, apiKey }, "GET", `/job/${id}?wait=30`);
          let job = await read();
          while (job.status === "PENDING" || job.status === "RUNNING") job = await read();
          expect(job).toMatchObject({ status: "COMPLETED", usage: { num_pages: 1, credits: 1 } });
          expect(job.result.chunks[0].content).toContain(text);
        }
      } finally {
        await kill(process);
      }

      const store = new S3FileStore(s3);
      const later = Date.now() + 60_000;
      await store.removeUnfinished(later);
      expect(await store.removeUnfinished(later)).toBe(0);
      await using stores = await openStores(dataDir, { s3 });
      await removeOrphans({ stores }, later);
      const kept = new Set<string>();
      for await (const key of store.list("uploads/")) kept.add(key.slice("uploads/".length));
      for (const id of files.keys()) expect(kept.has(id)).toBe(true);
      for (const id of kept) expect(await stores.uploads.get("default", id)).toBeDefined();
    } finally {
      await rm(dataDir, { recursive: true, force: true, maxRetries: 10 });
    }
  }, 600_000);
}

interface Target {
  readonly url: string;
  readonly apiKey: string;
}

async function start(
  dataDir: string,
  apiKey: string,
  s3: S3TestBucket,
): Promise<{ url: string; process: ChildProcess }> {
  const child = spawn(process.execPath, [fileURLToPath(entry), dataDir, apiKey, "-", JSON.stringify(s3)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  return { url: await addressOf(child.stdout), process: child };
}

async function kill(child: ChildProcess): Promise<void> {
  const exited = once(child, "exit");
  child.kill("SIGKILL");
  await exited;
}

/** Runs until the service is gone, and records what it acknowledged. */
async function sendFiles(target: Target, acknowledged: Map<string, string>): Promise<void> {
  const one = async (): Promise<void> => {
    const bytes = randomBytes(LARGE_BYTES);
    const { file_id: file } = await upload(target, bytes);
    if (typeof file === "string") acknowledged.set(file.slice("docsvc://".length), digest(bytes));
  };
  await untilGone(one);
}

async function submitJobs(target: Target, acknowledged: Map<string, string>, name: string): Promise<void> {
  let count = 0;
  await untilGone(async () => {
    const text = `${name} number ${count++}`;
    const { file_id: input } = await upload(target, await pdfWith([text]));
    const { job_id: job } = await send(target, "POST", "/parse_async", JSON.stringify({ input }), "application/json");
    if (typeof job === "string") acknowledged.set(job, text);
  });
}

async function untilGone(work: () => Promise<void>): Promise<void> {
  for (;;) {
    const hasEnded = await work().then(
      () => false,
      () => true,
    );
    if (hasEnded) return;
  }
}

async function upload(target: Target, bytes: Uint8Array): Promise<Json> {
  const form = new FormData();
  form.set("file", new Blob([bytes]), "a.pdf");
  return send(target, "POST", "/upload", form);
}

async function send(
  { url, apiKey }: Target,
  method: string,
  path: string,
  body?: FormData | string,
  contentType?: string,
): Promise<Json> {
  const headers = {
    authorization: `Bearer ${apiKey}`,
    ...(contentType === undefined ? {} : { "content-type": contentType }),
  };
  const answer = await fetch(url + path, { method, headers, ...(body === undefined ? {} : { body }) });
  return answer.json();
}
