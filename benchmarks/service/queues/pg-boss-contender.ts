import { openPostgres } from "@docsvc/server/src/stores/postgres/database.ts";
import type { Contender } from "./contender.ts";
import { organisationName, untilFound } from "./contender.ts";

const FILLED_AT_ONCE = 8;

interface Boss {
  start(): Promise<unknown>;
  stop(options: object): Promise<void>;
  createQueue(name: string, options?: object): Promise<void>;
  supervise(name: string): Promise<void>;
  insert(name: string, jobs: readonly object[]): Promise<unknown>;
  fetch(name: string): Promise<readonly { readonly id: string }[]>;
  complete(name: string, id: string): Promise<unknown>;
}

/** pg-boss alone, with one queue per organisation, served round-robin. */
export async function pgBossContender(url: string, load: (name: string) => Promise<object>): Promise<Contender> {
  const { PgBoss } = (await load("pg-boss")) as { PgBoss: new (options: object) => Boss };
  const boss = new PgBoss({
    connectionString: url,
    supervise: false,
    schedule: false,
    monitorIntervalSeconds: 1,
    max: 10,
  });
  await boss.start();
  const database = openPostgres({ url, connections: 1, statementMs: 600_000 });
  const queues = new Set<string>();
  let turn = 0;
  const queueOf = async (organisation: string): Promise<string> => {
    if (!queues.has(organisation)) await boss.createQueue(organisation);
    queues.add(organisation);
    return organisation;
  };
  return {
    name: "pg-boss",
    async fill(waiting, organisations, finished) {
      let next = 0;
      const fillQueues = async (): Promise<void> => {
        while (next < organisations) {
          const name = organisationName(next++);
          const jobs = Array.from({ length: Math.ceil(waiting / organisations) }, () => ({}));
          await boss.insert(await queueOf(name), jobs);
        }
      };
      await Promise.all(Array.from({ length: FILLED_AT_ONCE }, fillQueues));
      if (finished > 0) await database.run(FINISHED, finished, organisationName(0));
      await database.run("vacuum analyze");
    },
    async submit(organisation, count) {
      await boss.insert(
        await queueOf(organisation),
        Array.from({ length: count }, () => ({})),
      );
    },
    async work(jobs, slots) {
      const served: string[] = [];
      const names = [...queues];
      const slot = async (): Promise<void> => {
        for (let empty = 0; served.length < jobs && empty < names.length;) {
          const name = names[turn++ % names.length]!;
          const [job] = await boss.fetch(name);
          empty = job === undefined ? empty + 1 : 0;
          if (job === undefined) continue;
          served.push(name);
          await boss.complete(name, job.id);
        }
      };
      await Promise.all(Array.from({ length: slots }, slot));
      return served;
    },
    async lose() {
      // The shortest allowed value.
      await boss.createQueue("lost", { heartbeatSeconds: 10, retryDelay: 0 });
      await boss.insert("lost", [{}]);
      await boss.fetch("lost");
    },
    found: (maxMs) =>
      untilFound(maxMs, async () => {
        await boss.supervise("lost");
        return (await boss.fetch("lost")).length > 0;
      }),
    async close() {
      await boss.stop({ graceful: false });
      await database.close();
    },
  };
}

const FINISHED = `
insert into pgboss.job_common (id, name, data, state, created_on, started_on, completed_on, keep_until)
select gen_random_uuid(), $2, '{}', 'completed', now(), now(), now(), now() + interval '14 days'
from generate_series(1, $1::integer)`;
