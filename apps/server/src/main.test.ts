import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { fixture } from "@docsvc/fixtures";
import { needing, notOnWindows, onLinux } from "@docsvc/fixtures/needing";
import { expect, test } from "vitest";
import { issueApiKey } from "./auth/authenticator.ts";
import { startService } from "./service/service.ts";
import { childrenOf } from "./work/process-tree.ts";
import { postgresMissing } from "../test/support/postgres-server.ts";
import { run } from "../test/support/run-command.ts";
import { newDatabase } from "../test/support/shared-postgres.ts";
import { addressOf, untilPrinted } from "../test/support/until-printed.ts";

const main = fileURLToPath(new URL("./main.ts", import.meta.url));

function start(args: readonly string[], env: Readonly<Record<string, string>> = {}): ChildProcess {
  return spawn(process.execPath, ["--disable-warning=ExperimentalWarning", main, ...args], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
}

notOnWindows.test("SIGTERM lets the service end by itself, with exit code 0", async () => {
  const folder = await mkdtemp(join(tmpdir(), "docsvc-main-"));
  const env = { DOCSVC_PORT: "0", DOCSVC_DATA_DIR: join(folder, "data"), DOCSVC_API_KEY: `ak_live_${"c".repeat(40)}` };
  const child = start(["serve"], env);
  await untilPrinted(child.stderr!, new RegExp(`listens on http://127\\.0\\.0\\.1:[^]*${env.DOCSVC_DATA_DIR}`));
  child.kill("SIGTERM");
  expect(await once(child, "exit")).toEqual([0, null]);
  await rm(folder, { recursive: true });
});

onLinux.test("the environment of a service shows no secret, and the service has it", async () => {
  const folder = await mkdtemp(join(tmpdir(), "docsvc-main-"));
  const secret = `ak_live_${"s".repeat(40)}`;
  const env = {
    DOCSVC_PORT: "0",
    DOCSVC_DATA_DIR: join(folder, "data"),
    DOCSVC_API_KEY: secret,
    DATABASE_PASSWORD: secret,
  };
  const child = start(["serve"], env);
  const url = await addressOf(child.stderr!);
  const { status } = await fetch(`${url}/jobs`, { headers: { authorization: `Bearer ${secret}` } });
  expect(status).toBe(200);
  await expect.poll(() => childrenOf(child.pid!)).not.toEqual([]);
  await expectHidden(child, secret);
  const left = (await readdir("/dev/shm")).filter((name) => name.startsWith("docsvc-"));
  expect(left).toEqual([]);
  child.kill("SIGTERM");
  expect(await once(child, "exit")).toEqual([0, null]);
  await rm(folder, { recursive: true });
});

needing(process.platform === "linux" ? postgresMissing : "Linux alone has /proc").describe("of a fleet", () => {
  test.each(["api", "worker"])("nor does that of docsvc %s", async (command) => {
    const folder = await mkdtemp(join(tmpdir(), "docsvc-main-"));
    const secret = "a secret of more than 32 characters";
    const database = await newDatabase();
    await run(["migrate", "--database", database]);
    const child = start([command, "--data", join(folder, "data"), "--port", "0"], {
      DOCSVC_DATABASE_URL: database,
      DOCSVC_SECRET: secret,
    });
    await addressOf(child.stderr!);
    await expectHidden(child, secret);
    await expectHidden(child, database);
    child.kill("SIGTERM");
    expect(await once(child, "exit")).toEqual([0, null]);
    await rm(folder, { recursive: true });
  });
});

/** As every process of the same user can read it, for this process and those that it has started. */
async function expectHidden(child: ChildProcess, secret: string): Promise<void> {
  const family = [child.pid!, ...(await descendants(child.pid!))];
  for (const pid of family) expect(await readFile(`/proc/${pid}/environ`, "latin1")).not.toContain(secret);
}

async function descendants(pid: number): Promise<readonly number[]> {
  const children = childrenOf(pid);
  return [...children, ...(await Promise.all(children.map(descendants))).flat()];
}

test("a key that another process revokes opens nothing from then on", async () => {
  const folder = await mkdtemp(join(tmpdir(), "docsvc-main-"));
  const dataDir = join(folder, "data");
  {
    await using service = await startService({ dataDir, port: 0, slots: 1, drainMs: 0 });
    const { id, key } = await issueApiKey(service.stores.keys, { name: "laptop" });
    const ask = async (): Promise<number> =>
      (await fetch(`${service.url}/jobs`, { headers: { authorization: `Bearer ${key}` } })).status;
    expect(await ask()).toBe(200);
    expect(await once(start(["keys", "revoke", id, "--data", dataDir]), "exit")).toEqual([0, null]);
    expect(await ask()).toBe(401);
  }
  await rm(folder, { recursive: true });
});

test("a reader that stops reading is no failure", async () => {
  const child = start(["parse", fixture("paper/paper.pdf"), "--format", "json"]);
  child.stdout!.destroy();
  expect(await once(child, "exit")).toEqual([0, null]);
});

test("the exit code of a command is that of the program", async () => {
  expect(await once(start(["parse", fixture("broken/empty.pdf")]), "exit")).toEqual([1, null]);
  expect(await once(start(["prase"]), "exit")).toEqual([2, null]);
});
