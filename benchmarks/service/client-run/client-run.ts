/**
 * Documents go through the public client while the service is repeatedly killed and restarted slowly: no call may be
 * rejected, and no document may be processed twice.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { Docsvc } from "@docsvc/client";
import type { FullResult, JobRecord } from "@docsvc/client";
import { pdfWith } from "@docsvc/server/test/support/pdf.ts";
import { mortalService } from "./mortal-service.ts";

export interface ClientRunOptions {
  readonly dataDir: string;
  readonly documents: number;
  readonly kills: number;
  /** Time that the service is down after each kill, in addition to its start-up time. */
  readonly downMs: { readonly least: number; readonly most: number };
}

export interface ClientRunResult {
  readonly documents: number;
  readonly kills: number;
  readonly seconds: number;
  /** The longest time that a document took, including all waits. */
  readonly longestSeconds: number;
  readonly faults: ClientRunFaults;
}

export interface ClientRunFaults {
  /** Calls that were rejected. */
  readonly rejected: number;
  /** Results that belong to another document. */
  readonly mistaken: number;
  /** Jobs in excess of one per document. */
  readonly twice: number;
  /** Documents without a job. */
  readonly missing: number;
}

/** The ways in which clients use the service: by one call, by a job that is polled, after an upload. */
type Way = (client: Docsvc, bytes: Uint8Array) => Promise<FullResult>;
const WAYS: readonly Way[] = [
  async (client, bytes) => (await client.parse(bytes)).result,
  async (client, bytes) => (await (await client.parse.submit(bytes)).wait()).result,
  async (client, bytes) => (await client.parse(await client.upload(bytes), {}, { mode: "async" })).result,
];

const AT_A_TIME = 8;
const API_KEY = "ak_live_0123456789abcdefghijklmnopqrstuvwxyzABCDEF";

export async function clientRun({ dataDir, documents, kills, downMs }: ClientRunOptions): Promise<ClientRunResult> {
  const started = performance.now();
  await using service = await mortalService(dataDir, API_KEY);
  const client = new Docsvc({ apiKey: API_KEY, baseUrl: service.baseUrl, logLevel: "off" });
  const faults = { rejected: 0, mistaken: 0 };
  let done = 0;
  let killed = 0;
  let longestMs = 0;
  let next = 0;

  const work = async (): Promise<void> => {
    for (let index = next++; index < documents; index = next++) {
      const began = performance.now();
      const text = `Document number ${index} of this run`;
      try {
        const result = await WAYS[index % WAYS.length]!(client, await pdfWith([text]));
        if (!JSON.stringify(result.chunks).includes(text)) faults.mistaken += 1;
      } catch (error) {
        faults.rejected += 1;
        process.stderr.write(`${String(error)}\n`);
      }
      longestMs = Math.max(longestMs, performance.now() - began);
      done += 1;
    }
  };

  const kill = async (): Promise<void> => {
    while (killed < kills && done < documents) {
      // Kills are spread over the documents, each while some are being processed.
      if (done < ((killed + 0.3) * documents) / (kills + 1)) {
        await sleep(20);
        continue;
      }
      await service.kill();
      killed += 1;
      await sleep(downMs.least + Math.random() * (downMs.most - downMs.least));
      await service.start();
    }
  };

  await Promise.all([kill(), ...Array.from({ length: AT_A_TIME }, work)]);
  const jobs: JobRecord[] = [];
  for await (const job of client.jobs.list()) jobs.push(job);
  return {
    documents,
    kills: killed,
    seconds: Math.round((performance.now() - started) / 1000),
    longestSeconds: Math.round(longestMs / 1000),
    faults: {
      ...faults,
      twice: Math.max(0, jobs.length - documents),
      missing: Math.max(0, documents - jobs.filter(({ status }) => status === "COMPLETED").length),
    },
  };
}
