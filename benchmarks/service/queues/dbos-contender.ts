import { openPostgres } from "@docsvc/server/src/stores/postgres/database.ts";
import type { Contender } from "./contender.ts";
import { organisationName, untilFound } from "./contender.ts";

interface Dbos {
  setConfig(config: object): void;
  registerQueue(name: string, options: object): Promise<unknown>;
  registerWorkflow<F>(work: F, options: object): F;
  launch(): Promise<void>;
  shutdown(): Promise<void>;
}

const WAIT_MS = 20;

/** DBOS Transact, with the organisation as partition key. @param each - partition concurrency */
export async function dbosContender(
  url: string,
  load: (name: string) => Promise<object>,
  { slots, each }: { readonly slots: number; readonly each: number },
): Promise<Contender> {
  const { DBOS } = (await load("@dbos-inc/dbos-sdk")) as { DBOS: Dbos };
  let served: string[] = [];
  let wanted = 0;
  let enough = (): void => {};
  DBOS.setConfig({ name: "queues", systemDatabaseUrl: url, logLevel: "error", runAdminServer: false });
  DBOS.registerWorkflow(
    async (organisation: string): Promise<void> => {
      served.push(organisation);
      if (served.length >= wanted) enough();
    },
    { name: "work" },
  );
  await DBOS.launch();
  const database = openPostgres({ url, connections: 1, statementMs: 600_000 });
  const enqueue = (count: number, organisations: number, first: string): Promise<unknown> =>
    database.run(
      `select dbos.enqueue_workflow(workflow_name => 'work', queue_name => 'work',
         positional_args => array[to_json(${first})], queue_partition_key => ${first})
       from generate_series(0, $1::integer - 1) n, (select $2::integer as organisations) o`,
      count,
      organisations,
    );
  return {
    name: `DBOS, partition concurrency ${each}`,
    async fill(waiting, organisations, finished) {
      await enqueue(waiting, organisations, "'org-' || lpad((n % o.organisations)::text, 5, '0')");
      if (finished > 0) await database.run(FINISHED, finished, organisationName(0));
      await database.run("vacuum analyze");
    },
    submit: async (organisation, count) => void (await enqueue(count, 1, `'${organisation}'::text`)),
    async work(jobs) {
      served = [];
      wanted = jobs;
      const done = new Promise<void>((resolve) => (enough = resolve));
      await DBOS.registerQueue("work", {
        workerConcurrency: slots,
        partitionConcurrency: each,
        minPollingIntervalMs: WAIT_MS,
      });
      await Promise.race([done, new Promise((resolve) => setTimeout(resolve, 120_000))]);
      return served.slice(0, jobs);
    },
    async lose() {
      await enqueue(1, 1, "'a'::text");
      // As if from an executor that no longer runs.
      await database.run(
        "update dbos.workflow_status set status = 'PENDING', executor_id = 'gone', started_at_epoch_ms = 1",
      );
    },
    async found(maxMs) {
      served = [];
      wanted = Number.POSITIVE_INFINITY;
      await DBOS.registerQueue("work", {
        workerConcurrency: slots,
        partitionConcurrency: each,
        minPollingIntervalMs: WAIT_MS,
      });
      return untilFound(maxMs, async () => served.length > 0);
    },
    async close() {
      await DBOS.shutdown();
      await database.close();
    },
  };
}

const FINISHED = `
insert into dbos.workflow_status (workflow_uuid, status, name, queue_name, queue_partition_key, created_at, updated_at)
select gen_random_uuid()::text, 'SUCCESS', 'work', null, null, 1, 1 from generate_series(1, $1::integer), (select $2::text) x`;
