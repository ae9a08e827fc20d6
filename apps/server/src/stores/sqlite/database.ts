import { DatabaseSync } from "node:sqlite";
import { StartRefusedError } from "../../errors/start-refused.ts";
import type { SQLInputValue, SQLOutputValue, StatementSync } from "node:sqlite";
import { CommitTogether } from "./commit-together.ts";

export type Row = Record<string, SQLOutputValue>;
export type Values = readonly SQLOutputValue[];

/**
 * A SQLite file, opened for durable writing while other processes use it.
 *
 * Reads that follow each other without awaiting see one snapshot: SQLite takes and releases its locks once for all of them, which takes
 * longer than a read itself. After any await, even of a settled promise, reads see what was committed in the meantime.
 */
export interface Database {
  all(sql: string, ...values: SQLInputValue[]): readonly Row[];
  get(sql: string, ...values: SQLInputValue[]): Row | undefined;
  /** A row without column names, in the order of the statement, for reads in every request. */
  values(sql: string, ...values: SQLInputValue[]): Values | undefined;
  /** Returns the number of changed rows. */
  run(sql: string, ...values: SQLInputValue[]): number;
  /** Runs all or nothing. The function must not await, because the whole process shares the connection. */
  transaction<T>(work: () => T): T;
  /** The same, in one transaction with all other calls in the same turn of the event loop; durable when the promise resolves. */
  together<T>(work: () => T): Promise<T>;
  close(): void;
}

/** @param migrations the steps from an empty file on; those that the file does not have yet are run */
export function openDatabase(path: string, migrations: readonly string[]): Database {
  try {
    return open(path, migrations);
  } catch (error) {
    throw explainStart(error, path);
  }
}

/** SQLite result codes: SQLITE_CORRUPT and SQLITE_NOTADB. */
const DAMAGED = new Set([11, 26]);
/** SQLITE_IOERR and SQLITE_FULL. */
const NO_SPACE = new Set([10, 13]);

/** Explains what prevents a start, and what to do. */
function explainStart(error: unknown, path: string): unknown {
  const code = (error as { readonly errcode?: number }).errcode;
  if (code === undefined) return error;
  // The lowest byte is the primary result code; the others are details.
  if (DAMAGED.has(code & 0xff)) {
    return new StartRefusedError(
      `The database ${path} is damaged. Keep a copy of it, and restore a backup with docsvc restore; docsvc doctor looks at it.`,
      { cause: error },
    );
  }
  if (NO_SPACE.has(code & 0xff)) {
    return new StartRefusedError(
      `The database ${path} cannot be written: the disk is full or fails. Free some space; docsvc doctor says how much there is.`,
      { cause: error },
    );
  }
  return error;
}

function open(path: string, migrations: readonly string[]): Database {
  const connection = new DatabaseSync(path, { timeout: 10_000 });
  // FULL: a commit is on disk before it is acknowledged (NORMAL may lose the last ones in a power cut). secure_delete: deleted secrets do
  // not stay in free pages.
  connection.exec(
    "pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma secure_delete = on;",
  );
  // 16 MiB instead of 2: with 600,000 jobs, a read of one takes 1.2 times as long as with a thousand, instead of 1.6 times.
  connection.exec("pragma cache_size = -16384");
  migrate(connection, migrations);
  const statements = new Map<string, Statement>();
  const prepare = (sql: string): Statement => {
    const known = statements.get(sql);
    if (known !== undefined) return known;
    const statement = new Statement(connection.prepare(sql), sql);
    statements.set(sql, statement);
    return statement;
  };
  const snapshot = new Snapshot(connection);
  // immediate: takes the write lock at once, so that it waits for a busy writer and no snapshot is ever refused
  const [begin, commit] = [connection.prepare("begin immediate"), connection.prepare("commit")];
  let inTransaction = false;
  const prepared = (sql: string): Statement => {
    const statement = prepare(sql);
    if (!statement.reads) snapshot.end();
    else if (!inTransaction) snapshot.begin();
    return statement;
  };
  const transaction = <T>(work: () => T): T => {
    snapshot.end();
    begin.run();
    inTransaction = true;
    try {
      const value = work();
      commit.run();
      return value;
    } catch (error) {
      if (connection.isTransaction) connection.exec("rollback");
      throw error;
    } finally {
      inTransaction = false;
    }
  };
  const together = new CommitTogether(transaction);
  return {
    all: (sql, ...values) => prepared(sql).all(values),
    get: (sql, ...values) => prepared(sql).get(values),
    values: (sql, ...values) => prepared(sql).values(values),
    run: (sql, ...values) => prepared(sql).run(values),
    transaction,
    together: (work) => together.add(work),
    close() {
      snapshot.end();
      statements.clear();
      if (connection.isOpen) connection.close();
    },
  };
}

/** A prepared statement. Its rows are arrays, which take a third of the time of node:sqlite's objects. */
class Statement {
  /** Whether it is read-only. */
  readonly reads: boolean;
  readonly #statement: StatementSync;
  readonly #isNumbered: boolean;
  #names: readonly string[];

  constructor(statement: StatementSync, sql: string) {
    this.reads = /^\s*select\b/i.test(sql);
    this.#statement = statement;
    this.#isNumbered = /\?\d/.test(sql);
    statement.setReturnArrays(true);
    this.#names = columnNames(statement);
  }

  values(parameters: SQLInputValue[]): Values | undefined {
    const values = this.#isNumbered ? this.#statement.get(byNumber(parameters)) : this.#statement.get(...parameters);
    return values as Values | undefined;
  }

  get(parameters: SQLInputValue[]): Row | undefined {
    const values = this.values(parameters);
    return values === undefined ? undefined : this.#toRow(values);
  }

  all(parameters: SQLInputValue[]): readonly Row[] {
    const rows = this.#isNumbered ? this.#statement.all(byNumber(parameters)) : this.#statement.all(...parameters);
    return (rows as unknown as readonly Values[]).map((values) => this.#toRow(values));
  }

  /** Returns the number of changed rows. */
  run(parameters: SQLInputValue[]): number {
    const ran = this.#isNumbered ? this.#statement.run(byNumber(parameters)) : this.#statement.run(...parameters);
    return Number(ran.changes);
  }

  #toRow(values: Values): Row {
    // SQLite prepares `select *` again after another process has added a column.
    if (values.length !== this.#names.length) this.#names = columnNames(this.#statement);
    const row: Row = {};
    for (const [index, name] of this.#names.entries()) row[name] = values[index]!;
    return row;
  }
}

/** Node 22.19 treats the `?1` of a statement as a name, and does not bind a value to it by position. */
function byNumber(parameters: readonly SQLInputValue[]): Record<string, SQLInputValue> {
  return Object.fromEntries(parameters.map((value, index) => [`?${index + 1}`, value]));
}

function columnNames(statement: StatementSync): readonly string[] {
  return statement.columns().map(({ name }) => name);
}

/** The snapshot that consecutive reads share. */
class Snapshot {
  readonly #connection: DatabaseSync;
  readonly #begin: StatementSync;
  readonly #end: StatementSync;
  #open = false;

  constructor(connection: DatabaseSync) {
    this.#connection = connection;
    this.#begin = connection.prepare("begin");
    this.#end = connection.prepare("commit");
  }

  /** Begins a snapshot unless there is one. */
  begin(): void {
    if (this.#open) return;
    this.#begin.run();
    this.#open = true;
    // Runs before the promise of this read settles, whose continuation comes later.
    queueMicrotask(() => this.end());
  }

  end(): void {
    if (!this.#open) return;
    this.#open = false;
    // A disk error during a read may have ended it.
    if (this.#connection.isTransaction) this.#end.run();
  }
}

/** Takes the write lock, so that of two processes that open the file at once, one waits for the other and finds it migrated. */
function migrate(connection: DatabaseSync, migrations: readonly string[]): void {
  const version = (): number => Number(connection.prepare("pragma user_version").get()?.["user_version"]);
  if (version() >= migrations.length) return;
  connection.exec("begin immediate");
  try {
    for (const step of migrations.slice(version())) connection.exec(step);
    // Pragmas do not accept bound values.
    connection.exec(`pragma user_version = ${Math.max(version(), migrations.length)}`);
    connection.exec("commit");
  } catch (error) {
    if (connection.isTransaction) connection.exec("rollback");
    throw error;
  }
}
