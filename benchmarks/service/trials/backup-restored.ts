import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { run } from "@docsvc/server/test/support/run-command.ts";
import { issueApiKey } from "@docsvc/server/src/auth/authenticator.ts";
import { openStores } from "@docsvc/server/src/stores/open-stores.ts";
import { pdfWith } from "@docsvc/server/test/support/pdf.ts";
import { runService } from "../load/running-service.ts";
import { endsOf, lostOf, submitSteadily } from "./acknowledged-jobs.ts";
import type { Trial } from "./trial.ts";

/** A backup is taken while clients submit jobs, and restored: it must contain all jobs acknowledged before it began, and they must complete. */
export const backupRestored: Trial = async (folder) => {
  const [data, backup, restored] = ["data", "backup", "restored"].map((name) => join(folder, name));
  const before: string[] = [];
  let key: string;
  {
    await using service = await runService({ dataDir: data!, slots: 2 });
    {
      await using stores = await openStores(data!);
      ({ key } = await issueApiKey(stores.keys, { name: "trial", organisation: "default" }));
    }
    const input = await service.upload(await pdfWith(["A line."]), "a.pdf");
    const callers = submitSteadily(service, () => input);
    await sleep(4000);
    before.push(...callers.acknowledged);
    const { exitCode, err } = await run(["backup", backup!, "--data", data!]);
    if (exitCode !== 0) return { counts: {}, faults: [`The backup failed: ${err}`] };
    await sleep(1000);
    await callers.stop();
  }
  const { exitCode, err } = await run(["restore", backup!, "--data", restored!]);
  if (exitCode !== 0) return { counts: {}, faults: [`The restoration failed: ${err}`] };
  await using service = await runService({ dataDir: restored!, slots: 2 });
  const ends = await endsOf(service.as(key), before);
  return { counts: { acknowledgedBefore: before.length, completed: ends["COMPLETED"] ?? 0 }, faults: lostOf(ends) };
};
