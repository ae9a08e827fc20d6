/** Compares the service with the engine in a process: the cost of a document, and how long clients wait. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { readFixture } from "@docsvc/fixtures";
import { issueApiKey } from "@docsvc/server/src/auth/authenticator.ts";
import { openStores } from "@docsvc/server/src/stores/open-stores.ts";
import { pdfOfPages } from "@docsvc/server/test/support/pdf.ts";
import { driveLoad, quantile } from "../load/http-load.ts";
import { runService } from "../load/running-service.ts";
import type { RunningService } from "../load/running-service.ts";
import { embeddedEngine } from "./embedded-engine.ts";
import type { EmbeddedEngine } from "./embedded-engine.ts";
import { TreeCpu } from "./tree-cpu.ts";

export interface ThroughputPlan {
  readonly slots: number;
  readonly rounds: number;
  /** Numbers of parallel clients, and of the documents that they send in a round. */
  readonly crowds: readonly { readonly callers: number; readonly documents: number }[];
  /** Documents that the engine and each of the service's children read before anything is measured. */
  readonly warmUp: number;
  readonly pages: number;
  /** For the memory run. */
  readonly jobs: number;
}

/** One round of one number of clients, together with the engine's reading of the same document at the same time. */
export interface CrowdRound {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly p99Ms: number;
  readonly refused: number;
  /** Per document: of all processes of the service, and of the engine alone. */
  readonly serviceCpuMs: number;
  readonly engineCpuMs: number;
  /** The children's part of the service's time; absent in older results. */
  readonly childCpuMs?: number;
}

export interface ThroughputFigures {
  readonly plan: ThroughputPlan;
  readonly crowds: readonly { readonly callers: number; readonly rounds: readonly CrowdRound[] }[];
  /** For a long document, one number per round. */
  readonly long: {
    readonly seconds: readonly number[];
    readonly serviceCpuMs: readonly number[];
    readonly engineCpuMs: readonly number[];
  };
  /** Resident memory of the service and of its largest child, after this many jobs. */
  readonly memory: readonly { readonly jobs: number; readonly serviceMb: number; readonly childMb: number }[];
}

const SMALL = "letter/letter.pdf";
const LONG = "paper/paper.pdf";
const CALLERS_OF_MEMORY = 8;
const SAMPLES = 20;

export async function throughputRun(root: string, plan: ThroughputPlan): Promise<ThroughputFigures> {
  const small = join(root, "small.pdf");
  const long = join(root, "long.pdf");
  await writeFile(small, await readFixture(SMALL));
  await writeFile(long, await pdfOfPages(await readFixture(LONG), plan.pages));
  const dataDir = join(root, "data");
  using engine = await embeddedEngine();
  await using service = await runService({ dataDir, slots: plan.slots });
  using cpu = new TreeCpu(service.pid);
  const key = await newKey(dataDir);
  const caller = service.as(key);
  const input = await caller.upload(await readFixture(SMALL), "small.pdf");
  const drive = (callers: number, documents: number): ReturnType<typeof driveLoad> =>
    driveLoad({
      port: Number(new URL(service.url).port),
      callers,
      requests: documents,
      request: () => parseRequest(key, input),
    });
  // Warms up children, caches and compiled code of both.
  await drive(8, plan.warmUp * plan.slots);
  await engine.cpuMsOf(small, plan.warmUp);
  const crowds = await runCrowds(plan, { engine, cpu, small, drive });
  const memory = await runMemory(plan, service, (documents) => drive(CALLERS_OF_MEMORY, documents));
  const longInput = await caller.upload(await pdfOfPages(await readFixture(LONG), plan.pages), "long.pdf");
  const figures = { seconds: [] as number[], serviceCpuMs: [] as number[], engineCpuMs: [] as number[] };
  for (let round = 0; round <= plan.rounds; round++) {
    const engineCpuMs = await engine.cpuMsOf(long, 1);
    const [before, started] = [cpu.ms(), performance.now()];
    const { json } = await caller.ask("POST", "/parse_async", { json: { input: longInput } });
    for (let status = ""; status !== "COMPLETED";) {
      status = String((await caller.ask("GET", `/job/${String(json["job_id"])}?wait=30`)).json["status"]);
      if (status === "FAILED") throw new Error("The long document failed.");
    }
    // The first round warms both up.
    if (round === 0) continue;
    figures.seconds.push(round2((performance.now() - started) / 1000));
    figures.serviceCpuMs.push(Math.round(cpu.ms() - before));
    figures.engineCpuMs.push(Math.round(engineCpuMs));
  }
  return { plan, crowds, long: figures, memory };
}

interface Means {
  readonly engine: EmbeddedEngine;
  readonly cpu: TreeCpu;
  readonly small: string;
  readonly drive: (callers: number, documents: number) => ReturnType<typeof driveLoad>;
}

async function runCrowds({ rounds, crowds }: ThroughputPlan, means: Means): Promise<ThroughputFigures["crowds"]> {
  const { engine, cpu, small, drive } = means;
  const measured = crowds.map(({ callers }) => ({ callers, rounds: [] as CrowdRound[] }));
  for (let round = 0; round < rounds; round++) {
    for (const [index, { callers, documents }] of crowds.entries()) {
      const engineCpuMs = await engine.cpuMsOf(small, documents);
      const [before, childrenBefore] = [cpu.ms(), cpu.childrenMs()];
      const load = await drive(callers, documents);
      const answered = load.byStatus["200"] ?? 0;
      measured[index]!.rounds.push({
        perSecond: round2(answered / load.seconds),
        p50Ms: round2(quantile(load.latencies, 0.5)),
        p95Ms: round2(quantile(load.latencies, 0.95)),
        p99Ms: round2(quantile(load.latencies, 0.99)),
        refused: documents - answered,
        serviceCpuMs: round2((cpu.ms() - before) / answered),
        engineCpuMs: round2(engineCpuMs),
        childCpuMs: round2((cpu.childrenMs() - childrenBefore) / answered),
      });
    }
  }
  return measured;
}

async function runMemory(
  { jobs }: ThroughputPlan,
  service: RunningService,
  drive: (documents: number) => Promise<unknown>,
): Promise<ThroughputFigures["memory"]> {
  const samples: { jobs: number; serviceMb: number; childMb: number }[] = [];
  for (let sample = 1; sample <= SAMPLES; sample++) {
    await drive(Math.round(jobs / SAMPLES));
    const { service: own, child } = service.memory();
    samples.push({
      jobs: Math.round((jobs / SAMPLES) * sample),
      serviceMb: Math.round(own / 1e6),
      childMb: Math.round(child / 1e6),
    });
  }
  return samples;
}

async function newKey(dataDir: string): Promise<string> {
  await using stores = await openStores(dataDir);
  return (await issueApiKey(stores.keys, { name: "throughput", organisation: "throughput" })).key;
}

function parseRequest(key: string, input: string): string {
  const body = JSON.stringify({ input });
  return `POST /parse HTTP/1.1\r\nhost: 127.0.0.1\r\nauthorization: Bearer ${key}\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
}

function round2(value: number): number {
  return Math.round(value * 100) / 100;
}
