/** A real child process tries what a document that took it over would try, at every level that this machine can have. */
import { mkdtempSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { readFixture } from "@docsvc/fixtures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Findings, Try } from "../testing/prying-child.ts";
import { testService } from "../testing/test-service.ts";
import type { TestService } from "../testing/test-service.ts";
import { chooseIsolation } from "./choose-isolation.ts";
import { ISOLATION_LEVELS } from "./isolation.ts";
import type { IsolationLevel } from "./isolation.ts";

const childEntry = new URL("../testing/prying-child.ts", import.meta.url);
process.env["DOCSVC_TEST_SECRET"] = "must not be reached";
/** Node's permission model knows the network from this version on. */
const KNOWS_NETWORK = Number(process.versions.node.split(".")[0]) >= 25;

const elsewhere = mkdtempSync(join(tmpdir(), "docsvc-elsewhere-"));
const listener = createServer((socket) => socket.end());
beforeAll(() => new Promise<void>((resolve) => listener.listen(0, "127.0.0.1", resolve)));
afterAll(async () => {
  listener.close();
  await rm(elsewhere, { recursive: true });
});

const unavailable = new Map<IsolationLevel, string>();
for (const level of ISOLATION_LEVELS) {
  await chooseIsolation(childEntry, level).catch((error: Error) => unavailable.set(level, error.message));
}

async function pry(on: TestService, tries: readonly Try[]): Promise<Findings> {
  const input = await on.stored(JSON.stringify(tries));
  const { json } = await on.call("POST", "/parse", { json: { input } });
  return JSON.parse(json.result.chunks[0].content) as Findings;
}

/** Where the bytes of an upload lie. */
async function storedFile(dataDir: string): Promise<string> {
  const stored = join(dataDir, "files", "stored");
  const entries = await readdir(stored, { recursive: true, withFileTypes: true });
  const file = entries.find((entry) => entry.isFile())!;
  return join(file.parentPath, file.name);
}

const refused = expect.stringMatching(/^refused: /);
const held = ISOLATION_LEVELS.filter((level) => level !== "none");

for (const level of held) {
  const reason = unavailable.get(level);
  const title = reason === undefined ? level : `${level}: skipped, ${reason}`;
  describe.skipIf(reason !== undefined)(title, () => {
    describeLevel(level);
  });
}

function describeLevel(level: IsolationLevel): void {
  let service: TestService;
  let another: string;
  beforeAll(async () => {
    service = await testService({ childEntry, isolation: level });
    await service.stored("another organisation's document");
    another = await storedFile(service.dataDir);
  });
  afterAll(() => service[Symbol.asyncDispose]());

  test("reads no file but its input", async () => {
    const paths = [
      "/etc/passwd",
      join(service.dataDir, "secret"),
      join(service.dataDir, "docsvc.sqlite"),
      another,
      `/proc/${process.pid}/environ`,
      new URL("../../../../package.json", import.meta.url).pathname,
    ];
    const findings = await pry(service, [["read", "INPUT"], ...paths.map((path) => ["read", path] as const)]);
    expect(findings[0]).toMatch(/^done: /);
    expect(findings.slice(1)).toEqual(paths.map(() => refused));
  });

  test("lists no folder but its own", async () => {
    const folders = [service.dataDir, join(service.dataDir, "scratch"), "/root", "/home"];
    const findings = await pry(
      service,
      folders.map((folder) => ["list", folder]),
    );
    // In the sandbox the way to its own folders is there, and leads nowhere else.
    const unseen = /^refused: |^done: (child-\S+|scratch)?$/;
    expect(findings).toEqual(folders.map(() => expect.stringMatching(unseen)));
  });

  test("writes nowhere but into its own folders", async () => {
    const paths = [join(elsewhere, "file"), join(service.dataDir, "secret"), another, "INPUT", "/tmp/docsvc-outside"];
    const findings = await pry(
      service,
      paths.map((path) => ["write", path]),
    );
    expect(findings).toEqual(paths.map(() => refused));
    expect(await readdir(elsewhere)).toEqual([]);
  });

  test.skipIf(level === "permissions" && !KNOWS_NETWORK)("opens no connection (by permissions: Node 25)", async () => {
    const { port } = listener.address() as AddressInfo;
    expect(await pry(service, [["connect", String(port)]])).toEqual([refused]);
  });

  test("starts no program, or one that is in the same walls", async () => {
    const { port } = listener.address() as AddressInfo;
    const commands = [
      "cat /etc/passwd",
      `cat ${service.dataDir}/secret`,
      `cat ${another}`,
      `cat /proc/${process.pid}/environ`,
      `echo overwritten > ${elsewhere}/file`,
      `/bin/bash -c 'echo hello > /dev/tcp/127.0.0.1/${port}'`,
      "cat /proc/[0-9]*/environ | tr '\\0' '\\n' | grep DOCSVC",
      "echo filler > /dev/shm/file",
    ];
    const findings = await pry(
      service,
      commands.map((command) => ["run", command]),
    );
    expect(findings).toEqual(commands.map(() => refused));
    expect(await readdir(elsewhere)).toEqual([]);
  });

  test("knows no secret of the service", async () => {
    const [environment] = await pry(service, [["environment", ""]]);
    expect(environment).toContain("OMP_THREAD_LIMIT");
    expect(environment).not.toContain("must not be reached");
  });

  test("cannot have the service read a file in place of the result", async () => {
    const input = await service.stored(JSON.stringify([["substitute", "/etc/passwd"]]));
    const { json } = await service.call("POST", "/parse_async", { json: { input } });
    const job = await service.ended(json.job_id as string);
    expect(["COMPLETED", "FAILED"]).toContain(job.status);
    expect(JSON.stringify(job)).not.toContain("root:");
  });

  test("parses documents, scans and pictures", async () => {
    await using real = await testService({ isolation: level });
    const documents = [
      ["letter/letter.pdf", "Institute"],
      ["scan/letter.jpg", "Institute"],
      // The program reads these in a second; the WebAssembly build of the other levels has shown with one that it runs.
      ...(level === "sandbox"
        ? ([
            ["scan/letter-scan.pdf", "Institute"],
            ["scan/fax.tif", "Lower Valley"],
          ] as const)
        : []),
    ] as const;
    for (const [fixture, words] of documents) {
      const input = await real.stored(await readFixture(fixture), basename(fixture));
      const { json } = await real.call("POST", "/parse", { json: { input } });
      expect(JSON.stringify(json.result), fixture).toContain(words);
    }
  });
}

test("without isolation everything is reached, so that the tests above can fail", async () => {
  await using open = await testService({ childEntry, isolation: "none" });
  const { port } = listener.address() as AddressInfo;
  const findings = await pry(open, [
    ["read", join(open.dataDir, "secret")],
    ["read", `/proc/${process.pid}/status`],
    ["connect", String(port)],
    ["run", "echo hello"],
  ]);
  expect(findings).toEqual(findings.map(() => expect.stringMatching(/^done: /)));
});

test("a level that the machine does not have is refused at the start, with the reason", async () => {
  const { PATH } = process.env;
  process.env["PATH"] = "/nowhere";
  try {
    await expect(chooseIsolation(childEntry, "sandbox")).rejects.toThrow(/bubblewrap is not installed/);
    expect(await chooseIsolation(childEntry)).toMatchObject({
      level: "permissions",
      shortfall: "bubblewrap is not installed; unshare is not installed",
    });
  } finally {
    process.env["PATH"] = PATH;
  }
});
