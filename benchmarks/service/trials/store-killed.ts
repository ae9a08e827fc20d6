import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { startRadosgw } from "@docsvc/server/test/support/radosgw.ts";
import { pdfWith } from "@docsvc/server/test/support/pdf.ts";
import { runService } from "../load/running-service.ts";
import { endsOf, lostOf, submitSteadily } from "./acknowledged-jobs.ts";
import type { Trial } from "./trial.ts";

const AWAY_MS = 10_000;

/** The S3 server is killed for ten seconds while clients submit jobs whose documents and results it stores. */
export const storeKilled: Trial = async (folder) => {
  await using server = await startRadosgw();
  await using service = await runService({ dataDir: join(folder, "data"), slots: 2, s3: await server.newBucket() });
  const input = await service.upload(await pdfWith(["A line."]), "a.pdf");
  const callers = submitSteadily(service, () => input, 2, 200);
  await sleep(4000);
  await server.killGateway();
  await sleep(AWAY_MS);
  const before = callers.acknowledged.length;
  await server.startGateway();
  const back = performance.now();
  while (callers.acknowledged.length === before && performance.now() - back < 30_000) await sleep(20);
  const recoveredMs = Math.round(performance.now() - back);
  await sleep(2000);
  await callers.stop();
  const ends = await endsOf(service, callers.acknowledged, 120_000);
  const wrong = Object.keys(callers.answers).filter((status) => status !== "200" && status !== "503");
  return {
    counts: { acknowledged: callers.acknowledged.length, refused: callers.answers["503"] ?? 0, recoveredMs },
    faults: [
      ...lostOf(ends),
      ...wrong.map((status) => `Requests were answered with ${status}.`),
      ...(service.isAlive() ? [] : ["The service ended."]),
    ],
  };
};
