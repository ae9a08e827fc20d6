import { DatabaseSync } from "node:sqlite";
import type { SQLInputValue, SQLOutputValue, StatementSync } from "node:sqlite";

export type Row = Record<string, SQLOutputValue>;

/** One SQLite file, opened for durable writing beside other processes. */
export interface Database {
  all(sql: string, ...values: SQLInputValue[]): readonly Row[];
  get(sql: string, ...values: SQLInputValue[]): Row | undefined;
  /** The number of changed rows. */
  run(sql: string, ...values: SQLInputValue[]): number;
  /** All or nothing. The function must not await: the connection is shared by the whole process. */
  transaction<T>(work: () => T): T;
  close(): void;
}

/** @param migrations the steps from an empty file on; those that the file has not seen are run */
export function openDatabase(path: string, migrations: readonly string[]): Database {
  const connection = new DatabaseSync(path, { timeout: 10_000 });
  // FULL: a commit is on the disk before it is acknowledged (NORMAL may lose the last ones at a power cut).
  // secure_delete: wiped secrets do not stay in free pages.
  connection.exec(
    "pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma secure_delete = on;",
  );
  // 16 MiB instead of 2: of 600,000 jobs a read of one costs 1.2 times what it costs of a thousand, not 1.6 times.
  connection.exec("pragma cache_size = -16384");
  migrate(connection, migrations);
  const statements = new Map<string, StatementSync>();
  const prepare = (sql: string): StatementSync => {
    const known = statements.get(sql);
    if (known !== undefined) return known;
    const statement = connection.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };
  return {
    all: (sql, ...values) => prepare(sql).all(...values),
    get: (sql, ...values) => prepare(sql).get(...values),
    run: (sql, ...values) => Number(prepare(sql).run(...values).changes),
    transaction(work) {
      // immediate: takes the write lock at once, so that a busy writer is waited for and never a snapshot refused
      connection.exec("begin immediate");
      try {
        const value = work();
        connection.exec("commit");
        return value;
      } catch (error) {
        if (connection.isTransaction) connection.exec("rollback");
        throw error;
      }
    },
    close() {
      statements.clear();
      if (connection.isOpen) connection.close();
    },
  };
}

/** Under the write lock, so that of two processes that open the file at once one waits for the other and finds it done. */
function migrate(connection: DatabaseSync, migrations: readonly string[]): void {
  const version = (): number => Number(connection.prepare("pragma user_version").get()?.["user_version"]);
  if (version() >= migrations.length) return;
  connection.exec("begin immediate");
  try {
    for (const step of migrations.slice(version())) connection.exec(step);
    // Pragmas take no bound values.
    connection.exec(`pragma user_version = ${Math.max(version(), migrations.length)}`);
    connection.exec("commit");
  } catch (error) {
    if (connection.isTransaction) connection.exec("rollback");
    throw error;
  }
}
