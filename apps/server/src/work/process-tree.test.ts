/** Programs that a document makes its child process start count as the child's own, and end with it. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, readdir } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { needing, onLinux } from "@docsvc/fixtures/needing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { chooseIsolation } from "../isolation/choose-isolation.ts";
import type { IsolationLevel } from "../isolation/isolation.ts";
import { testService } from "../../test/support/test-service.ts";
import type { TestService } from "../../test/support/test-service.ts";

import { TreeWatch, useOfTree } from "./process-tree.ts";

const childEntry = new URL("../../test/support/prying-child.ts", import.meta.url);
const noSandbox = await chooseIsolation(childEntry, "sandbox").then(
  () => undefined,
  (error: Error) => error.message,
);

/** Number of processes on the machine whose command line contains a text. */
async function processesWith(text: string): Promise<number> {
  const numbers = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const lines = await Promise.all(numbers.map((pid) => readFile(`/proc/${pid}/cmdline`, "latin1").catch(() => "")));
  return lines.filter((line) => line.includes(text)).length;
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await sleep(20);
}

/** Seconds that a program sleeps, longer than any test: it is killed, and does not end by itself. */
const LONG = 1000;

describe("programs of a child", () => {
  describePrograms("no-walls");
});
needing(noSandbox).describe("programs of a child in the sandbox", () => {
  describePrograms("sandbox");
});

function describePrograms(isolation: IsolationLevel): void {
  let service: TestService;
  beforeAll(async () => {
    service = await testService({ childEntry, isolation, limits: { memoryBytes: 300 * 1024 ** 2 } });
  });
  afterAll(() => service[Symbol.asyncDispose]());

  async function start(command: string): Promise<string> {
    const input = await service.stored(JSON.stringify([["run", command]]));
    return (await service.call("POST", "/parse_async", { json: { input } })).json.job_id as string;
  }

  test("their memory counts", async () => {
    const job = await start(`head -c 500000000 /dev/zero | tail -c 450000000 | sleep ${LONG}`);
    expect((await service.ended(job)).error_code).toBe("document_too_complex");
  });

  test("too many of them end the run", async () => {
    const job = await start(`for i in $(seq 100); do sleep ${LONG} & done; wait`);
    expect((await service.ended(job)).error_code).toBe("document_too_complex");
  });

  test("a cancelled job leaves none of them, however they were started", async () => {
    const marker = `${LONG}.${process.pid}${Date.now() % 1e6}${isolation.length}`;
    // In its own session it is outside the child's process group, so only the sandbox contains it.
    const launcher = isolation === "sandbox" ? "setsid " : "";
    const job = await start(`${launcher}sleep ${marker} & sleep ${marker}`);
    await until(async () => (await processesWith(marker)) >= 2);
    expect((await service.call("POST", `/cancel/${job}`)).status).toBe(200);
    await until(async () => (await processesWith(marker)) === 0);
  });
}

onLinux.test(
  "at the end of a run the processes of a second ago are looked at, and later all that there are",
  async () => {
    const shell = spawn("sh", ["-c", `read line; sleep ${LONG} & wait`], {
      stdio: ["pipe", "ignore", "inherit"],
      detached: true,
    });
    try {
      let now = 0;
      const watch = new TreeWatch(shell.pid!, () => now);
      const before = watch.lastUse();
      expect(before.processes).toBe(1);
      shell.stdin.write("\n");
      await until(async () => useOfTree(shell.pid!).processes === 2);
      now = 1000;
      expect(watch.lastUse().processes).toBe(1);
      now = 1001;
      expect(watch.lastUse().processes).toBe(2);
      expect(watch.use().bytes).toBeGreaterThan(before.bytes);
    } finally {
      process.kill(-shell.pid!, "SIGKILL");
      await once(shell, "exit");
    }
  },
);
