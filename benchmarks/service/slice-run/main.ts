/**
 * `node main.ts PDF ROUNDS`: one long document through a whole service with one slot and with two, in turn; prints the seconds as JSON.
 */
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { local } from "@docsvc/server/src/service/local.ts";
import type { LocalService } from "@docsvc/server/src/service/local.ts";
import { busySeconds } from "@docsvc/server/test/support/busy-seconds.ts";

/** The result of `slice-run`: seconds from the submission to the end of the job, one number per round. */
export interface SliceRunResult {
  readonly pages: number;
  readonly slots: readonly SlotsFigures[];
}

interface SlotsFigures {
  readonly slots: number;
  readonly seconds: readonly number[];
  /** Number of the machine's busy cores during the run: the upper bound of what more slots could gain. */
  readonly coresBusy: readonly number[];
}

/** Rounds that warm up the child processes as in a running service: either of two may assemble the document. */
const WARM_UP = 2;

const [, , path = "", rounds = "3"] = process.argv;
const bytes = await readFile(path);
const measured: { slots: number; seconds: number[]; coresBusy: number[]; service: LocalService; input: string }[] = [];
const folder = await mkdtemp(join(tmpdir(), "docsvc-slice-run-"));
for (const slots of [1, 2]) {
  // Allows every page of a long document, and no result in the answer.
  const service = await local({ slots, dataDir: join(folder, String(slots)), limits: { inlineBytes: 1 } });
  measured.push({ slots, seconds: [], coresBusy: [], service, input: await upload(service) });
}
let pages = 0;
for (let round = 1 - WARM_UP; round <= Number(rounds); round++) {
  for (const one of measured) {
    const before = busySeconds();
    const { seconds, numPages } = await parseOnce(one.service, one.input);
    pages = numPages;
    if (round <= 0) continue;
    one.seconds.push(Math.round(seconds * 1000) / 1000);
    one.coresBusy.push((busySeconds() - before) / seconds);
  }
}
const result: SliceRunResult = {
  pages,
  slots: measured.map(({ slots, seconds, coresBusy }) => ({ slots, seconds, coresBusy })),
};
process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
for (const { service } of measured) await service.close();
await rm(folder, { recursive: true, force: true });

async function upload(service: LocalService): Promise<string> {
  const form = new FormData();
  form.set("file", new Blob([bytes]), "long.pdf");
  const answer = await service.fetch("http://service/upload", { method: "POST", body: form });
  return ((await answer.json()) as { file_id: string }).file_id;
}

async function parseOnce(service: LocalService, input: string): Promise<{ seconds: number; numPages: number }> {
  const started = performance.now();
  const body = JSON.stringify({ input });
  const headers = { "content-type": "application/json" };
  const submitted = await service.fetch("http://service/parse_async", { method: "POST", body, headers });
  const { job_id: job } = (await submitted.json()) as { job_id: string };
  for (;;) {
    const answer = await service.fetch(`http://service/job/${job}?wait=30`);
    const { status, usage } = (await answer.json()) as { status: string; usage?: { num_pages: number } };
    if (status === "FAILED") throw new Error("The job failed.");
    if (status !== "COMPLETED") continue;
    return { seconds: (performance.now() - started) / 1000, numPages: usage!.num_pages };
  }
}
