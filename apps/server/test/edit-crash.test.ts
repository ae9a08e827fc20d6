/** kill -9 during edits: each edit returns its whole document later or fails with a reason, never half a document. */
import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Docsvc, JobFailedError } from "@docsvc/client";
import { parse, renderText } from "@docsvc/engine";
import { effort } from "@docsvc/fixtures/effort";
import { onLinux } from "@docsvc/fixtures/needing";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createApiKey } from "../src/auth/api-key.ts";
import { builtEntry } from "./support/built-entry.ts";
import { pdfWith } from "./support/pdf.ts";
import { addressOf } from "./support/until-printed.ts";

/** OCR, which verifies a redaction, takes most of an edit's time: long enough to be killed during it. */
const PAGES = effort(4, 12);
const apiKey = createApiKey();
let dataDir: string;
let running: ChildProcess | undefined;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "docsvc-edit-crash-"));
});
afterEach(async () => {
  await kill();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 10 });
});

async function start(): Promise<Docsvc> {
  const entry = fileURLToPath(await builtEntry(new URL("./support/service-process.ts", import.meta.url)));
  running = spawn(process.execPath, [entry, dataDir, apiKey], { stdio: ["ignore", "pipe", "inherit"] });
  // The test itself checks whether the service is up again.
  return new Docsvc({ apiKey, baseUrl: await addressOf(running.stdout!), outageTimeout: 0, logLevel: "off" });
}

async function kill(): Promise<void> {
  if (running === undefined || running.exitCode !== null || running.signalCode !== null) return;
  const gone = once(running, "exit");
  running.kill("SIGKILL");
  await gone;
}

async function submitEdits(client: Docsvc, count: number): Promise<string[]> {
  const pages = Array.from({ length: PAGES }, (_, page) => `Deed ${page + 1}: Haugen`);
  const document = await client.upload(await pdfWith(pages), { fileName: "deeds.pdf" });
  const jobs: string[] = [];
  for (let edit = 1; edit <= count; edit++) {
    const edit_instructions = `Redact "Haugen". Stamp "COPY ${edit}" on all pages.`;
    jobs.push((await client.edit.submit(document, { edit_instructions })).job_id);
  }
  return jobs;
}

/** Waits for the end of an edit, and reads its whole result. */
async function checkEnd(client: Docsvc, id: string, copy: string): Promise<"whole" | "failed"> {
  const ended = await client.jobs
    .attach<"edit">(id)
    .wait()
    .catch((error: unknown) => error);
  if (ended instanceof JobFailedError) {
    expect(ended.job).toMatchObject({ status: "FAILED", error: expect.stringMatching(/.{10}/) });
    return "failed";
  }
  const { result } = ended as Awaited<ReturnType<ReturnType<typeof client.jobs.attach<"edit">>["wait"]>>;
  expect(result.edits.map(({ status, count }) => [status, count])).toEqual([
    ["done", PAGES],
    ["done", PAGES],
  ]);
  const bytes = new Uint8Array(await (await client.downloadFile(result.file_id!)).arrayBuffer());
  const { result: parsed, numPages } = await parse(bytes, {}, { ocr: "off" });
  const text = renderText(parsed);
  expect(numPages).toBe(PAGES);
  expect(text.match(/Deed \d/g)).toHaveLength(PAGES);
  expect(text.split(copy)).toHaveLength(PAGES + 1);
  expect(text).not.toContain("Haugen");
  return "whole";
}

async function statusOf(client: Docsvc, id: string): Promise<string> {
  return (await client.jobs.get(id)).status;
}

test("a service that is killed amid edits gives each whole after its next start", async () => {
  const first = await start();
  const jobs = await submitEdits(first, 3);
  await expect.poll(() => statusOf(first, jobs[0]!)).not.toBe("PENDING");
  await kill();
  // The second time, some edits are done, some are running and some are waiting.
  const second = await start();
  await second.jobs.attach(jobs[0]!).wait();
  await kill();

  const third = await start();
  for (const [index, id] of jobs.entries()) expect(await checkEnd(third, id, `COPY ${index + 1}`)).toBe("whole");
  expect(await readdir(join(dataDir, "files", "incoming"))).toEqual([]);
});

onLinux.test("an edit whose process is killed is done again, or says so", async () => {
  const client = await start();
  const [job] = await submitEdits(client, 1);
  await expect.poll(() => statusOf(client, job!)).not.toBe("PENDING");
  const pid = running!.pid!;
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, "utf8")).match(/\d+/g) ?? [];
  expect(children.length).toBeGreaterThan(0);
  for (const child of children) process.kill(Number(child), "SIGKILL");
  expect(["whole", "failed"]).toContain(await checkEnd(client, job!, "COPY 1"));
  // Everything else continues.
  const [next] = await submitEdits(client, 1);
  expect(await checkEnd(client, next!, "COPY 1")).toBe("whole");
});
