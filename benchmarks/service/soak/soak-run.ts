/** The soak: mixed work at a steady, low rate, while the memory of the service and its children is sampled. */
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { readFixture } from "@docsvc/fixtures";
import { runService } from "../load/running-service.ts";
import type { RunningService } from "../load/running-service.ts";
import { webhookReceiver } from "@docsvc/server/test/support/webhook-receiver.ts";

export interface SoakPlan {
  readonly minutes: number;
  /** Interval between two requests. */
  readonly everyMs: number;
}

export interface SoakResult {
  readonly plan: SoakPlan;
  /** Number of requests by kind and status: `parse 200`. */
  readonly answers: Readonly<Record<string, number>>;
  readonly deliveries: number;
  /** One number per sample, evenly spread. */
  readonly minutes: readonly number[];
  readonly serviceMb: readonly number[];
  /** The largest child with its programs. */
  readonly childMb: readonly number[];
  /** Files in the data directory at the end: retention deletes files older than its minutes. */
  readonly filesLeft: number;
  readonly retentionMinutes: number;
}

const DOCUMENTS = ["letter/letter.pdf", "report/report.pdf", "statement/statement.pdf", "paper/paper.pdf"] as const;
const SCAN = "scan/letter-scan.pdf";
const RETENTION_MINUTES = 3;
const SAMPLE_MS = 5000;

export async function soakRun(plan: SoakPlan): Promise<SoakResult> {
  const dataDir = await mkdtemp(join(tmpdir(), "docsvc-soak-"));
  try {
    await using receiver = await webhookReceiver();
    await using service = await runService({ dataDir, slots: 2, retentionMs: RETENTION_MINUTES * 60_000 });
    const answers: Record<string, number> = {};
    const documents = await Promise.all([...DOCUMENTS, SCAN].map((name) => readFixture(name)));
    const samples: { minute: number; service: number; child: number }[] = [];
    const started = performance.now();
    const minute = (): number => (performance.now() - started) / 60_000;
    const sampler = setInterval(() => {
      samples.push({ minute: minute(), ...service.memory() });
    }, SAMPLE_MS);
    const running = new Set<Promise<void>>();
    for (let turn = 0; minute() < plan.minutes && service.isAlive(); turn++) {
      const document = documents[turn % 50 === 49 ? DOCUMENTS.length : turn % DOCUMENTS.length]!;
      const work = WORK[turn % WORK.length]!;
      const done = work({ service, document, webhookUrl: receiver.url })
        .catch((error: unknown) => `broke ${String(error)}`)
        .then((answer) => void (answers[answer] = (answers[answer] ?? 0) + 1))
        .finally(() => running.delete(done));
      running.add(done);
      await sleep(plan.everyMs);
    }
    await Promise.all(running);
    clearInterval(sampler);
    const files = await readdir(join(dataDir, "files"), { recursive: true, withFileTypes: true });
    return {
      plan,
      answers,
      deliveries: receiver.deliveries.length,
      minutes: samples.map(({ minute }) => Math.round(minute * 100) / 100),
      serviceMb: samples.map(({ service }) => Math.round(service / 1e6)),
      childMb: samples.map(({ child }) => Math.round(child / 1e6)),
      filesLeft: files.filter((entry) => entry.isFile()).length,
      retentionMinutes: RETENTION_MINUTES,
    };
  } finally {
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}

interface Means {
  readonly service: RunningService;
  readonly document: Uint8Array;
  readonly webhookUrl: string;
}

/** Run in turn; each returns its name and status. */
const WORK: readonly ((means: Means) => Promise<string>)[] = [
  async ({ service, document }) => {
    const input = await service.upload(document, "document.pdf");
    const { status } = await service.ask("POST", "/parse", { json: { input } });
    return `parse ${status}`;
  },
  async ({ service, document, webhookUrl }) => {
    const input = await service.upload(document, "document.pdf");
    const json = { input, async: { webhook: { url: webhookUrl } } };
    const { json: submitted } = await service.ask("POST", "/parse_async", { json });
    const { json: job } = await service.ask("GET", `/job/${String(submitted["job_id"])}?wait=30`);
    return `parse_async ${String(job["status"])}`;
  },
  async ({ service, document }) => {
    const input = await service.upload(document.subarray(0, document.length / 2), "document.pdf");
    const { status } = await service.ask("POST", "/parse", { json: { input } });
    return `parse of a torn document ${status}`;
  },
  async ({ service }) => {
    const { status } = await service.ask("GET", "/jobs?limit=100");
    return `jobs ${status}`;
  },
  async ({ service, document }) => {
    const input = await service.upload(document, "document.pdf");
    const { json: submitted } = await service.ask("POST", "/parse_async", { json: { input } });
    const { status } = await service.ask("POST", `/cancel/${String(submitted["job_id"])}`);
    return `cancel ${status}`;
  },
  async ({ service }) => {
    const { status } = await service.ask("POST", "/parse", { json: { input: "docsvc://nothing" } });
    return `parse of nothing ${status}`;
  },
];
