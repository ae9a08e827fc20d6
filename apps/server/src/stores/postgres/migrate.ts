import { StartRefusedError } from "../../errors/start-refused.ts";
import type { PostgresDatabase, Sql } from "./database.ts";
import { adoptWaiting } from "./adopt-waiting.ts";
import { QueueEngine } from "./queue-engine.ts";
import { MIGRATIONS } from "./schema.ts";

/** An arbitrary constant that no other program uses: "docsvc" as a number. */
const MIGRATION_LOCK = 110_103_115_118_099;

/**
 * Runs the steps that the database does not have yet, each in its own transaction, and pg-boss's; jobs that waited in the table, the queue
 * of earlier versions, are moved to pg-boss. If several processes start at once, one migrates and the others wait and find it done.
 */
export async function migrate(
  database: PostgresDatabase,
  steps: readonly string[] = MIGRATIONS,
): Promise<{ readonly from: number; readonly to: number }> {
  return database.onOneConnection(async (sql) => {
    // A lock of the connection, because each step is its own transaction; it is released if the process dies.
    await sql.run("select pg_advisory_lock($1)", MIGRATION_LOCK);
    try {
      const from = (await versionOf(sql)) ?? 0;
      for (let version = from; version < steps.length; version++) {
        await sql.run("begin");
        await sql.run(`create schema if not exists docsvc; ${MIGRATIONS_TABLE}`);
        await sql.run(steps[version]!);
        await sql.run("insert into docsvc.migrations (version, applied_at) values ($1, now())", version + 1);
        await sql.run("commit");
      }
      await migrateQueue(sql);
      return { from, to: Math.max(from, steps.length) };
    } catch (error) {
      await sql.run("rollback");
      throw error;
    } finally {
      await sql.run("select pg_advisory_unlock($1)", MIGRATION_LOCK);
    }
  });
}

/** Runs on the connection that has the lock. */
async function migrateQueue(sql: Sql): Promise<void> {
  const engine = await QueueEngine.migrate(sql);
  try {
    await adoptWaiting(
      {
        ...sql,
        async transaction(work) {
          await sql.run("begin");
          const value = await work(sql);
          await sql.run("commit");
          return value;
        },
      },
      engine,
    );
  } finally {
    await engine.close();
  }
}

const MIGRATIONS_TABLE =
  "create table if not exists docsvc.migrations (version integer primary key, applied_at timestamptz not null)";

/** The number of steps of {@link MIGRATIONS} that have run; undefined if the database is empty. */
export function readSchema(database: PostgresDatabase): Promise<number | undefined> {
  return versionOf(database);
}

/**
 * A later version works, because steps only add; an earlier one does not.
 *
 * @throws {@link StartRefusedError}
 */
export async function checkSchema(database: PostgresDatabase, steps: readonly string[] = MIGRATIONS): Promise<void> {
  const version = await readSchema(database);
  if (version === undefined) throw new StartRefusedError("The database has no tables yet. Run docsvc migrate.");
  if (version < steps.length) {
    throw new StartRefusedError(
      `The database is at version ${version} and this program needs ${steps.length}. Run docsvc migrate.`,
    );
  }
}

async function versionOf(sql: Sql): Promise<number | undefined> {
  // Not to_regclass: after waiting for the lock, it may still not see what another process has created in the meantime.
  if (!(await sql.has("pg_tables where schemaname = 'docsvc' and tablename = 'migrations'"))) return undefined;
  return Number((await sql.get("select coalesce(max(version), 0) as version from docsvc.migrations"))?.["version"]);
}
