/** kill -9 at any moment: whatever was acknowledged exists after the next start. */
import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { parse } from "@docsvc/engine";
import { effort } from "@docsvc/fixtures/effort";
import { onLinux } from "@docsvc/fixtures/needing";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createApiKey } from "../src/auth/api-key.ts";
import { builtEntry } from "./support/built-entry.ts";
import { machineClock } from "./support/machine-clock.ts";
import { pdfWith } from "./support/pdf.ts";
import type { Json } from "./support/test-service.ts";
import { addressOf } from "./support/until-printed.ts";

const apiKey = createApiKey();
let dataDir: string;
let running: ChildProcess | undefined;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "docsvc-crash-"));
});
afterEach(async () => {
  await kill();
  // The children of a killed service end slightly later than the service.
  await rm(dataDir, { recursive: true, force: true, maxRetries: 10 });
});

async function start(childEntry?: URL): Promise<string> {
  const entry = fileURLToPath(await builtEntry(new URL("./support/service-process.ts", import.meta.url)));
  const more = childEntry === undefined ? [] : [childEntry.href];
  running = spawn(process.execPath, [entry, dataDir, apiKey, ...more], { stdio: ["ignore", "pipe", "inherit"] });
  return addressOf(running.stdout!);
}

async function kill(): Promise<void> {
  if (running === undefined || running.exitCode !== null || running.signalCode !== null) return;
  const gone = once(running, "exit");
  running.kill("SIGKILL");
  await gone;
}

async function send(url: string, method: string, path: string, body?: FormData | object): Promise<Json> {
  const isForm = body instanceof FormData;
  const response = await fetch(url + path, {
    method,
    headers: {
      authorization: `Bearer ${apiKey}`,
      ...(body === undefined || isForm ? {} : { "content-type": "application/json" }),
    },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  });
  return response.json();
}

/** Uploads and submits until the service dies; returns what it acknowledged. */
async function submitUntilKilled(url: string, name: string, acknowledged: Map<string, string>): Promise<void> {
  const one = async (index: number): Promise<void> => {
    const text = `${name} ${index}`;
    const form = new FormData();
    form.set("file", new Blob([await pdfWith([text])]), "a.pdf");
    const { file_id: input } = await send(url, "POST", "/upload", form);
    const { job_id: job } = await send(url, "POST", "/parse_async", { input });
    if (typeof job === "string") acknowledged.set(job, text);
  };
  for (let index = 0; ; index += 4) {
    const round = await Promise.allSettled([0, 1, 2, 3].map((offset) => one(index + offset)));
    if (round.some(({ status }) => status === "rejected")) return;
  }
}

test("acknowledged uploads and jobs outlive kill -9, twice, and every job ends with its own result", async () => {
  const acknowledged = new Map<string, string>();
  // Counts acknowledgements instead of time: a fast machine would submit more jobs than a job list can contain.
  for (const [round, enough] of [6, 10].entries()) {
    const url = await start();
    const submitting = submitUntilKilled(url, `round ${round}`, acknowledged);
    while (acknowledged.size < enough) await sleep(5);
    await kill();
    await submitting;
  }

  const url = await start();
  for (const [id, text] of acknowledged) {
    let job = await send(url, "GET", `/job/${id}?wait=30`);
    while (job.status === "PENDING" || job.status === "RUNNING") job = await send(url, "GET", `/job/${id}?wait=30`);
    expect(job).toMatchObject({ status: "COMPLETED", usage: { num_pages: 1, credits: 1 } });
    expect(job.result.chunks[0].content).toContain(text);
  }
  expect(await readdir(join(dataDir, "files", "incoming"))).toEqual([]);
  const listed = await send(url, "GET", "/jobs?limit=500");
  const ids = new Set(listed.map((job: { job_id: string }) => job.job_id));
  expect([...acknowledged.keys()].filter((id) => !ids.has(id))).toEqual([]);
});

test("an edit that kill -9 interrupts is handed out whole later, and never half-done", async () => {
  const url = await start();
  const form = new FormData();
  const count = effort(4, 12);
  const pages = Array.from({ length: count }, (_, page) => `Page ${page}: the bell of Brannock\nand what it weighs`);
  form.set("file", new Blob([await pdfWith(pages)]), "a.pdf");
  const { file_id: input } = await send(url, "POST", "/upload", form);
  const body = { document_url: input, edit_instructions: 'Redact "Brannock".' };
  const { job_id: id } = await send(url, "POST", "/edit_async", body);
  await expect.poll(async () => (await send(url, "GET", `/job/${id}`)).status, { interval: 5 }).not.toBe("PENDING");
  await kill();

  const again = await start();
  let job = await send(again, "GET", `/job/${id}?wait=30`);
  while (job.status === "PENDING" || job.status === "RUNNING") job = await send(again, "GET", `/job/${id}?wait=30`);
  expect(job).toMatchObject({ status: "COMPLETED", result: { edits: [{ status: "done", count }] } });
  const response = await fetch(job.result.document_url as string);
  const { result } = await parse(new Uint8Array(await response.arrayBuffer()));
  const text = result.chunks.map(({ content }) => content).join("\n");
  expect(text).not.toContain("Brannock");
  expect(text.match(/and what it weighs/gu)).toHaveLength(count);
});

onLinux.test("a child amid a computation dies with its service", async () => {
  const url = await start(new URL("./support/playing-child.ts", import.meta.url));
  const form = new FormData();
  form.set("file", new Blob(["hang"]), "a.pdf");
  const { file_id: input } = await send(url, "POST", "/upload", form);
  const { job_id: id } = await send(url, "POST", "/parse_async", { input });
  await expect.poll(() => send(url, "GET", `/job/${id}`)).toMatchObject({ status: "RUNNING" });
  const pid = running!.pid!;
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, "utf8")).match(/\d+/g) ?? [];
  expect(children.length).toBeGreaterThan(0);
  await using clock = await machineClock();
  await kill();
  const alive = (child: string): Promise<boolean> =>
    readFile(`/proc/${child}/stat`, "latin1").then(
      // A zombie process is dead and waits for its new parent to reap it.
      (stat) => !/\) Z /.test(stat),
      () => false,
    );
  await clock.within(2000, async () => !(await Promise.all(children.map(alive))).includes(true));
});
