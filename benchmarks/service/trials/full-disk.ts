import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fill, mountSmallDisk } from "@docsvc/server/test/support/small-disk.ts";
import { pdfWith } from "@docsvc/server/test/support/pdf.ts";
import { runService } from "../load/running-service.ts";
import { endsOf, lostOf, submitSteadily } from "./acknowledged-jobs.ts";
import type { Trial } from "./trial.ts";

const DISK_MB = 48;
const FULL_MS = 10_000;

/** The disk of the data directory is full for ten seconds while clients submit jobs. */
export const fullDisk: Trial = async () => {
  await using disk = mountSmallDisk(DISK_MB);
  if (disk === undefined) throw new Error("Only root can mount a small disk.");
  const dataDir = join(disk.folder, "data");
  const ballast = join(disk.folder, "ballast");
  await mkdir(dataDir, { mode: 0o700 });
  await using service = await runService({ dataDir, slots: 2 });
  const input = await service.upload(await pdfWith(["A line."]), "a.pdf");
  const callers = submitSteadily(service, () => input);
  await sleep(3000);
  await fill(ballast);
  await sleep(FULL_MS);
  await rm(ballast);
  await sleep(3000);
  await callers.stop();
  const ends = await endsOf(service, callers.acknowledged);
  const wrong = Object.keys(callers.answers).filter((status) => status !== "200" && status !== "503");
  return {
    counts: { acknowledged: callers.acknowledged.length, refused: callers.answers["503"] ?? 0 },
    faults: [
      ...lostOf(ends),
      ...wrong.map((status) => `Requests were answered with ${status}.`),
      ...(service.isAlive() ? [] : ["The service ended."]),
    ],
  };
};
