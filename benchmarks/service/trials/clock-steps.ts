import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { run } from "@docsvc/server/test/support/run-command.ts";
import { pdfWith } from "@docsvc/server/test/support/pdf.ts";
import { runService } from "../load/running-service.ts";
import { endsOf, lostOf, submitSteadily } from "./acknowledged-jobs.ts";
import type { Trial } from "./trial.ts";

const HOUR = 3_600_000;
const STEPS_MS = [2 * HOUR, -2 * HOUR, 0, -40_000, 24 * HOUR, 0] as const;
const STEP_MS = 3000;

/** The service's clock is moved forward and back by hours while clients submit jobs: each must complete, and be billed once. */
export const clockSteps: Trial = async (folder) => {
  const dataDir = join(folder, "data");
  const preload = new URL("./shifted-clock.ts", import.meta.url).href;
  const faults: string[] = [];
  let acknowledged: number;
  {
    await using service = await runService({ dataDir, slots: 2 }, ["--import", preload]);
    const input = await service.upload(await pdfWith(["A line."]), "a.pdf");
    const callers = submitSteadily(service, () => input);
    for (const aheadMs of STEPS_MS) {
      await sleep(STEP_MS);
      service.send({ aheadMs });
    }
    await sleep(STEP_MS);
    await callers.stop();
    acknowledged = callers.acknowledged.length;
    faults.push(...lostOf(await endsOf(service, callers.acknowledged)));
    const wrong = Object.keys(callers.answers).filter((status) => status !== "200");
    faults.push(...wrong.map((status) => `Requests were answered with ${status}.`));
  }
  const { out } = await run(["usage", "--json", "--data", dataDir]);
  const credits = (JSON.parse(out) as readonly { readonly credits: number }[]).reduce(
    (sum, one) => sum + one.credits,
    0,
  );
  if (credits !== acknowledged) faults.push(`${acknowledged} jobs of one page were billed as ${credits} credits.`);
  return { counts: { acknowledged, credits, steps: STEPS_MS.length }, faults };
};
