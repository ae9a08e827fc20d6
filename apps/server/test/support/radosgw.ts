/**
 * A real S3 server for tests: Ceph's RADOS Gateway with one monitor and one storage daemon that keeps its data in memory, each a local process on
 * the loopback interface. It starts in about 13 seconds and takes 120 MB.
 */
import { execFile, spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { randomBytes, randomUUID } from "node:crypto";
import { appendFile, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { CreateBucketCommand, S3Client } from "@aws-sdk/client-s3";
import type { S3Credentials, S3Options } from "../../src/files/s3/s3-options.ts";
import { onPath } from "../../src/isolation/on-path.ts";
import { freePorts } from "./free-ports.ts";

export interface S3TestServer extends AsyncDisposable {
  /** Creates a bucket for one caller. */
  newBucket(): Promise<S3TestBucket>;
  /** Stops the gateway at once; stored data is kept. */
  killGateway(): Promise<void>;
  startGateway(): Promise<void>;
}

export interface S3TestBucket extends S3Options {
  readonly endpoint: string;
  readonly region: string;
  readonly credentials: S3Credentials;
}

/** Debian's packages with the programs. */
export const RADOSGW_PACKAGES: readonly string[] = ["ceph-mon", "ceph-osd", "radosgw", "ceph-common"];

/** Programs that create and run the cluster. */
const PROGRAMS = ["ceph", "ceph-authtool", "ceph-mon", "ceph-osd", "monmaptool", "radosgw", "radosgw-admin"];

/** Why tests have no S3 server on this machine; undefined if they have one. */
export const radosgwMissing: string | undefined = whyMissing();

/** The server accepts buckets as subdomains of this name, too; no name server knows it. */
export const VIRTUAL_HOST = "s3.docsvc.test";

const REGION = "us-east-1";
/** Each command starts Python, which takes seconds on a busy machine. */
const COMMAND_MS = 120_000;
const run = promisify(execFile);

/** @param triesLeft - another program may take a port between the check and the daemon's start */
export async function startRadosgw(triesLeft = 2): Promise<S3TestServer> {
  const directory = await mkdtemp(join(tmpdir(), "docsvc-ceph-"));
  const daemons: ChildProcess[] = [];
  const killAll = (): void => {
    for (const daemon of daemons) daemon.kill("SIGKILL");
  };
  process.once("exit", killAll);
  const stop = async (): Promise<void> => {
    killAll();
    process.off("exit", killAll);
    await rm(directory, { recursive: true, force: true });
  };
  try {
    return await startCluster(directory, daemons, stop);
  } catch (error) {
    await stop();
    if (triesLeft === 0) throw error;
    return startRadosgw(triesLeft - 1);
  }
}

async function startCluster(
  directory: string,
  daemons: ChildProcess[],
  stop: () => Promise<void>,
): Promise<S3TestServer> {
  const [v1, v2, port] = await freePorts(3);
  const config = join(directory, "ceph.conf");
  const keyring = join(directory, "keyring");
  const fsid = randomUUID();
  const monitor = `[v2:127.0.0.1:${v2},v1:127.0.0.1:${v1}]`;
  for (const folder of ["mon", "osd", "run", "rgw", "log"]) await mkdir(join(directory, folder));
  await writeFile(config, cephConfig(directory, { fsid, monitor, port: port! }));

  const ceph = (program: string, ...args: readonly string[]): Promise<{ stdout: string }> =>
    run(program, ["-c", config, ...args], { timeout: COMMAND_MS });
  const daemon = (program: string, ...args: readonly string[]): void => {
    daemons.push(spawn(program, ["-c", config, "-f", ...args], { stdio: "ignore" }));
  };
  /** Repeats until a command that needs the daemons succeeds; fails if a daemon has ended. */
  const until = async (works: () => Promise<unknown>): Promise<void> => {
    for (;;) {
      const ended = daemons.find(({ exitCode, signalCode }) => exitCode !== null || signalCode !== null);
      if (ended !== undefined) throw new Error(`${ended.spawnfile} ended with ${ended.exitCode ?? ended.signalCode}.`);
      const isDone = await works().then(
        () => true,
        () => false,
      );
      if (isDone) return;
      await sleep(250);
    }
  };

  await run("ceph-authtool", ["--create-keyring", keyring, "--gen-key", "-n", "mon.", "--cap", "mon", "allow *"]);
  const all = ["mon", "osd", "mgr"].flatMap((kind) => ["--cap", kind, "allow *"]);
  await run("ceph-authtool", [keyring, "--gen-key", "-n", "client.admin", ...all]);
  const monmap = join(directory, "monmap");
  await run("monmaptool", ["--create", "--addv", "a", monitor, "--fsid", fsid, monmap]);
  await ceph("ceph-mon", "--mkfs", "-i", "a", "--monmap", monmap, "--keyring", keyring);
  daemon("ceph-mon", "-i", "a");
  await until(() => ceph("ceph", "--connect-timeout", "10", "status"));

  const osd = randomUUID();
  const { stdout: key } = await run("ceph-authtool", ["--gen-print-key"]);
  const secrets = join(directory, "osd-secrets.json");
  await writeFile(secrets, JSON.stringify({ cephx_secret: key.trim() }));
  await ceph("ceph", "osd", "new", osd, "-i", secrets);
  const osdCaps = ["--cap", "mon", "profile osd", "--cap", "osd", "allow *", "--cap", "mgr", "profile osd"];
  await run("ceph-authtool", [keyring, "-n", "osd.0", "--add-key", key.trim(), ...osdCaps]);
  await ceph("ceph-osd", "-i", "0", "--mkfs", "--osd-uuid", osd);
  daemon("ceph-osd", "-i", "0");
  await until(async () => {
    const { stdout } = await ceph("ceph", "osd", "stat");
    if (!stdout.includes("1 up")) throw new Error(stdout);
  });

  const caps = ["mon", "allow rw", "osd", "allow rwx", "mgr", "allow rw"];
  const { stdout: gateway } = await ceph("ceph", "auth", "get-or-create", "client.rgw.a", ...caps);
  await appendFile(keyring, gateway);
  daemon("radosgw", "-n", "client.rgw.a");
  const credentials = {
    accessKeyId: randomBytes(10).toString("hex").toUpperCase(),
    secretAccessKey: randomBytes(20).toString("hex"),
  };
  const { accessKeyId, secretAccessKey } = credentials;
  const user = [
    "--uid=docsvc",
    "--display-name=docsvc",
    `--access-key=${accessKeyId}`,
    `--secret-key=${secretAccessKey}`,
  ];
  await ceph("radosgw-admin", "user", "create", ...user);
  const endpoint = `http://127.0.0.1:${port}`;
  await until(() => fetch(endpoint));
  const client = new S3Client({ endpoint, region: REGION, forcePathStyle: true, credentials });
  return {
    async newBucket() {
      const bucket = `docsvc-${randomUUID()}`;
      await client.send(new CreateBucketCommand({ Bucket: bucket }));
      return { bucket, endpoint, region: REGION, credentials };
    },
    killGateway: async () => {
      // The one that was started last.
      const gateway = daemons.pop()!;
      const exited = once(gateway, "exit");
      gateway.kill("SIGKILL");
      await exited;
    },
    startGateway: async () => {
      daemon("radosgw", "-n", "client.rgw.a");
      await until(() => fetch(endpoint));
    },
    [Symbol.asyncDispose]: async () => {
      client.destroy();
      await stop();
    },
  };
}

function cephConfig(
  directory: string,
  { fsid, monitor, port }: { readonly fsid: string; readonly monitor: string; readonly port: number },
): string {
  return `[global]
fsid = ${fsid}
mon host = ${monitor}
public addr = 127.0.0.1
auth cluster required = cephx
auth service required = cephx
auth client required = cephx
auth allow insecure global id reclaim = true
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 4
osd pool default pgp num = 4
osd crush chooseleaf type = 0
osd objectstore = memstore
memstore device bytes = 1073741824
mon allow pool size one = true
mon warn on pool no redundancy = false
mon data avail crit = 1
mon data = ${directory}/mon
osd data = ${directory}/osd
rgw data = ${directory}/rgw
run dir = ${directory}/run
admin socket = ${directory}/run/$name.$pid.asok
log file = ${directory}/log/$name.log
keyring = ${directory}/keyring
[client.rgw.a]
rgw frontends = beast endpoint=127.0.0.1:${port}
rgw dns name = ${VIRTUAL_HOST}
rgw enable usage log = false
`;
}

function whyMissing(): string | undefined {
  const missing = PROGRAMS.filter((program) => onPath(program) === undefined);
  if (missing.length === 0) return undefined;
  return `no S3 server: ${missing.join(", ")} not installed: apt-get install ${RADOSGW_PACKAGES.join(" ")}`;
}
