import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openDatabase } from "./database.ts";
import { JobChanges } from "../../ports/job-changes.ts";
import { MIGRATIONS } from "./schema.ts";
import { SqliteJobQueue } from "./sqlite-job-queue.ts";
import { SqliteJobStore } from "./sqlite-job-store.ts";

let folder: string;
let path: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "docsvc-database-"));
  path = join(folder, "test.sqlite");
});
afterEach(() => rm(folder, { recursive: true }));

test("a database of the first version keeps its jobs, and they are worked on", async () => {
  const old = new DatabaseSync(path);
  old.exec(MIGRATIONS[0]!);
  const insert = `insert into jobs (id, organisation, type, status, priority, request, run_at, created_at)
    values ('old', 'org', 'parse', 'PENDING', 0, '{}', 1, 1)`;
  old.exec(insert);
  const database = openDatabase(path, MIGRATIONS);
  // The older program still has it open, and continues.
  old.exec(insert.replace("'old'", "'newer'"));
  old.close();
  const options = { retentionMs: 60_000, maxAttempts: 3, backoffMs: 0 };
  const queue = new SqliteJobQueue(database, new JobChanges(), options);
  const jobs = new SqliteJobStore(database, new JobChanges(), options);
  const claims = await queue.claim("w", 5, 60_000);
  expect(claims.map(({ job }) => [job.id, job.keyId])).toEqual([
    ["newer", ""],
    ["old", ""],
  ]);
  expect(await jobs.cancel("org", "old")).toBe("cancelled");
  database.close();
});

test("a step runs once, whoever opens the file, and a step that fails leaves nothing", () => {
  const steps = ["create table one (n integer)", "insert into one values (1)"];
  openDatabase(path, steps).close();
  const again = openDatabase(path, steps);
  expect(again.all("select n from one")).toHaveLength(1);
  again.close();
  expect(() => openDatabase(path, [...steps, "insert into one values (2); nonsense"])).toThrow(/syntax error/);
  const after = openDatabase(path, steps);
  expect(after.all("select n from one")).toHaveLength(1);
  after.close();
});

test("a file of a later version opens: what it added does no harm", () => {
  openDatabase(path, [...MIGRATIONS, "create table later (n integer)"]).close();
  const older = openDatabase(path, MIGRATIONS);
  expect(older.get("pragma user_version")).toEqual({ user_version: MIGRATIONS.length + 1 });
  older.close();
});

test("reads that nothing comes between share a snapshot; one that waited sees what another connection has committed", async () => {
  const database = openDatabase(path, ["create table one (n integer)"]);
  const other = openDatabase(path, []);
  const count = (): unknown => database.get("select count(*) n from one")?.["n"];
  expect(count()).toBe(0);
  other.run("insert into one values (1)");
  expect(count()).toBe(0);
  await Promise.resolve();
  expect(count()).toBe(1);
  // A process sees its own write at once; the write is on disk when the call returns, and is based on the newest state.
  other.run("insert into one values (2)");
  database.run("insert into one values (3)");
  expect(other.get("select count(*) n from one")).toEqual({ n: 3 });
  expect(count()).toBe(3);
  other.run("insert into one values (4)");
  database.transaction(() => {
    expect(count()).toBe(4);
    database.run("delete from one");
  });
  expect(count()).toBe(0);
  expect(database.get("insert into one values (5) returning n")).toEqual({ n: 5 });
  await Promise.resolve();
  expect(other.all("select n from one")).toEqual([{ n: 5 }]);
  other.close();
  database.close();
});

test("a column that another process adds appears in the rows of statements that were prepared before", async () => {
  const database = openDatabase(path, ["create table one (n integer)", "insert into one values (1)"]);
  expect(database.get("select * from one")).toEqual({ n: 1 });
  const newer = new DatabaseSync(path);
  newer.exec("alter table one add column later text default 'x'");
  newer.close();
  await Promise.resolve();
  expect(database.get("select * from one")).toEqual({ n: 1, later: "x" });
  database.close();
});
