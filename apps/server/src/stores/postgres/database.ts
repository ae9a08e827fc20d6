import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { isConflict, toStoreError } from "./connection-errors.ts";

export type Value = string | number | boolean | Uint8Array | null | readonly (string | number)[];
export type Row = Record<string, string | number | bigint | Uint8Array<ArrayBuffer> | null>;

/** Statements with `$1`, `$2`, … for values. */
export interface Sql {
  all(text: string, ...values: Value[]): Promise<readonly Row[]>;
  get(text: string, ...values: Value[]): Promise<Row | undefined>;
  /** Whether there is a row. `text` is what follows `from`. */
  has(text: string, ...values: Value[]): Promise<boolean>;
  /** Returns the number of changed rows. */
  run(text: string, ...values: Value[]): Promise<number>;
}

/** A limited pool of connections to one PostgreSQL database. */
export interface PostgresDatabase extends Sql {
  /** Runs all or nothing, at READ COMMITTED. Repeated if the database rolled it back because of a conflict. */
  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
  /** For operations that belong to a connection, as some locks do. */
  onOneConnection<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
  /** Whether a server process belongs to this pool, to recognise the pool's own notifications. */
  isOwn(processId: number): boolean;
  close(): Promise<void>;
}

export interface PostgresOptions {
  /** `postgresql://…`, as `psql` accepts it. */
  readonly url: string;
  /** @defaultValue 10 */
  readonly connections?: number | undefined;
  /** Maximum time of a statement. @defaultValue 30 s */
  readonly statementMs?: number | undefined;
}

/** Milliseconds to connect. It is short, because a caller is waiting. */
export const CONNECT_MS = 5000;
/** No statement takes a hundredth of it. */
const STATEMENT_MS = 30_000;
/** A process that was suspended during a transaction must not keep its locks. */
const IDLE_TRANSACTION_MS = 10_000;
const MAX_TRIES = 8;

export function openPostgres({ url, connections = 10, statementMs = STATEMENT_MS }: PostgresOptions): PostgresDatabase {
  const backends = new Map<pg.PoolClient, number>();
  const pool = new pg.Pool({
    connectionString: url,
    application_name: "docsvc",
    max: connections,
    connectionTimeoutMillis: CONNECT_MS,
    idleTimeoutMillis: 60_000,
    allowExitOnIdle: true,
    keepAlive: true,
    statement_timeout: statementMs,
    query_timeout: statementMs + CONNECT_MS,
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_MS,
    types: TYPES,
  });
  // A broken idle connection is replaced at its next use; without a listener it would end the process.
  pool.on("error", () => {});
  pool.on("connect", (client) => backends.set(client, processIdOf(client)));
  pool.on("remove", (client) => backends.delete(client));

  const query = async (
    client: pg.Pool | pg.PoolClient,
    text: string,
    values: Value[],
  ): Promise<pg.QueryResult<Row>> => {
    try {
      const result: pg.QueryResult<Row> | readonly pg.QueryResult<Row>[] = await client.query<Row>(text, values);
      // Several statements in one text, as in a migration step, each have a result; none of them is used.
      return Array.isArray(result) ? { ...result.at(-1), rows: result.flatMap(({ rows }) => rows) } : result;
    } catch (error) {
      throw toStoreError(error);
    }
  };
  const sqlOf = (client: pg.Pool | pg.PoolClient): Sql => ({
    all: async (text, ...values) => (await query(client, text, values)).rows,
    get: async (text, ...values) => (await query(client, text, values)).rows[0],
    has: async (text, ...values) => (await query(client, `select 1 from ${text} limit 1`, values)).rows.length > 0,
    run: async (text, ...values) => (await query(client, text, values)).rowCount ?? 0,
  });

  const onOneConnection = async <T>(work: (sql: Sql) => Promise<T>): Promise<T> => {
    const client = await pool.connect().catch((error: unknown) => {
      throw toStoreError(error);
    });
    let broken: Error | undefined;
    // A connection may break between two statements.
    const onError = (error: Error): void => void (broken = error);
    client.on("error", onError);
    try {
      return await work(sqlOf(client));
    } catch (error) {
      // Ends any open transaction; without one this does nothing.
      await client.query("rollback").catch((cause: Error) => {
        broken ??= cause;
      });
      throw error;
    } finally {
      client.off("error", onError);
      client.release(broken);
    }
  };
  const once = <T>(work: (sql: Sql) => Promise<T>): Promise<T> =>
    onOneConnection(async (sql) => {
      await sql.run("begin");
      const value = await work(sql);
      await sql.run("commit");
      return value;
    });
  return {
    ...sqlOf(pool),
    onOneConnection,
    async transaction(work) {
      for (let tries = 1; ; tries++) {
        try {
          return await once(work);
        } catch (error) {
          if (!isConflict(error) || tries >= MAX_TRIES) throw error;
          await sleep(Math.random() * 10 * tries);
        }
      }
    },
    isOwn: (processId) => [...backends.values()].includes(processId),
    close: () => pool.end(),
  };
}

/** Returns 64-bit integers as numbers: times in milliseconds and counts, all far below 2^53. */
const TYPES: pg.CustomTypesConfig = {
  getTypeParser: (id, format) =>
    id === pg.types.builtins.INT8 ? (Number as never) : pg.types.getTypeParser(id, format),
};

function processIdOf(client: pg.PoolClient): number {
  return (client as unknown as { readonly processID: number }).processID;
}
