/**
 * A separate PostgreSQL server for tests and benchmarks: it runs the machine's programs, with data in a temporary folder and a socket in it. A
 * server that the machine already runs is not touched.
 */
import { execFile, execFileSync, spawn } from "node:child_process";
import { accessSync, readdirSync } from "node:fs";
import { chown, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { openPostgres } from "../../src/stores/postgres/database.ts";

export interface PostgresServer extends AsyncDisposable {
  /** Creates an empty database. */
  newDatabase(): Promise<string>;
  readonly url: (database: string) => string;
  start(): Promise<void>;
  /** `immediate` is like a power failure, except for the disk. */
  stop(mode: "fast" | "immediate"): Promise<void>;
}

/** Allows for a machine that is busy with other tests. */
const MAX_SECONDS = 300;

const run = promisify(execFile);
const isRoot = process.getuid?.() === 0;

/** Why tests have no server on this machine; undefined if they have one. */
export const postgresMissing: string | undefined = whyMissing();

function whyMissing(): string | undefined {
  if (programFolder() === undefined) return "PostgreSQL is not installed: apt-get install postgresql";
  if (isRoot && serverUser() === undefined) return "PostgreSQL does not run as root, and there is no user postgres";
  return undefined;
}

/** @param durable - whether commits wait for the disk: for benchmarks, not for tests, in which the power never fails */
export async function startPostgres({ durable = false }: { readonly durable?: boolean } = {}): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), "docsvc-pg-"));
  const user = isRoot ? serverUser() : undefined;
  if (user !== undefined) await chown(folder, user.uid, user.gid);
  const as = user ?? {};
  const program = (name: string): string => join(programFolder()!, name);
  const data = join(folder, "data");
  await run(program("initdb"), ["-D", data, "-U", "docsvc", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"], {
    ...as,
    cwd: folder,
  });
  const settings = ["-c", "listen_addresses=", "-c", `fsync=${durable ? "on" : "off"}`, "-c", "max_connections=200"];
  let databases = 0;
  const url = (database: string): string => `postgresql://docsvc@localhost/${database}?host=${folder}`;
  const control = async (...args: string[]): Promise<void> => {
    // The server outlives this command, and must not keep its output open.
    await new Promise<void>((resolve, reject) => {
      const child = spawn(program("pg_ctl"), ["-D", data, "-w", "-t", `${MAX_SECONDS}`, "-s", ...args], {
        ...as,
        cwd: folder,
        stdio: "ignore",
      });
      child.once("error", reject);
      child.once("exit", (code) => (code === 0 ? resolve() : reject(new Error(`pg_ctl ${args[0]} failed (${code})`))));
    });
  };
  const start = (): Promise<void> =>
    control("start", "-l", join(folder, "log"), "-o", ["-k", folder, ...settings].join(" "));
  await start();
  const stop = (mode: "fast" | "immediate"): Promise<void> => control("stop", "-m", mode);
  return {
    async newDatabase() {
      const name = `test${++databases}`;
      const database = openPostgres({ url: url("postgres"), connections: 1 });
      await database.run(`create database ${name}`);
      await database.close();
      return url(name);
    },
    url,
    start,
    stop,
    async [Symbol.asyncDispose]() {
      await stop("immediate").catch(() => {});
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Debian keeps the server programs out of the PATH, in one folder for each version. */
function programFolder(): string | undefined {
  const debian = "/usr/lib/postgresql";
  const versions = listed(debian).sort((a, b) => Number(b) - Number(a));
  const folders = [
    ...versions.map((version) => join(debian, version, "bin")),
    ...(process.env["PATH"] ?? "").split(delimiter),
  ];
  return folders.find((folder) => {
    try {
      accessSync(join(folder, "pg_ctl"));
      accessSync(join(folder, "initdb"));
      return true;
    } catch {
      return false;
    }
  });
}

function listed(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function serverUser(): { readonly uid: number; readonly gid: number } | undefined {
  try {
    const id = (flag: string): number =>
      Number(execFileSync("id", [flag, "postgres"], { stdio: ["ignore", "pipe", "ignore"] }));
    return { uid: id("-u"), gid: id("-g") };
  } catch {
    return undefined;
  }
}
