/**
 * Compares engines for the queue: `node benchmarks/queues.ts --modules FOLDER`, where `npm install pg-boss@12 @dbos-inc/dbos-sdk@5.3` was run.
 *
 * The stores of the service, pg-boss and DBOS Transact, each on a separate PostgreSQL that writes its commits to disk: in which order
 * they serve, what a job costs with few and with many organisations and a million finished jobs, and when a lost job is detected. The stores
 * also write a job's row, result, usage and event, which the others do not.
 */
import { loadavg } from "node:os";
import { parseArgs } from "node:util";
import { describeMachine } from "./measure/machine.ts";
import { serverRun } from "./measure/server-run.ts";
import { writeResult } from "./results/write-result.ts";

const { values } = parseArgs({
  options: {
    modules: { type: "string", default: "." },
    contenders: { type: "string", default: "stores,pg-boss,dbos" },
    finished: { type: "string", default: "1000000" },
    waiting: { type: "string", default: "20000" },
    jobs: { type: "string", default: "500" },
    name: { type: "string", default: "queues" },
    "dry-run": { type: "boolean", default: false },
  },
});

const numbers = { finished: Number(values.finished), waiting: Number(values.waiting), jobs: Number(values.jobs) };
const runs: object[] = [];
for (const contender of values.contenders.split(",")) {
  // In its batched form, DBOS serves one job of a partition at a time; in the other, it queries partition by partition.
  for (const partitionConcurrency of contender === "dbos" ? [1, 4] : [0]) {
    const run = async (what: string, more: object): Promise<void> => {
      const plan = { contender, modules: values.modules, partitionConcurrency, what, slots: 4, ...more };
      runs.push({ what, ...(await serverRun<object>("queues", plan)) });
      process.stderr.write(`${JSON.stringify(runs.at(-1))}\n`);
    };
    await run("order", { slots: 1 });
    await run("order", {});
    for (const organisations of [10, 10_000]) await run("cost", { ...numbers, organisations });
    await run("recovery", {});
  }
}
const result = { measuredAt: new Date().toISOString(), machine: describeMachine(), load: loadavg()[1], runs };
if (values["dry-run"]) process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
else await writeResult(values.name, result);
