import { copyFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { MIGRATIONS } from "@docsvc/server/src/stores/sqlite/schema.ts";
import { pdfWith } from "@docsvc/server/test/support/pdf.ts";
import { runService } from "../load/running-service.ts";
import { endsOf } from "./acknowledged-jobs.ts";
import type { Trial } from "./trial.ts";

const OLD_JOB = "01900000-0000-7000-8000-000000000001";
const INSERT = `insert into jobs (id, organisation, type, status, priority, request, run_at, created_at)
  values ('${OLD_JOB}', 'default', 'parse', 'FAILED', 0, '{}', ${Date.now()}, ${Date.now()})`;

/** The service starts on the database of each earlier version: it must upgrade it, keep its job, and run another. */
export const schemaUpgraded: Trial = async (folder) => {
  const dataDir = join(folder, "data");
  const path = join(dataDir, "docsvc.sqlite");
  // The first start creates the directory and the installation's secret.
  await (await runService({ dataDir, slots: 1 }))[Symbol.asyncDispose]();
  const faults: string[] = [];
  for (let version = 1; version < MIGRATIONS.length; version += 1) {
    const old = join(folder, "old.sqlite");
    const database = new DatabaseSync(old);
    for (const migration of MIGRATIONS.slice(0, version)) database.exec(migration);
    database.exec(INSERT);
    database.exec(`pragma user_version = ${version}`);
    database.close();
    for (const ending of ["", "-wal", "-shm"]) await rm(path + ending, { force: true });
    await copyFile(old, path);
    await rm(old);
    await using service = await runService({ dataDir, slots: 1 });
    const input = await service.upload(await pdfWith(["A line."]), "a.pdf");
    const { json } = await service.ask("POST", "/parse_async", { json: { input } });
    const ends = await endsOf(service, [String(json["job_id"])]);
    if (ends["COMPLETED"] !== 1) faults.push(`After version ${version} a job did not complete.`);
    const { json: kept } = await service.ask("GET", `/job/${OLD_JOB}`);
    if (kept["status"] !== "FAILED") {
      faults.push(`The job of version ${version} is answered as ${String(kept["status"] ?? kept["code"])}.`);
    }
  }
  return { counts: { versions: MIGRATIONS.length - 1 }, faults };
};
